package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Conflicts (rulebook, 1 a and 6 g)")
class ConflictsTest extends RulesTest {

    private static final Installation COMMUNICATION = Installation.COMMUNICATION;
    private static final Installation MILITARY = Installation.MILITARY;
    private static final Installation POWER = Installation.POWER;

    private static Scenario redDraws(int seats, EventCard card) {
        return Scenario.of(seats).turn(RED, Phase.EVENT).eventDeck(card);
    }

    /** Communication 1 on both sides; Red 4 idle, Green 3. */
    private static Scenario serge() {
        return redDraws(3, EventCard.CONFLICT_COMMUNICATION_MINOR).has(RED, COMMUNICATION, 1).idle(RED, 4)
                .has(GREEN, COMMUNICATION, 1).idle(GREEN, 3).holds(RED, 1, Resource.IRON)
                .holds(GREEN, 1, Resource.WATER);
    }

    @Test
    @DisplayName("5. A module built but unstaffed starts no conflict: the card is discarded")
    void a_conflict_needs_its_prerequisite_active() {
        given(serge().has(RED, COMMUNICATION, 1, 0));
        assertThat(now.observe(RED).question()).isNotInstanceOf(Question.PickOpponent.class);
        assertThat(now.table().events.discards[EventCard.CONFLICT_COMMUNICATION_MINOR.ordinal()]).isEqualTo(2);
    }

    @Test
    @DisplayName("6. Equal modules, 4 idle against 3: the drawer wins")
    void most_idle_colonists_decide_between_equals() {
        given(serge());
        when(RED, "challenge green", "take water");
        assertThat(told(MarsHappening.Compared.class))
                .isEqualTo(
                        "Communication: Red 1 active (4 idle colonists), Green 1 active (3 idle colonists). Red wins.");
        assertThat(hand(GREEN, Resource.WATER)).isZero();
    }

    @Test
    @DisplayName("7. As 6, but the opponent has a communication bonus face up: the opponent wins, the effect hits the drawer")
    void a_bonus_comes_before_idle_colonists() {
        given(serge().faceUp(GREEN, RdCard.BONUS_COMMUNICATION));
        when(RED, "challenge green");
        when(GREEN, "take iron");
        assertThat(hand(GREEN, Resource.IRON)).isEqualTo(1);
    }

    @Test
    @DisplayName("8. Both have the bonus and 3 idle: nobody wins, the card is discarded")
    void a_complete_tie_is_won_by_nobody() {
        given(serge().idle(RED, 3).faceUp(RED, RdCard.BONUS_COMMUNICATION).faceUp(GREEN, RdCard.BONUS_COMMUNICATION));
        when(RED, "challenge green");
        assertThat(told(MarsHappening.Compared.class)).endsWith("Nobody wins.");
        assertThat(now.table().events.discards[EventCard.CONFLICT_COMMUNICATION_MINOR.ordinal()]).isEqualTo(2);
    }

    @Test
    @DisplayName("9. Two military bonus cards are worth no more than one: more idle colonists decide")
    void a_tie_bonus_is_yes_or_no() {
        given(Scenario.of(2).turn(RED, Phase.RESEARCH).has(RED, MILITARY, 1).has(GREEN, MILITARY, 1).idle(RED, 1)
                .idle(GREEN, 2).faceUp(RED, RdCard.BONUS_MILITARY).faceUp(GREEN, RdCard.BONUS_MILITARY)
                .holds(RED, 1, Resource.IRON));
        now.table().refreshPerks(colony(RED));
        colony(RED).faceUp[RdCard.BONUS_MILITARY.ordinal()]++;
        now.table().rdDecks[0].shuffled[RdCard.BONUS_MILITARY.ordinal()] = 0;
        now.table().refreshPerks(colony(RED));
        int winner = Comparison.winner(now.table(), Domain.MILITARY, RED.bit() | GREEN.bit());
        assertThat(winner).isEqualTo(GREEN.index());
    }

