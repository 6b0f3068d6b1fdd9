package cydonia.ai.terraforming;

import static cydonia.engine.Seat.GREEN;
import static cydonia.engine.Seat.RED;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.Decision;
import cydonia.ai.Experts;
import cydonia.ai.Level;
import cydonia.engine.Purpose;
import cydonia.engine.Seed;
import cydonia.games.terraforming.Area;
import cydonia.games.terraforming.Award;
import cydonia.games.terraforming.Scenario;
import cydonia.games.terraforming.StandardProject;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.TerraformingAction;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.TerraformingView;
import cydonia.games.terraforming.cards.Resource;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Positions where people have laughed at an expert. */
@DisplayName("Habits that experts of Terraforming Mars have lost")
class TerraformingHabitsTest {

    private static final TerraformingMars GAME = new TerraformingMars();
    private static final Experts<TerraformingPosition, TerraformingAction, TerraformingView> EXPERTS = new Experts<>(
            GAME,
            new TerraformingKnowledge());
    private static final int FEWER = 3_000;
    private static final List<String> TAKEN = List.of("r4c3", "r7c3");

    private static List<String> choices(Scenario scenario) {
        return choices(scenario.position());
    }

    private static List<String> choices(TerraformingPosition position) {
        assertThat(EXPERTS.legal(position)).hasSizeGreaterThan(1);
        return EXPERTS.answers(position, position.open().survey().seats());
    }

    private static Scenario two(int generation) {
        return Scenario.of(2).generation(generation).rating(RED, 18 + generation).rating(GREEN, 18 + generation);
    }

    private static Scenario midway() {
        return two(6).temperature(-14).oxygen(4).oceans(3).produces(RED, 4, Resource.MONEY).produces(GREEN, 4,
                Resource.MONEY).greenery(RED, TAKEN.getFirst()).greenery(GREEN, TAKEN.getLast());
    }

    private static Scenario late() {
        return two(9).temperature(-4).oxygen(8).oceans(6).produces(RED, 5, Resource.MONEY).produces(GREEN, 5,
                Resource.MONEY);
    }

    @Test
    void nobody_passes_first_with_money_and_a_free_step_of_heat() {
        assertThat(choices(late().corporation(RED, "united-nations-mars-initiative").has(RED, 55, Resource.MONEY)
                .has(RED, 9, Resource.HEAT)))
                .doesNotContain("pass");
    }

    @Test
    void nobody_passes_when_behind() {
        assertThat(choices(late().rating(GREEN, 40).has(RED, 73, Resource.MONEY).has(RED, 9, Resource.HEAT)))
                .doesNotContain("pass");
    }

    @Test
    void heat_is_turned_into_steps_and_not_hoarded() {
        assertThat(choices(midway().has(RED, 39, Resource.HEAT).has(RED, 5, Resource.MONEY)))
                .containsOnly("convert heat");
    }

    @Test
    void plants_become_greeneries_and_are_not_hoarded() {
        assertThat(choices(midway().has(RED, 11, Resource.PLANTS).has(RED, 3, Resource.MONEY)))
                .containsOnly("convert plants");
    }

    @Test
    void plants_that_find_no_place_keep_nobody_from_passing() {
        Scenario full = midway().has(RED, 11, Resource.PLANTS).has(RED, 30, Resource.MONEY);
        Area.all().stream().filter(area -> area.kind() == Area.Kind.LAND && !TAKEN.contains(area.id()))
                .forEach(area -> full.greenery(GREEN, area.id()));
        TerraformingAction pass = new TerraformingAction.Pass();
        assertThat(weight(full, pass)).isPositive();
        assertThat(weight(midway().has(RED, 11, Resource.PLANTS).has(RED, 30, Resource.MONEY), pass)).isZero();
    }

    @Test
    void heat_that_an_award_counts_is_not_burned_for_nothing() {
        assertThat(choices(two(12).temperature(8).oxygen(12).oceans(9).has(RED, 80, Resource.HEAT)
                .award(GREEN, Award.THERMALIST).has(GREEN, 20, Resource.HEAT).has(RED, 3, Resource.MONEY)))
                .doesNotContain("convert heat");
    }

