package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Imprint;
import cydonia.engine.Outcome;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Domain;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Phase;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.games.tilsit.language.Question;
import cydonia.games.tilsit.table.TurnMemory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("End of the turn and of the game (rulebook, 7)")
class EndOfTurnTest extends RulesTest {

    private static final Installation COMMUNICATION = Installation.COMMUNICATION;
    private static final Installation SILO = Installation.SILO;

    private static Scenario endOfTurn() {
        return Scenario.of(2).turn(RED, Phase.END);
    }

    @Test
    @DisplayName("50. Seven cards: silos 0 and 1 active, discard 1; silo 1 unstaffed, 3; silo 0 unstaffed, all")
    void hands_are_limited_by_active_silos() {
        given(endOfTurn().has(RED, SILO, 1).holds(RED, 7, Resource.IRON));
        when(RED, "done");
        assertThat(now.observe(RED).question()).isEqualTo(new Question.DiscardCards(1));
        when(RED, "discard iron");
        assertThat(colony(RED).handSize()).isEqualTo(6);
        given(endOfTurn().has(RED, SILO, 1, 0).holds(RED, 7, Resource.IRON));
        when(RED, "done");
        assertThat(now.observe(RED).question()).isEqualTo(new Question.DiscardCards(3));
        given(endOfTurn().has(RED, SILO, 1, -1).holds(RED, 7, Resource.IRON));
        when(RED, "done");
        assertThat(now.observe(RED).question()).isEqualTo(new Question.DiscardCards(7));
    }

    @Test
    @DisplayName("51. Six cards after a trade on another's turn: nothing at the other's end of turn, two at the own")
    void the_hand_limit_is_checked_at_the_own_end_of_turn() {
        given(Scenario.of(2).turn(GREEN, Phase.END).holds(RED, 6, Resource.IRON));
        when(GREEN, "done");
        assertThat(colony(RED).hand[0]).isGreaterThanOrEqualTo(6);
        given(endOfTurn().holds(RED, 6, Resource.IRON));
        when(RED, "done");
        assertThat(now.observe(RED).question()).isEqualTo(new Question.DiscardCards(2));
    }

    @Test
    @DisplayName("52. Habitation 1, modules 1 and 2, a supremacy: 4 points; with module 2 unstaffed 3: never accumulated")
    void points_are_counted_afresh() {
        Scenario colony = endOfTurn().has(RED, Installation.HABITATION, 1).has(RED, SILO, 1, 0)
                .has(RED, Installation.IRON_MINE, 4).supremacy(RED, Domain.MILITARY).has(RED, Installation.POWER, 1);
        given(colony.has(RED, COMMUNICATION, 2));
        assertThat(points(RED)).isEqualTo(4);
        when(RED, "rearrange", "vacate communication 2", "done");
        assertThat(colony(RED).marker).isEqualTo(3);
    }

    /** Ten points with the supremacy, nine without. */
    private static Scenario nearlyThere() {
        return Scenario.of(2).option("target", "10").has(RED, Installation.HABITATION, 4).has(RED, COMMUNICATION, 3)
                .has(RED, Installation.RESEARCH, 2).has(RED, Installation.POWER, 3);
    }

    @Test
    @DisplayName("53. Ten points through a supremacy won on another's turn end nothing; the own end of turn does, if they still count")
    void one_wins_at_the_end_of_the_own_turn_only() {
        given(nearlyThere().turn(GREEN, Phase.EVENT).eventDeck(EventCard.SUPREMACY_HABITATION));
        assertThat(points(RED)).isEqualTo(10);
        assertThat(now.outcome()).isEmpty();
        given(nearlyThere().turn(GREEN, Phase.END).supremacy(RED, Domain.HABITATION));
        when(GREEN, "done");
        assertThat(now.outcome()).isEmpty();
        given(nearlyThere().turn(RED, Phase.END).supremacy(RED, Domain.HABITATION));
        when(RED, "rearrange", "vacate research 2", "done");
        assertThat(now.outcome()).isEmpty();
        given(nearlyThere().turn(RED, Phase.END).supremacy(RED, Domain.HABITATION));
        when(RED, "done");
        assertThat(now.outcome()).isPresent();
    }