    @Test
    @DisplayName("10. Every opponent is stronger: the drawer must still name one, and loses")
    void a_possible_conflict_is_compulsory() {
        given(serge().has(GREEN, COMMUNICATION, 2).has(BLUE, COMMUNICATION, 2));
        assertThat(now.legal(RED)).containsExactly(read("challenge green"), read("challenge blue"));
        when(RED, "challenge green");
        when(GREEN, "take iron");
    }

    @Test
    @DisplayName("11. A bonus card that is not face up does not count: a tie, nobody wins")
    void a_card_without_effect_until_face_up() {
        given(Scenario.of(2).turn(RED, Phase.RESEARCH).has(RED, MILITARY, 1).has(GREEN, MILITARY, 1).idle(RED, 2)
                .idle(GREEN, 2).holds(GREEN, 1, Resource.IRON));
        colony(RED).held[RdCard.BONUS_MILITARY.ordinal()]++;
        now.table().rdDecks[0].shuffled[RdCard.BONUS_MILITARY.ordinal()]--;
        when(RED, "fight green");
        assertThat(told(MarsHappening.Compared.class)).endsWith("Nobody wins.");
        assertThat(hand(GREEN, Resource.IRON)).isEqualTo(1);
    }

    private static Scenario armed() {
        return Scenario.of(2).turn(RED, Phase.RESEARCH).has(RED, MILITARY, 1).has(RED, Installation.RESEARCH, 1)
                .has(GREEN, MILITARY, 2).holds(RED, 2, Resource.IRON).holds(GREEN, 3, Resource.WATER);
    }

    @Test
    @DisplayName("20. The attacker has one base, the defender two: the defender draws a card blindly from the attacker's hand")
    void the_winner_of_the_optional_conflict_may_be_the_defender() {
        given(armed());
        when(RED, "fight green");
        assertThat(hand(GREEN, Resource.IRON)).isEqualTo(1);
        assertThat(hand(RED, Resource.IRON)).isEqualTo(1);
    }

    @Test
    @DisplayName("21. The loser's hand is empty: nothing moves, and the conflict of this turn is used up")
    void an_empty_hand_yields_nothing() {
        given(armed().holds(RED, 0, Resource.IRON));
        when(RED, "fight green");
        assertThat(colony(GREEN).handSize()).isEqualTo(3);
        refused(RED, "fight green", "you have already fought this turn");
    }

    @Test
    @DisplayName("22. No active base, or already fought: the optional conflict is refused")
    void the_optional_conflict_has_its_conditions() {
        given(armed().has(RED, MILITARY, 1, 0));
        refused(RED, "fight green", "you need an active military base of level 1");
        given(armed().has(RED, MILITARY, 3).has(RED, POWER, 1));
        when(RED, "fight green");
        refused(RED, "fight green");
    }

    @Test
    void the_optional_conflict_comes_after_the_event_before_or_after_the_die() {
        given(armed(), "roll",
                after -> after.observe(RED).question() instanceof Question.Rolled(int face) && face == 1);
        when(RED, "roll", "done");
        refused(RED, "roll", "you have already rolled the die this turn");
        when(RED, "fight green");
        assertThat(now.observe(RED).question()).isInstanceOf(Question.Exchange.class);
        given(armed());
        when(RED, "fight green");
        accepted(RED, "roll");
    }

    @Test
    void the_military_supremacy_brings_one_card_more_to_its_attacking_holder_only() {
        given(armed().has(RED, MILITARY, 3).has(RED, POWER, 1).supremacy(RED, Domain.MILITARY));
        when(RED, "fight green");
        assertThat(hand(RED, Resource.WATER)).isEqualTo(2);
        given(armed().supremacy(GREEN, Domain.MILITARY));
        when(RED, "fight green");
        assertThat(hand(GREEN, Resource.IRON)).isEqualTo(1);
    }

    @Test
    void with_two_players_there_is_no_opponent_to_choose() {
        given(redDraws(2, EventCard.CONFLICT_COMMUNICATION_MINOR).has(RED, COMMUNICATION, 1).holds(GREEN, 1,
                Resource.WATER));
        assertThat(now.observe(RED).question()).isEqualTo(new Question.TakeCards(GREEN, 1));
    }
}
