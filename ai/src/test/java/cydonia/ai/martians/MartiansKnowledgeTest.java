package cydonia.ai.martians;

import static cydonia.engine.Seat.GREEN;
import static cydonia.engine.Seat.RED;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Seat;
import cydonia.games.martians.MartiansPosition;
import cydonia.games.martians.Scenario;
import cydonia.games.martians.box.Area;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Mode;
import cydonia.games.martians.box.PowerSource;
import cydonia.games.martians.box.TokenKind;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansAction.Accept;
import cydonia.games.martians.language.MartiansAction.Ask;
import cydonia.games.martians.language.MartiansAction.Give;
import cydonia.games.martians.language.MartiansAction.Offer;
import cydonia.games.martians.language.MartiansAction.Propose;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Martians: what is worth what")
class MartiansKnowledgeTest {

    private static double[] hopes(MartiansPosition position, int seats) {
        double[] hopes = new double[seats];
        new MartiansKnowledge().value(position.open(), hopes);
        return hopes;
    }

    @Test
    void those_who_win_together_hope_together() {
        double[] hopes = hopes(Scenario.coop(3).position(), 3);
        assertThat(hopes).containsOnly(hopes[0]);
    }

    @ParameterizedTest
    @EnumSource(Mission.class)
    void a_task_done_gives_hope(Mission mission) {
        mission.objectives().stream().filter(cydonia.games.martians.box.Objective.Task.class::isInstance)
                .map(cydonia.games.martians.box.Objective.Task.class::cast).filter(task -> !task.optional())
                .forEach(task -> assertThat(hopes(Scenario.solo(mission).filled(task.id(), 1).position(), 1)[0])
                        .as(task.id()).isGreaterThan(hopes(Scenario.solo(mission).position(), 1)[0]));
    }

    @Test
    void a_mission_without_energy_is_in_danger() {
        double rich = hopes(Scenario.solo(Mission.FORCE_FIELD).cycle(3).position(), 1)[0];
        double poor = hopes(Scenario.solo(Mission.FORCE_FIELD).cycle(3).hasNothing(RED).position(), 1)[0];
        assertThat(poor).isLessThan(rich);
    }

    /** Experts once dug in the west, where no artefacts lie. */
    @Test
    void whoever_seeks_artefacts_hopes_more_with_every_step_towards_the_extension() {
        assertThat(hopesOnTheWayEast(Scenario.solo(Mission.FACE_ON_MARS))).isSorted().doesNotHaveDuplicates();
    }

