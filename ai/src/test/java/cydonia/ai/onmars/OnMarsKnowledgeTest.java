package cydonia.ai.onmars;

import static cydonia.engine.Seat.GREEN;
import static cydonia.engine.Seat.RED;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.onmars.OnMarsPosition;
import cydonia.games.onmars.Scenario;
import cydonia.games.onmars.Survey;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.Act;
import cydonia.games.onmars.language.OnMarsAction.Bot;
import cydonia.games.onmars.language.OnMarsAction.Execute;
import cydonia.games.onmars.language.OnMarsAction.Plain;
import cydonia.games.onmars.language.OnMarsAction.Rover;
import cydonia.games.onmars.language.OnMarsAction.Take;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What On Mars promises those who look ahead")
class OnMarsKnowledgeTest {

    private static final double ROUNDS = 6;

    private static Scenario alone(int difficulty) {
        return Scenario.of(1, Map.of("difficulty", Integer.toString(difficulty)));
    }

    private static double prospects(Scenario scenario) {
        return Prospects.of(open(scenario.turn(RED)), RED, ROUNDS);
    }

    private static double hope(Scenario scenario) {
        return Challenge.hope(open(scenario.turn(RED)), ROUNDS, Optional.empty());
    }

    private static Survey open(OnMarsPosition position) {
        return position.open().survey();
    }

    private static Scenario poor() {
        return Scenario.of(2).noStock(RED);
    }

    @Test
    void a_blueprint_promises_points_to_those_who_can_pay_for_it() {
        assertThat(prospects(poor().stock(RED, Item.MINERAL, 1).plan(RED, Blueprint.CASINO)))
                .isGreaterThan(prospects(poor().stock(RED, Item.MINERAL, 1)));
    }

    @Test
    void blueprints_that_nobody_has_the_minerals_for_cost_points() {
        assertThat(prospects(poor().plan(RED, Blueprint.CASINO).plan(RED, Blueprint.GYM)
                .plan(RED, Blueprint.CONSTRUCTION_YARD).plan(RED, Blueprint.CONCENTRATOR)))
                .isLessThan(prospects(poor().plan(RED, Blueprint.CASINO)));
    }

    @Test
    void colonists_at_work_are_worth_more_the_sooner_the_shuttle_leaves() {
        assertThat(prospects(poor().quarters(RED, 0).working(RED, 3).level(3).shuttle(false, 1)))
                .isGreaterThan(prospects(poor().quarters(RED, 0).working(RED, 3).level(3).shuttle(false, 3)));
    }

    @Test
    void alone_a_contract_that_lies_there_gives_more_hope_than_one_in_the_deck() {
        assertThat(hope(alone(1).offer(0, Contract.DELIVER_MINERAL))).isGreaterThan(hope(alone(1)));
    }

    @Test
    void alone_missions_that_end_the_game_too_soon_put_a_high_colony_out_of_reach() {
        assertThat(hope(alone(3).mission(0, Mission.CONTRACTS, 1).mission(1, Mission.RESEARCH, 1)))
                .isLessThan(hope(alone(3).mission(0, Mission.CONTRACTS, 2).mission(1, Mission.RESEARCH, 5)));
    }

    @Test
    void lacerda_is_feared_for_the_blueprints_he_will_build() {
        Survey without = open(alone(1).turn(RED));
        Survey with = open(alone(1).plan(GREEN, Blueprint.RADAR).turn(RED));
        assertThat(Rival.of(with, ROUNDS) - with.score(GREEN))
                .isGreaterThan(Rival.of(without, ROUNDS) - without.score(GREEN));
    }

    /** Experts walked their bots there and back, and paid crystals for it. */
    @Test
    void no_bot_or_rover_walks_back_to_where_it_came_from() {
        OnMarsPosition begun = Scenario.of(2).turn(RED).apply(RED, Act.of(MainAction.CONTROL_CENTER));
        assertThat(begun.legal(RED)).filteredOn(step -> back(step).isPresent()).hasSizeGreaterThan(6)
                .allSatisfy(step -> {
                    OnMarsPosition stepped = begun.apply(RED, step);
                    OnMarsAction back = back(step).orElseThrow();
                    assertThat(stepped.legal(RED)).contains(back)
                            .anyMatch(next -> next.getClass() == step.getClass()
                                    && Leanings.weight(open(stepped), RED, next) > 0);
                    assertThat(Leanings.weight(open(stepped), RED, back)).isZero();
                });
    }

    private static Optional<OnMarsAction> back(OnMarsAction step) {
        return switch (step) {
            case Bot(int from, int to) -> Optional.of(Bot.of(to, from));
            case Rover _ -> Optional.of(Rover.of(MarsMap.CENTRE));
            default -> Optional.empty();
        };
    }

    /** Experts paid crystals for something of the warehouse, and then took nothing. */
    @Test
    void what_was_paid_for_is_taken_out_of_the_warehouse() {
        OnMarsPosition paid = Scenario.of(2).noStock(RED).crystals(RED, 2).turn(RED)
                .apply(RED, Execute.of(Executive.STOCK));
        assertThat(paid.legal(RED)).contains(Plain.ENOUGH, Take.of(Item.WATER));
        assertThat(Leanings.weight(open(paid), RED, Plain.ENOUGH)).isZero();
        assertThat(Leanings.weight(open(paid), RED, Take.of(Item.WATER))).isPositive();
    }
}