    @Test
    void no_award_is_funded_on_metal_that_will_be_spent() {
        assertThat(choices(two(1).corporation(RED, "interplanetary-cinematics").corporation(GREEN, "mining-guild")
                .has(RED, 20, Resource.STEEL).has(RED, 30, Resource.MONEY).has(GREEN, 5, Resource.STEEL)
                .produces(GREEN, 1, Resource.STEEL).hand(RED, "mine", "cartel")))
                .doesNotContain("fund miner");
    }

    @Test
    void awards_are_funded_late_and_by_whoever_will_keep_them() {
        TerraformingAction banker = new TerraformingAction.Fund(Award.BANKER);
        Scenario early = two(3).produces(RED, 20, Resource.MONEY).has(RED, 40, Resource.MONEY);
        Scenario nearTheEnd = two(12).temperature(6).oxygen(13).oceans(8).has(RED, 40, Resource.MONEY);
        assertThat(weight(early, banker)).isZero();
        assertThat(weight(Scenario.of(3).produces(RED, 20, Resource.MONEY).has(RED, 40, Resource.MONEY), banker))
                .isZero();
        assertThat(weight(nearTheEnd, banker)).isZero();
        assertThat(weight(nearTheEnd.produces(RED, 20, Resource.MONEY), banker)).isPositive();
    }

    private static double weight(Scenario scenario, TerraformingAction action) {
        return new TerraformingKnowledge().weight(scenario.position().open(), RED, action);
    }

    @Test
    void no_award_is_funded_where_nobody_is_ahead_at_the_beginning() {
        assertThat(choices(two(2).has(RED, 30, Resource.MONEY).hand(RED, "sponsors", "acquired-company")))
                .noneMatch(choice -> choice.startsWith("fund"));
    }

    @Test
    void titanium_pays_for_what_it_can() {
        TerraformingPosition comet = late().has(RED, 26, Resource.TITANIUM).has(RED, 40, Resource.MONEY)
                .hand(RED, "comet").position().apply(RED, GAME.notation().parse("play comet"));
        assertThat(choices(comet))
                .allMatch(choice -> choice.matches("pay 0 steel [67] titanium 0 heat"));
    }

    @Test
    void an_ironworks_waits_for_energy() {
        assertThat(choices(two(1).has(RED, 30, Resource.MONEY).hand(RED, "ironworks", "sponsors", "mine")))
                .doesNotContain("play ironworks");
    }

    /** What ten experts have left once they pass; the other one has done so before. */
    private static List<Survey> whenDone(Scenario scenario) {
        return IntStream.range(0, Experts.COUNT).mapToObj(i -> {
            var expert = Level.EXPERT.player(new TerraformingKnowledge(), 2, Level.EXPERT.withIterations(FEWER));
            TerraformingPosition position = scenario.passed(GREEN).position();
            Survey before = position.open().survey();
            for (int move = 0; position.open().survey().generation() == before.generation() && !position.toAct().isEmpty()
                    && !position.open().survey().hasPassed(RED); move++) {
                before = position.open().survey();
                position = position.apply(RED, expert.choose(Decision.of(position, RED), Seed.of(i).derive(
                        Purpose.COMPUTERS, move)).action());
            }
            return before;
        }).toList();
    }

    @Test
    void the_money_of_the_last_generation_becomes_points() {
        assertThat(whenDone(lastGeneration().has(RED, 60, Resource.MONEY)))
                .allSatisfy(table -> assertThat(table.stock(RED, Resource.MONEY))
                        .isLessThan(StandardProject.GREENERY.price()));
    }

    @Test
    void what_can_no_longer_be_played_is_sold_for_what_is_lacking() {
        assertThat(whenDone(lastGeneration().has(RED, 21, Resource.MONEY)
                .award(RED, Award.BANKER).award(RED, Award.SCIENTIST).award(RED, Award.MINER)
                .hand(RED, "arctic-algae", "search-for-life", "dust-seals")))
                .allSatisfy(table -> assertThat(table.stock(RED, Resource.MONEY)).isLessThan(10));
    }

    private static Scenario lastGeneration() {
        return two(13).temperature(8).oxygen(14).oceans(9).city(RED, "r4c4").greenery(RED, "r4c5");
    }

    @Test
    void alone_nobody_gives_up_while_there_is_something_to_do() {
        assertThat(choices(Scenario.of(1).generation(13).temperature(-20).oxygen(5).oceans(4).rating(RED, 25)
                .has(RED, 40, Resource.MONEY).has(RED, 9, Resource.HEAT)))
                .doesNotContain("pass");
    }
}
