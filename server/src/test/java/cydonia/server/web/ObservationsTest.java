package cydonia.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Game;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.tilsit.MarsTilsit;
import cydonia.server.Games;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ObservationsTest {

    private static final JsonMapper STRICT = JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    static Stream<Game<?, ?, ?>> games() {
        return Games.known().rules().stream();
    }

    @Test
    void a_question_without_fields_says_which_one_it_is() {
        JsonNode first = written(new MarsTilsit(), 1).getFirst();
        assertThat(first.path("question").path("type").asString()).isEqualTo("PickMine");
        assertThat(first.path("viewer").asString()).isEqualTo("RED");
    }

    @ParameterizedTest
    @MethodSource("games")
    void no_observation_holds_an_object_that_says_nothing(Game<?, ?, ?> game) {
        assertThat(written(game, 60)).allSatisfy(
                seen -> assertThat(STRICT.readTree(seen.toString()).findValues("question")).allSatisfy(
                        question -> assertThat(question.isObject() && question.isEmpty()).isFalse()));
    }

    /** What the first seat sees in the course of a random game, as bots get it. */
    private static <P extends Position<P, A, O>, A extends Action, O> List<JsonNode> written(Game<P, A, O> game,
            int moves) {
        Match<P, A, O> match = Match.begin(game, Setup.of(game.profile(), Math.max(2, game.profile().minSeats())),
                Seed.of(4));
        var dice = Dice.choosing(Seed.of(4), 0).open();
        return Stream.generate(() -> {
            String json = Observations.write(Objects.requireNonNull(match.position().observe(Seat.RED))).toString();
            Seat acting = match.position().toAct().getFirst();
            List<A> legal = match.position().legal(acting);
            match.play(acting, legal.get(dice.roll(legal.size())), cydonia.engine.Audience.NOBODY);
            return STRICT.readTree(json);
        }).limit(moves).toList();
    }
}