    @Test
    @DisplayName("54. Eleven points with target 10 at the own end of turn: the game is over at once")
    void the_game_ends_at_once() {
        given(nearlyThere().turn(RED, Phase.END).supremacy(RED, Domain.HABITATION).has(RED, SILO, 1)
                .holds(RED, 9, Resource.IRON));
        when(RED, "done", "discard iron", "discard iron", "discard iron");
        Outcome outcome = now.outcome().orElseThrow();
        assertThat(outcome.winners()).containsExactly(RED);
        assertThat(outcome.of(RED).score()).isEqualTo(11);
        assertThat(now.toAct()).isEmpty();
        assertThat(told(MarsHappening.Won.class)).isEqualTo("Red wins with 11 points.");
    }

    @Test
    void everybody_hears_whose_turn_begins_and_which_it_is() {
        given(endOfTurn());
        int before = now.table().turns;
        when(RED, "done");
        assertThat(told(MarsHappening.TurnBegan.class)).isEqualTo("Turn %d: Green.".formatted(before + 1));
    }

    @Test
    void contracts_above_the_limit_go_back_at_the_own_end_of_turn() {
        given(endOfTurn().contract(RED, Resource.IRON, Resource.WATER).contract(RED, Resource.IRON, Resource.CARBON));
        when(RED, "done");
        when(RED, "return iron-to-carbon");
        assertThat(Contract.in(colony(RED).contracts)).containsExactly(new Contract(Resource.IRON, Resource.WATER));
    }

    @Test
    void contracts_above_the_limit_are_named_in_any_order() {
        given(endOfTurn().contract(RED, Resource.IRON, Resource.WATER).contract(RED, Resource.IRON, Resource.CARBON)
                .contract(RED, Resource.WATER, Resource.IRON));
        when(RED, "done");
        refusedTogether(RED, "1 contracts, at least 2", "return water-to-iron");
        whenTogether(RED, "return water-to-iron", "return iron-to-carbon");
        assertThat(Contract.in(colony(RED).contracts)).containsExactly(new Contract(Resource.IRON, Resource.WATER));
    }

    @Test
    void equal_scores_below_the_winner_rank_by_idle_colonists() {
        Scenario table = Scenario.of(4).option("target", "10").turn(RED, Phase.END)
                .has(RED, Installation.HABITATION, 4).has(RED, COMMUNICATION, 3).has(RED, Installation.RESEARCH, 2)
                .has(RED, Installation.POWER, 3).has(RED, Installation.SPACEPORT, 1).has(GREEN, COMMUNICATION, 1)
                .has(BLUE, COMMUNICATION, 1).has(YELLOW, COMMUNICATION, 1);
        given(table.idle(GREEN, 2).idle(BLUE, 4).idle(YELLOW, 2));
        when(RED, "done");
        Outcome outcome = now.outcome().orElseThrow();
        assertThat(outcome.of(RED).place()).isEqualTo(1);
        assertThat(outcome.of(BLUE).place()).isEqualTo(2);
        assertThat(outcome.of(GREEN).place()).isEqualTo(3);
        assertThat(outcome.of(YELLOW).place()).isEqualTo(3);
    }

    /** Whatever was done once in a turn can be done again in the next. */
    @Test
    void nothing_is_remembered_of_a_turn_that_is_over() {
        TurnMemory turn = new TurnMemory(2);
        turn.refused[1] = 6;
        turn.fought = true;
        turn.rolled = true;
        turn.rerolled = true;
        turn.bartered = true;
        turn.discounted = true;
        turn.prefabricated = 2;
        turn.noForeignTrade = 1;
        turn.vacated = 1;
        turn.forget();
        assertThat(imprint(turn)).isEqualTo(imprint(new TurnMemory(2)));
    }

    private static Imprint imprint(TurnMemory turn) {
        Imprint imprint = new Imprint();
        turn.imprint(imprint);
        return imprint;
    }

    @Test
    void discards_are_chosen_freely_and_go_to_the_reserve() {
        given(endOfTurn().holds(RED, 3, Resource.IRON).holds(RED, 3, Resource.WATER));
        when(RED, "done", "discard iron");
        int water = now.table().reserve[Resource.WATER.ordinal()];
        when(RED, "discard water");
        assertThat(colony(RED).hand[Resource.IRON.ordinal()]).isEqualTo(2);
        assertThat(now.table().reserve[Resource.WATER.ordinal()]).isGreaterThanOrEqualTo(water);
    }
}
