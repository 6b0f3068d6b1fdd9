package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Viewer;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Phase;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.table.EventDeck;
import cydonia.games.tilsit.table.Table;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Every event card")
class EventCardsTest extends RulesTest {

    private static Scenario draws(EventCard card) {
        return Scenario.of(2).turn(RED, Phase.EVENT).eventDeck(card).supplyOnly(2, Resource.OXYGEN);
    }

    @Test
    void there_are_thirty() {
        assertThat(EventCard.ALL.stream().mapToInt(EventCard::copies).sum()).isEqualTo(30);
    }

    /** The supply phase that follows brings one oxygen. */
    @ParameterizedTest
    @CsvSource({"DEPOSIT_IRON, 3 0 0 0 1", "DEPOSIT_CARBON, 0 3 0 0 1", "DEPOSIT_SILICON, 0 0 3 0 1",
            "DEPOSIT_WATER, 0 0 0 3 1", "DEPOSIT_OXYGEN, 0 0 0 0 4"})
    void a_deposit_gives_three_cards(EventCard card, String hand) {
        given(draws(card));
        assertThat(colony(RED).hand).containsExactly(numbers(hand));
    }

    private static int[] numbers(String text) {
        return java.util.Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    @Test
    void a_deposit_gives_no_more_than_the_pile_has() {
        given(draws(EventCard.DEPOSIT_IRON).holds(GREEN, 10, Resource.IRON));
        assertThat(hand(RED, Resource.IRON)).isEqualTo(2);
    }

    @Test
    void a_new_colonist_stays_for_good() {
        given(draws(EventCard.NEW_COLONIST));
        assertThat(colony(RED).idle).isEqualTo(6);
    }

    @Test
    void minor_communication_conflict_the_winner_looks_and_takes_one() {
        given(draws(EventCard.CONFLICT_COMMUNICATION_MINOR).has(RED, Installation.COMMUNICATION, 1)
                .holds(GREEN, 1, Resource.IRON).holds(GREEN, 1, Resource.WATER));
        assertThat(now.observe(RED).shownHand())
                .contains(Resource.each(what -> what == Resource.IRON || what == Resource.WATER ? 1 : 0));
        assertThat(now.observe(GREEN).shownHand()).isEmpty();
        assertThat(now.observe(Viewer.PUBLIC).shownHand()).isEmpty();
        when(RED, "take water");
        assertThat(colony(GREEN).hand).containsExactly(1, 0, 0, 0, 0);
    }

    @Test
    void major_communication_conflict_the_winner_takes_a_contract_even_above_the_limit() {
        given(draws(EventCard.CONFLICT_COMMUNICATION_MAJOR).has(RED, Installation.COMMUNICATION, 2)
                .contract(GREEN, Resource.IRON, Resource.WATER));
        when(RED, "seize iron-to-water");
        assertThat(colony(GREEN).contracts).isZero();
        assertThat(colony(RED).contractCount()).isEqualTo(1);
    }

    @Test
    void major_communication_conflict_without_contract_the_winner_takes_two_cards_of_choice() {
        given(draws(EventCard.CONFLICT_COMMUNICATION_MAJOR).has(RED, Installation.COMMUNICATION, 2)
                .holds(GREEN, 1, Resource.IRON).holds(GREEN, 2, Resource.WATER));
        when(RED, "take iron", "take water");
        assertThat(colony(GREEN).hand).containsExactly(0, 0, 0, 1, 0);
    }

    @Test
    void minor_military_conflict_the_winner_draws_two_blindly() {
        given(draws(EventCard.CONFLICT_MILITARY_MINOR).has(RED, Installation.MILITARY, 1).holds(GREEN, 5,
                Resource.IRON));
        assertThat(hand(RED, Resource.IRON)).isEqualTo(2);
    }

    @Test
    void major_military_conflict_without_installation_the_winner_draws_half_the_hand_rounded_up() {
        given(draws(EventCard.CONFLICT_MILITARY_MAJOR).has(RED, Installation.MILITARY, 2).holds(GREEN, 5,
                Resource.IRON).has(GREEN, Installation.IRON_MINE, 1));
        assertThat(hand(RED, Resource.IRON)).as("mines cannot be destroyed").isEqualTo(3);
    }

    @Test
    void major_military_conflict_the_winner_destroys() {
        given(draws(EventCard.CONFLICT_MILITARY_MAJOR).has(RED, Installation.MILITARY, 2)
                .has(GREEN, Installation.SPACEPORT, 1));
        when(RED, "destroy spaceport");
        assertThat(colony(GREEN).built(Installation.SPACEPORT)).isZero();
        assertThat(colony(GREEN).idle).isEqualTo(5);
    }

    @Test
    void minor_rd_conflict_the_winner_draws_from_deck_1() {
        given(draws(EventCard.CONFLICT_RESEARCH_MINOR).has(RED, Installation.RESEARCH, 1)
                .nextResearch(RdCard.PUBLICATION));
        assertThat(colony(RED).faceUp[RdCard.PUBLICATION.ordinal()]).isEqualTo(1);
    }

    @Test
    void major_rd_conflict_without_a_card_to_take_the_winner_draws_from_deck_2() {
        given(draws(EventCard.CONFLICT_RESEARCH_MAJOR).has(RED, Installation.RESEARCH, 2)
                .has(RED, Installation.POWER, 1).faceUp(GREEN, RdCard.TERRAFORMING).nextResearch(RdCard.FUSION));
        assertThat(colony(RED).faceUp[RdCard.FUSION.ordinal()]).isEqualTo(1);
        assertThat(colony(GREEN).faceUp[RdCard.TERRAFORMING.ordinal()]).as("has victory points").isEqualTo(1);
    }

    @Test
    void a_conflict_lost_by_its_drawer_gives_the_effect_to_the_other() {
        given(draws(EventCard.CONFLICT_RESEARCH_MINOR).has(RED, Installation.RESEARCH, 1)
                .has(GREEN, Installation.RESEARCH, 2).has(GREEN, Installation.POWER, 1)
                .nextResearch(RdCard.PUBLICATION));
        assertThat(colony(GREEN).faceUp[RdCard.PUBLICATION.ordinal()]).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"SUPREMACY_ENERGY, POWER", "SUPREMACY_HABITATION, HABITATION", "SUPREMACY_MILITARY, MILITARY",
            "SUPREMACY_COMMUNICATION, COMMUNICATION", "SUPREMACY_RESEARCH, RESEARCH"})
    void a_supremacy_stays_with_its_winner_and_is_worth_a_point(EventCard card, Installation what) {
        given(draws(card).has(GREEN, what, 1));
        assertThat(now.table().holders[card.domain().ordinal()]).isEqualTo(GREEN.index());
        assertThat(now.points(GREEN, RED)).anySatisfy(source -> {
            assertThat(source.source()).isEqualTo(card.label());
            assertThat(source.points()).isEqualTo(1);
        });
        assertThat(now.table().events.discards[card.ordinal()]).isZero();
    }

