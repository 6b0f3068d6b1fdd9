package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Chance;
import cydonia.engine.Seed;
import cydonia.engine.Streams;
import cydonia.games.tilsit.box.Domain;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Phase;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.table.EventDeck;
import cydonia.games.tilsit.table.MarsSource;
import cydonia.games.tilsit.table.Table;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Supremacies (rulebook, 1 b)")
class SupremaciesTest extends RulesTest {

    private static final Installation MILITARY = Installation.MILITARY;
    private static final Installation HABITATION = Installation.HABITATION;
    private static final Installation POWER = Installation.POWER;

    private static Scenario redDraws(int seats, EventCard card) {
        return Scenario.of(seats).turn(RED, Phase.EVENT).eventDeck(card);
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

    @Test
    @DisplayName("1 b. Three tied, two of them with the bonus: these two are compared by idle colonists, the third no longer")
    void of_three_tied_those_with_the_bonus_are_compared_further() {
        given(threeBases().idle(GREEN, 3));
        assertThat(now.table().holders[Domain.MILITARY.ordinal()]).as("not blue, with 6 idle")
                .isEqualTo(GREEN.index());
        given(threeBases());
        assertThat(now.table().holders[Domain.MILITARY.ordinal()]).as("2 idle each").isEqualTo(Table.NOBODY);
    }

    /** A base each; red and green have the bonus and 2 idle, blue has no bonus and 6 idle. */
    private static Scenario threeBases() {
        return redDraws(3, EventCard.SUPREMACY_MILITARY).has(RED, MILITARY, 1).has(GREEN, MILITARY, 1)
                .has(BLUE, MILITARY, 1).faceUp(RED, RdCard.BONUS_MILITARY).faceUp(GREEN, RdCard.BONUS_MILITARY)
                .idle(RED, 2).idle(GREEN, 2).idle(BLUE, 6);
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
        deck.draw(Streams.of(Chance.ONE_COUNTER, Seed.of(1), MarsSource.values()));
        assertThat(deck.size).isEqualTo(27);
        assertThat(EventDeck.count(deck.heap) + 1).isEqualTo(28);
    }
}
