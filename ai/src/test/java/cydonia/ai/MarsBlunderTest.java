package cydonia.ai;

import static cydonia.engine.Seat.GREEN;
import static cydonia.engine.Seat.RED;
import static cydonia.games.tilsit.box.Resource.CARBON;
import static cydonia.games.tilsit.box.Resource.IRON;
import static cydonia.games.tilsit.box.Resource.SILICON;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.tilsit.MarsKnowledge;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.games.tilsit.MarsPosition;
import cydonia.games.tilsit.MarsTilsit;
import cydonia.games.tilsit.Scenario;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Phase;
import cydonia.games.tilsit.language.MarsAction;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("What a beginner of Mars (Tilsit) would laugh at")
class MarsBlunderTest {

    private static final MarsTilsit GAME = new MarsTilsit();

    private static String choice(MarsPosition position, Seat seat, int seats, Level level) {
        var choice = level.player(new MarsKnowledge(), seats, level.withIterations(Experts.ITERATIONS))
                .choose(Decision.of(position, seat), Seed.of(1));
        return GAME.notation().print(choice.action());
    }

    private static MarsPosition offered(MarsPosition from, String... steps) {
        MarsPosition position = from;
        for (String step : steps) {
            position = position.apply(RED, GAME.notation().parse(step));
        }
        return position;
    }

    private static Scenario beforeAFight(int bases, int others) {
        return Scenario.of(2).eventDeck(EventCard.NEW_COLONIST).turn(RED, Phase.EVENT)
                .has(RED, Installation.MILITARY, bases)
                .has(GREEN, Installation.MILITARY, others).has(RED, Installation.POWER, 1)
                .has(GREEN, Installation.POWER, 1).holds(RED, 2, IRON).holds(GREEN, 2, CARBON);
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"EASY", "NORMAL", "HARD", "EXPERT"})
    void nobody_starts_a_fight_that_is_lost_before_it_begins(Level level) {
        assertThat(choice(beforeAFight(1, 2).position(), RED, 2, level)).isEqualTo("done");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void a_fight_that_is_won_before_it_begins_is_fought(Level level) {
        assertThat(choice(beforeAFight(2, 1).position(), RED, 2, level)).isEqualTo("fight green");
    }

    /** Green has silicon for a spaceport and lacks the iron. */
    private static Scenario haggling() {
        return Scenario.of(3).turn(RED, Phase.EXCHANGE).has(RED, Installation.COMMUNICATION, 1)
                .has(RED, Installation.POWER, 1).holds(RED, 3, IRON).holds(GREEN, 1, SILICON).holds(GREEN, 3, CARBON);
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"NORMAL", "HARD", "EXPERT"})
    void the_card_that_is_wanting_is_taken_for_one_that_is_not_needed(Level level) {
        MarsPosition position = offered(haggling().position(), "trade green", "give iron", "ask carbon", "propose");
        assertThat(choice(position, GREEN, 3, level)).isEqualTo("accept");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"EASY", "NORMAL", "HARD", "EXPERT"})
    void nobody_helps_a_player_who_is_about_to_win(Level level) {
        MarsPosition position = offered(
                haggling().has(RED, Installation.HABITATION, 4).has(RED, Installation.COMMUNICATION, 3)
                        .has(RED, Installation.POWER, 3).position(),
                "trade green", "give iron", "ask carbon", "propose");
        assertThat(choice(position, GREEN, 3, level)).isEqualTo("decline");
    }

    /** Red has two iron; silicon instead of one of them makes a spaceport, water a military base. */
    private static MarsPosition ironOnly() {
        return Scenario.of(3).turn(RED, Phase.EXCHANGE).has(RED, Installation.COMMUNICATION, 1)
                .has(RED, Installation.POWER, 1).holds(RED, 2, IRON).holds(GREEN, 2, SILICON).holds(GREEN, 2, CARBON)
                .position();
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"HARD", "EXPERT"})
    void what_is_wanting_is_asked_for_and_what_can_be_spared_is_offered(Level level) {
        MarsPosition position = ironOnly();
        List<String> said = new ArrayList<>();
        var player = level.player(new MarsKnowledge(), 3, level.withIterations(Experts.ITERATIONS));
        while (position.toAct().equals(List.of(RED)) && said.size() < 4) {
            var action = player.choose(Decision.of(position, RED), Seed.of(said.size())).action();
            said.add(GAME.notation().print(action));
            position = position.apply(RED, action);
        }
        assertThat(said.getFirst()).startsWith("trade ");
        assertThat(said.get(1)).isEqualTo("give iron");
        assertThat(said.get(2)).as("together with the other iron each of these builds something")
                .isIn("ask silicon", "ask water");
        assertThat(said.get(3)).isEqualTo("propose");
    }

    @ParameterizedTest
    @EnumSource(value = Level.class, names = {"EASY", "NORMAL", "HARD", "EXPERT"})
    void who_was_turned_down_does_not_ask_again_in_this_turn(Level level) {
        MarsPosition position = offered(ironOnly(), "trade green", "give iron", "ask silicon", "propose").apply(GREEN,
                MarsAction.DECLINE);
        assertThat(choice(position, RED, 3, level)).doesNotStartWith("trade");
    }
}
