package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Confrontations (rulebook, 1 a and b, and 6 g)")
class ConfrontationTest extends RulesTest {

    private static final Installation COMMUNICATION = Installation.COMMUNICATION;
    private static final Installation MILITARY = Installation.MILITARY;
    private static final Installation HABITATION = Installation.HABITATION;
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

    @Test
    @DisplayName("12. Nobody has habitation 1: the habitation supremacy is discarded")
    void a_supremacy_needs_somebody_who_qualifies() {
        given(redDraws(2, EventCard.SUPREMACY_HABITATION));
        assertThat(now.table().holders[Domain.HABITATION.ordinal()]).isEqualTo(Table.NOBODY);
        assertThat(now.table().events.discards[EventCard.SUPREMACY_HABITATION.ordinal()]).isEqualTo(1);
    }

    /** Powered habitations Red 3, Green 3, Blue 2; idle Red 2, Green 2, Blue 6. */
    private static Scenario crowded() {
        return redDraws(3, EventCard.SUPREMACY_HABITATION).has(RED, HABITATION, 3).idle(RED, 2)
                .has(GREEN, HABITATION, 3).idle(GREEN, 2).has(BLUE, HABITATION, 2).idle(BLUE, 6);
    }

    @Test
    @DisplayName("13. A tie for first is not won by a third with more idle colonists")
    void only_the_leaders_are_compared_further() {
        given(crowded());
        assertThat(now.table().holders[Domain.HABITATION.ordinal()]).isEqualTo(Table.NOBODY);
    }

    @Test
    @DisplayName("14. As 13 with a habitation bonus: that player wins one point and 3 idle colonists")
    void a_supremacy_is_kept_with_what_it_gives() {
        given(crowded().faceUp(RED, RdCard.BONUS_HABITATION));
        assertThat(now.table().holders[Domain.HABITATION.ordinal()]).isEqualTo(RED.index());
        assertThat(colony(RED).idle).isEqualTo(5);
        assertThat(points(RED)).isEqualTo(4);
        assertThat(colony(RED).marker).as("counted at the own end of turn only").isEqualTo(3);
    }

    /** Red holds the military supremacy with one base, Green and Blue have two each. */
    private static Scenario contested(int basesOfGreen) {
        return redDraws(3, EventCard.CONTESTED_SUPREMACY).supremacy(RED, Domain.MILITARY).has(RED, MILITARY, 1)
                .has(GREEN, MILITARY, basesOfGreen).has(BLUE, MILITARY, 2).idle(RED, 1).idle(GREEN, 2).idle(BLUE, 2)
                .has(GREEN, POWER, 1);
    }

    @Test
    @DisplayName("15. Contested: two others tie ahead of the holder; the holder keeps it")
    void a_tie_leaves_a_contested_supremacy_where_it_is() {
        given(contested(2));
        assertThat(now.table().holders[Domain.MILITARY.ordinal()]).isEqualTo(RED.index());
    }

    @Test
    @DisplayName("16. As 15, but one of them has three bases: that player takes it")
    void a_single_winner_takes_a_contested_supremacy() {
        given(contested(3));
        assertThat(now.table().holders[Domain.MILITARY.ordinal()]).isEqualTo(GREEN.index());
        assertThat(points(RED)).isEqualTo(1);
        assertThat(colony(RED).marker).as("until the next recount").isEqualTo(2);
    }

    @Test
    void of_two_supremacies_the_one_that_is_named_changes_hands() {
        given(contested(3).supremacy(BLUE, Domain.RESEARCH));
        assertThat(now.table().holders[Domain.MILITARY.ordinal()]).as("nothing is compared yet").isEqualTo(RED.index());
        when(RED, "contest military");
        assertThat(now.table().holders[Domain.MILITARY.ordinal()]).isEqualTo(GREEN.index());
        assertThat(now.table().holders[Domain.RESEARCH.ordinal()]).isEqualTo(BLUE.index());
    }

    @Test
    void what_may_be_borrowed_is_measured_anew_when_the_energy_supremacy_changes_hands() {
        given(redDraws(2, EventCard.CONTESTED_SUPREMACY).supremacy(RED, Domain.ENERGY).has(GREEN, POWER, 3)
                .idle(GREEN, 3));
        assertThat(now.table().holders[Domain.ENERGY.ordinal()]).isEqualTo(GREEN.index());
        assertThat(now.table().borrowed).as("what Red does not use").isPositive()
                .isEqualTo(colony(RED).ownEnergy() - colony(RED).consumption());
    }

    @Test
    @DisplayName("17. The habitation supremacy changes hands: +3 idle for the winner; the old holder loses an idle one and leaves two installations")
    void colonists_of_a_lost_supremacy_are_lost() {
        given(redDraws(2, EventCard.CONTESTED_SUPREMACY).supremacy(RED, Domain.HABITATION).idle(RED, 1)
                .has(RED, Installation.IRON_MINE, 2).has(GREEN, HABITATION, 1).idle(GREEN, 0));
        assertThat(colony(RED).idle).isZero();
        assertThat(now.toAct()).containsExactly(RED);
        refused(RED, "leave power");
        whenTogether(RED, "leave iron-mine", "leave silo");
        assertThat(colony(RED).active(Installation.IRON_MINE)).isEqualTo(1);
        assertThat(colony(GREEN).idle).isEqualTo(3);
        assertThat(now.table().holders[Domain.HABITATION.ordinal()]).isEqualTo(GREEN.index());
    }

    @Test
    @DisplayName("18. No supremacy is held: a contested supremacy does nothing")
    void nothing_to_contest() {
        given(redDraws(2, EventCard.CONTESTED_SUPREMACY));
        assertThat(now.table().events.discards[EventCard.CONTESTED_SUPREMACY.ordinal()]).isEqualTo(3);
        assertThat(now.table().holders).containsOnly(Table.NOBODY);
    }

    @Test
    void the_drawer_names_the_contested_supremacy_where_several_are_held() {
        given(contested(3).supremacy(RED, Domain.RESEARCH));
        assertThat(now.legal(RED)).containsExactly(read("contest military"), read("contest research"));
        when(RED, "contest research");
        assertThat(now.table().holders[Domain.RESEARCH.ordinal()])
                .as("nobody meets the condition any more: the holder keeps it").isEqualTo(RED.index());
    }

    @Test
    @DisplayName("19. Two supremacies are held and the deck is empty: the new deck has 28 cards")
    void held_supremacies_stay_out_of_the_new_deck() {
        EventDeck deck = Scenario.of(2).supremacy(RED, Domain.ENERGY).supremacy(GREEN, Domain.MILITARY)
                .has(RED, POWER, 1).position().table().events;
        for (int i = 0; i < deck.heap.length; i++) {
            deck.discards[i] = deck.heap[i];
            deck.heap[i] = 0;
        }
        deck.size = 0;
        deck.draw(cydonia.engine.Dice.of(cydonia.engine.Seed.of(1)).open());
        assertThat(deck.size).isEqualTo(27);
        assertThat(EventDeck.count(deck.heap) + 1).isEqualTo(28);
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