    /** Experts once left one lying for a whole cycle, two steps away. */
    @Test
    void whoever_sees_an_artefact_hopes_more_with_every_step_towards_it() {
        Scenario seen = Scenario.solo(Mission.FACE_ON_MARS).token(Area.at(7, 0), TokenKind.ARTEFACT);
        assertThat(hopesOnTheWayEast(seen)).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void an_artefact_in_sight_gives_hope() {
        int there = Area.at(4, 0);
        assertThat(hopes(Scenario.solo(Mission.FACE_ON_MARS).token(there, TokenKind.ARTEFACT).position(), 1)[0])
                .isGreaterThan(
                        hopes(Scenario.solo(Mission.FACE_ON_MARS).token(there, TokenKind.BARREN).position(), 1)[0]);
    }

    /** With the excavator on each cell of the middle row in turn. */
    private static double[] hopesOnTheWayEast(Scenario scenario) {
        return IntStream.rangeClosed(-3, 3)
                .mapToDouble(q -> hopes(scenario.excavator(Area.at(q, 0)).position(), 1)[0]).toArray();
    }

    /** Experts once left the fourth colonist locked whom the mission asks for, and lost. */
    @Test
    void a_fourth_colonist_who_is_wanted_and_locked_in_the_last_cycle_is_a_lost_cause() {
        Scenario grown = Scenario.solo(Mission.THE_END).cycle(4).noNeeds().births(0, 4);
        double locked = hopes(grown.position(), 1)[0];
        assertThat(locked).isLessThan(0.1);
        assertThat(hopes(grown.fourthFree(0).position(), 1)[0]).isGreaterThan(locked);
    }

    @Test
    void an_early_installation_is_worth_more_than_what_it_costs() {
        double before = hopes(Scenario.com(2).has(RED, 1, Good.REGOLITH).position(), 2)[0];
        double after = hopes(Scenario.com(2).hasNothing(RED).has(RED, 4, Good.ENERGY).has(RED, 2, Good.REPUTATION)
                .has(RED, 2, Good.CURRENCY).installed(RED, 1, PowerSource.SOLAR).position(), 2)[0];
        assertThat(after).isGreaterThan(before);
    }

    @Test
    void in_a_race_one_seats_gain_is_the_others_loss() {
        double[] even = hopes(Scenario.com(2).position(), 2);
        double[] ahead = hopes(Scenario.com(2).has(RED, 9, Good.REPUTATION).position(), 2);
        assertThat(ahead[RED.index()]).isGreaterThan(even[RED.index()]);
        assertThat(ahead[GREEN.index()]).isLessThan(even[GREEN.index()]);
    }

    @Test
    void where_the_mission_is_required_its_failure_takes_everybodys_hope() {
        Scenario hopeless = Scenario.semi(2, Mission.FORCE_FIELD, true).cycle(4).turn(3);
        Scenario free = Scenario.semi(2, Mission.FORCE_FIELD, false).cycle(4).turn(3);
        assertThat(hopes(hopeless.position(), 2)[0]).isLessThan(0.1);
        assertThat(hopes(free.position(), 2)[0]).isGreaterThan(0.3);
    }

    @Test
    void alone_with_contracts_reputation_counts() {
        Map<String, String> options = Map.of("mode", Mode.SOLO.id(), "mission", "contracts");
        double poor = hopes(Scenario.of(1, options).position(), 1)[0];
        double rich = hopes(Scenario.of(1, options).has(20, Good.REPUTATION).position(), 1)[0];
        assertThat(rich).isGreaterThan(poor);
    }

    @Test
    void a_player_turn_that_has_begun_is_no_fair_moment_to_judge() {
        MartiansPosition fresh = Scenario.solo(Mission.DUST_IMPS).built(Infrastructure.WATER_PLANT).position();
        MartiansPosition begun = fresh.apply(RED,
                new MartiansAction.Place(Infrastructure.LANDING_PAD, 1));
        assertThat(new MartiansKnowledge().settled(fresh.open())).isTrue();
        assertThat(new MartiansKnowledge().settled(begun.open())).isFalse();
    }

    /** Three hard players who had to accomplish a mission, and could not, once traded until they were stopped. */
    @Test
    void after_two_deals_nobody_offers_another_one_in_that_turn() {
        MartiansPosition table = Scenario.semi(3, Mission.FORCE_FIELD, true).has(RED, 9, Good.WATER)
                .has(GREEN, 9, Good.ENERGY).position();
        for (int deals = 0; deals < 2; deals++) {
            assertThat(wishToTrade(table, RED)).isPositive();
            table = deal(table);
        }
        assertThat(wishToTrade(table, RED)).isZero();
        assertThat(wishToTrade(table, GREEN)).isPositive();
        int turn = table.open().survey().turn();
        while (table.open().survey().turn() == turn) {
            Seat seat = table.toAct().getFirst();
            List<MartiansAction> legal = table.legal(seat).stream().filter(action -> !(action instanceof Offer))
                    .toList();
            table = table.apply(seat, legal.getLast());
        }
        assertThat(wishToTrade(table, RED)).isPositive();
    }

    private static double wishToTrade(MartiansPosition table, Seat seat) {
        return new MartiansKnowledge().weight(table.open(), seat, new Offer(seat == RED ? GREEN : RED));
    }

    /** Red gives Green a water for an energy. */
    private static MartiansPosition deal(MartiansPosition table) {
        return table.apply(RED, new Offer(GREEN)).apply(RED, new Give(Good.WATER)).apply(RED, new Ask(Good.ENERGY))
                .apply(RED, new Propose()).apply(GREEN, new Accept());
    }
}