    @Test
    void with_balanced_events_the_drawer_plays_one_of_two_unseen_by_the_others() {
        given(Scenario.of(2).option("fan-balanced-events", "on").turn(RED, Phase.EVENT)
                .eventDeck(EventCard.NEW_COLONIST, EventCard.CONTESTED_SUPREMACY));
        assertThat(now.legal(RED)).containsExactly(read("event new-colonist"), read("event contested-supremacy"));
        assertThat(now.observe(RED).looked()).hasSize(2);
        assertThat(now.observe(GREEN).looked()).isEmpty();
        when(RED, "event new-colonist");
        assertThat(colony(RED).idle).isEqualTo(6);
        assertThat(now.observe(GREEN).eventsAside()).isEqualTo(1);
    }

    @Test
    void with_balanced_events_the_cards_put_aside_come_back_before_the_discards() {
        given(Scenario.of(2).option("fan-balanced-events", "on").turn(RED, Phase.EVENT)
                .eventDeck(EventCard.NEW_COLONIST, EventCard.CONTESTED_SUPREMACY));
        when(RED, "event new-colonist", "done", "done", "done");
        assertThat(now.observe(GREEN).looked()).contains(EventCard.CONTESTED_SUPREMACY);
    }

    @Test
    void with_balanced_events_there_are_no_deposits() {
        Table table = Scenario.of(3).option("fan-balanced-events", "on").position().table();
        assertThat(EventDeck.count(table.events.heap)).isEqualTo(20);
    }
}
