package cydonia.ai.martians;

import static cydonia.engine.Seat.GREEN;
import static cydonia.engine.Seat.RED;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.Decision;
import cydonia.ai.Effort;
import cydonia.ai.Level;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.games.martians.Martians;
import cydonia.games.martians.MartiansPosition;
import cydonia.games.martians.Scenario;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Plantation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Martians: what a beginner would laugh at")
class MartiansBlunderTest {

    private static final Martians GAME = new Martians();

    /** What the level does with its iterations scaled down, in notation, until another player-turn begins. */
    private static List<String> playerTurn(MartiansPosition from, Seat seat, int seats, Level level) {
        Effort effort = level.withIterations(6_400);
        List<String> played = new ArrayList<>();
        MartiansPosition position = from;
        while (position.toAct().equals(List.of(seat)) && !played.contains("finish")) {
            var action = level.player(new MartiansKnowledge(), seats, effort)
                    .choose(Decision.of(position, seat), Seed.of(played.size())).action();
            played.add(GAME.notation().print(action));
            position = position.apply(seat, action);
        }
        while (!position.toAct().isEmpty() && deliveriesAsked(position)) {
            var action = level.player(new MartiansKnowledge(), seats, effort)
                    .choose(Decision.of(position, seat), Seed.of(played.size())).action();
            played.add(GAME.notation().print(action));
            position = position.apply(seat, action);
        }
        return played;
    }

    private static boolean deliveriesAsked(MartiansPosition position) {
        return position.legal(position.toAct().getFirst()).stream()
                .anyMatch(action -> GAME.notation().print(action).startsWith("deliver"));
    }

    private static Scenario lastTurnOfAll(Scenario scenario) {
        return scenario.cycle(4).turn(3).first(1).noNeeds();
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void the_task_that_wins_the_mission_is_done(Level level) {
        MartiansPosition position = lastTurnOfAll(Scenario.solo(Mission.CHANGE_OF_PLANS))
                .built(Infrastructure.HOSPITAL, Infrastructure.WATER_PLANT).filled("habitat-module", 2)
                .has(1, Good.FOOD).has(1, Good.WATER).position(0);
        assertThat(playerTurn(position, RED, 1, level)).contains("accomplish welcome-stock");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"EASY", "NORMAL", "HARD", "EXPERT"})
    void food_for_the_last_hungry_is_delivered(Level level) {
        MartiansPosition position = lastTurnOfAll(Scenario.solo(Mission.CHANGE_OF_PLANS)).needs(1, 0, 0, 2)
                .built(Infrastructure.HOSPITAL, Infrastructure.WATER_PLANT).filled("habitat-module", 2)
                .filled("welcome-stock", 1).has(2, Good.FOOD).position(0);
        assertThat(playerTurn(position, RED, 1, level)).filteredOn("deliver food q1"::equals).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void nobody_suffocates_next_to_a_generator_that_could_run(Level level) {
        MartiansPosition position = Scenario.com(2).cycle(2).turn(3).first(0).noNeeds().needs(1, 1, 0, 0)
                .has(RED, 3, Good.ENERGY).position();
        assertThat(playerTurn(position, RED, 2, level)).contains("place moxie 1");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void a_contract_that_is_ready_is_fulfilled_in_the_last_turn(Level level) {
        MartiansPosition position = Scenario.com(2).cycle(5).turn(3).first(0).noNeeds()
                .shows(Contract.ORBITAL_CLINIC).has(RED, 2, Good.MEDICINE).position();
        assertThat(playerTurn(position, RED, 2, level)).contains("fulfil orbital-clinic");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"EASY", "NORMAL", "HARD", "EXPERT"})
    void nothing_is_planted_that_nobody_will_harvest(Level level) {
        MartiansPosition position = Scenario.com(2).cycle(5).turn(3).first(0).noNeeds()
                .planted(RED, Plantation.ALGAE_TANKS).has(RED, 5, Good.ENERGY).position();
        assertThat(playerTurn(position, RED, 2, level)).noneMatch(action -> action.startsWith("plant"));
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"EASY", "NORMAL", "HARD", "EXPERT"})
    void between_two_rivals_nobody_offers_anything(Level level) {
        MartiansPosition position = Scenario.com(2).has(RED, 5, Good.ICE).has(GREEN, 5, Good.REGOLITH).position();
        assertThat(playerTurn(position, RED, 2, level)).noneMatch(action -> action.startsWith("offer"));
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void a_gift_to_a_rival_is_not_asked_for_in_vain(Level level) {
        MartiansPosition position = Scenario.com(2).has(RED, 5, Good.ICE).has(GREEN, 3, Good.FOOD).position();
        for (String step : List.of("offer green", "ask food", "ask food", "ask food", "propose")) {
            position = position.apply(RED, GAME.notation().parse(step));
        }
        var answer = level.player(new MartiansKnowledge(), 2, level.withIterations(6_400))
                .choose(Decision.of(position, GREEN), Seed.of(1)).action();
        assertThat(GAME.notation().print(answer)).isEqualTo("decline");
    }
}
