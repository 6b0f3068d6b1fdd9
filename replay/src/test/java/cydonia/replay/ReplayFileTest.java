package cydonia.replay;

import static java.nio.file.StandardOpenOption.APPEND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import cydonia.dunes.Dunes;
import cydonia.dunes.DunesPosition;
import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesView;
import cydonia.engine.Audience;
import cydonia.engine.Chance;
import cydonia.engine.Match;
import cydonia.engine.Refused;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Replay files")
class ReplayFileTest {

    private static final Dunes DUNES = new Dunes();

    @TempDir
    private Path folder = Path.of("");

    private Path file = Path.of("");

    @BeforeEach
    void here() {
        file = folder.resolve("game.json");
    }

    private static Match<DunesPosition, DunesAction, DunesView> match(int actions) {
        return match(actions, Chance.ONE_COUNTER);
    }

    private static Match<DunesPosition, DunesAction, DunesView> match(int actions, Chance chance) {
        Setup setup = Setup.of(DUNES.profile(), new Setup(2, Map.of("storms", "off"), chance));
        Match<DunesPosition, DunesAction, DunesView> match = Match.begin(DUNES, setup, Seed.of(7));
        for (int i = 0; i < actions && !match.position().toAct().isEmpty(); i++) {
            Seat seat = match.position().toAct().getFirst();
            match.play(seat, match.position().legal(seat).getFirst(), Audience.NOBODY);
        }
        return match;
    }

    private static final Replay FINISHED = match(1000).replay();
    private static final Replay UNFINISHED = match(3).replay();

    private Refused refused() {
        return catchThrowableOfType(Refused.class, () -> ReplayFile.load(file, List.of(DUNES)));
    }

    @Test
    void who_sat_where_is_kept_where_it_is_told() throws IOException {
        Map<Seat, String> players = Map.of(Seat.RED, "person", Seat.GREEN, "easy");
        ReplayFile.write(file, UNFINISHED, players);
        assertThat(ReplayFile.read(file)).isEqualTo(UNFINISHED);
        assertThat(ReplayFile.players(file)).isEqualTo(players);
        Files.writeString(file, Files.readString(file).replace("\"green\": \"easy\"", "\"violet\": \"easy\""));
        assertThat(refused().why().en()).contains("the field “players.violet” is not part of the format");
        ReplayFile.write(file, UNFINISHED);
        assertThat(ReplayFile.players(file)).isEmpty();
    }

    @Test
    void the_format_is_the_documented_one() {
        assertThat(ReplayFormat.print(UNFINISHED)).isEqualTo("""
                {
                  "format": 1,
                  "game": "dunes",
                  "rules": 1,
                  "setup": {
                    "seats": 2,
                    "options": {
                      "storms": "off"
                    }
                  },
                  "seed": "00000000000000000000000000000007",
                  "actions": [
                    "%s",
                    "%s",
                    "%s"
                  ]
                }
                """.formatted(UNFINISHED.moves().toArray()));
    }

    @Test
    void a_game_dealt_from_streams_says_so_and_one_that_says_nothing_has_one_counter() throws IOException {
        Replay streams = match(1000, Chance.STREAMS).replay();
        assertThat(ReplayFormat.print(streams)).contains("""
                    "seats": 2,
                    "chance": 2,
                    "options": {
                """);
        ReplayFile.write(file, streams);
        assertThat(ReplayFile.load(file, List.of(DUNES)).replay()).isEqualTo(streams);
        Files.writeString(file, Files.readString(file).replace("    \"chance\": 2,\n", ""));
        assertThat(ReplayFile.read(file).setup().chance()).isEqualTo(Chance.ONE_COUNTER);
        Files.writeString(file, ReplayFormat.print(FINISHED).replace("\"seats\": 2,", "\"seats\": 2, \"chance\": 1,"));
        assertThat(ReplayFile.read(file)).isEqualTo(FINISHED);
    }

    @Test
    void a_finished_game_ends_with_its_scores() {
        assertThat(ReplayFormat.print(FINISHED)).endsWith("""
                  ],
                  "scores": {
                    "red": %d,
                    "green": %d
                  }
                }
                """.formatted(FINISHED.scores().toArray()));
    }

    @Test
    void what_was_written_is_read_again() {
        for (Replay replay : List.of(FINISHED, UNFINISHED, match(0).replay())) {
            ReplayFile.write(file, replay);
            assertThat(ReplayFile.read(file)).isEqualTo(replay);
            assertThat(ReplayFile.load(file, List.of(DUNES)).replay()).isEqualTo(replay);
        }
    }

    @Test
    void a_finished_game_without_scores_can_be_loaded() throws IOException {
        Files.writeString(file, ReplayFormat.print(
                new Replay("dunes", 1, FINISHED.setup(), FINISHED.seed(), FINISHED.moves(), List.of())));
        assertThat(ReplayFile.load(file, List.of(DUNES)).position().outcome()).isPresent();
    }

    @Nested
    @DisplayName("are refused in one sentence")
    class Refusals {

        private String refusal(UnaryOperator<String> spoil) throws IOException {
            Files.writeString(file, spoil.apply(ReplayFormat.print(FINISHED)));
            Refused refused = refused();
            assertThat(refused.why().fr()).isNotBlank().isNotEqualTo(refused.why().en());
            assertThat(refused.why().en()).startsWith(file + ": ").doesNotContain("\n");
            return refused.why().en().substring(file.toString().length() + 2);
        }

        @Test
        void when_they_are_cut_off_anywhere() throws IOException {
            String whole = ReplayFormat.print(FINISHED);
            for (int length = 1; length < whole.length() - 2; length++) {
                String start = whole.substring(0, length);
                assertThat(refusal(json -> start)).contains("breaks off in line").endsWith("its end is missing.");
            }
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', value = {
                // spotless:off
            "Hello                                 | the file is not JSON: line 1 cannot be read.",
            "'  '                                  | the file is empty.",
            "[1, 2]                                | the file does not hold a JSON object.",
            "{}                                    | the field “format” is missing.",
            "{\"format\": \"1\"}                   | the field “format” must be a whole number.",
            "{\"format\": 1.5}                     | the field “format” must be a whole number.",
            "{\"format\": 99999999999}             | the field “format” must be a whole number.",
            "{\"format\": 1, \"format\": 1}        | the file is not JSON: line 1 cannot be read.",
            "{\"format\": 1} {}                    | the file is not JSON: line 1 cannot be read.",
            "{\"format\": 0}                       | there is no format 0; this program reads format 1.",
            "{\"format\": 2, \"anything\": 1}      | the file is of format 2, made by a newer program; this one reads format 1.",
        // spotless:on
        })
        void when_they_are_no_replay_at_all(String content, String reason) throws IOException {
            assertThat(refusal(json -> content)).isEqualTo(reason);
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', value = {
                // spotless:off
            "\"game\": \"dunes\"     | \"game\": 1               | the field “game” must be a text.",
            "\"game\": \"dunes\"     | \"gane\": \"dunes\"       | the field “gane” is not part of the format; possible here: format, game, rules, setup, players, seed, actions, scores.",
            "\"game\": \"dunes\"     | \"game\": \"chess\"       | the game “chess” is not known here; known are: dunes.",
            "\"rules\": 1            | \"rules\": true           | the field “rules” must be a whole number.",
            "\"rules\": 1            | \"rules\": 2              | This game was played with rules version 2; this program knows version 1.",
            "\"seats\": 2            | \"seats\": null           | the field “setup.seats” must be a whole number.",
            "\"seats\": 2            | \"chairs\": 2             | the field “setup.chairs” is not part of the format; possible here: seats, chance, options.",
            "\"seats\": 2            | \"seats\": 2, \"chance\": 9 | This program does not know the scheme of chance 9; it knows 1 and 2.",
            "\"seats\": 2            | \"seats\": 2, \"chance\": \"2\" | the field “setup.chance” must be a whole number.",
            "\"storms\": \"off\"     | \"storms\": false         | the field “setup.options.storms” must be a text.",
            "\"storms\": \"off\"     | \"storms\": \"often\"     | The option “storms” cannot be “often”: choose one of off, on.",
            "\"storms\": \"off\"     | \"rain\": \"off\"         | Dunes has no option “rain”; it has: storms.",
            "\"actions\": [          | \"actions\": [ 1,         | the field “actions” must be a list of texts.",
            "\"actions\": [          | \"actions\": [ \"bid 1\", | action 1: “bid 1” does not begin with a seat: a seat (red, green, blue, yellow, violet).",
            "\"actions\": [          | \"actions\": [ \"red\",   | Action 1 (red ): “” is not complete; expected next: bid, drop, enough, dig.",
            "\"red\":                | \"rouge\":                | the field “scores.rouge” is not part of the format; possible here: red, green.",
            "\"red\":                | \"blue\":                 | the field “scores.blue” is not part of the format; possible here: red, green.",
            "00000000000000007       | 0000000000000000x         | “0000000000000000000000000000000x” is not a seed: 32 hexadecimal digits are needed.",
        // spotless:on
        })
        void when_one_thing_is_wrong(String right, String wrong, String reason) throws IOException {
            assertThat(refusal(json -> json.replaceFirst(java.util.regex.Pattern.quote(right), wrong)))
                    .isEqualTo(reason);
        }

        @ParameterizedTest
        @CsvSource({"game", "rules", "setup", "seed", "actions"})
        void when_a_field_is_missing(String field) throws IOException {
            assertThat(refusal(json -> switch (field) {
                case "setup" -> json.replaceFirst("(?s)\"setup\": \\{.*?}\\s*},", "");
                case "actions" -> json.replaceFirst("(?s)\"actions\": \\[.*?],", "");
                default -> json.replaceFirst("\"" + field + "\": .*", "");
            })).isEqualTo("the field “" + field + "” is missing.");
        }

        @Test
        void when_a_field_that_holds_others_does_not() throws IOException {
            assertThat(refusal(json -> json.replaceFirst("(?s)\"setup\": \\{.*?}\\s*},", "\"setup\": 2,")))
                    .isEqualTo("the field “setup” must be an object.");
            assertThat(refusal(json -> json.replaceFirst("(?s)\"actions\": \\[.*?],", "\"actions\": {},")))
                    .isEqualTo("the field “actions” must be a list of texts.");
            assertThat(refusal(json -> json.replaceFirst("(?s)\"scores\": \\{.*?}", "\"scores\": {}")))
                    .isEqualTo("the field “scores.red” is missing.");
        }

        @Test
        void when_the_seats_do_not_fit_the_game() throws IOException {
            assertThat(refusal(json -> json.replace("\"seats\": 2", "\"seats\": 9").replaceFirst("(?s),\\s*\"scores.*",
                    "}"))).isEqualTo("Dunes is for 2 to 4 players, not 9.");
            assertThat(refusal(json -> json.replace("\"seats\": 2", "\"seats\": -1")))
                    .contains("“scores.red” is not part of the format");
        }

        @Test
        void when_an_action_is_illegal_with_its_number_and_the_reason() throws IOException {
            String second = FINISHED.moves().get(1).toString();
            assertThat(refusal(json -> json.replaceFirst(second, "green dig water")))
                    .isEqualTo("Action 2 (green dig water): “dig water” is not possible: you have not won the dune.");
            assertThat(refusal(json -> json.replaceFirst(second, "red bid 1"))).isEqualTo(
                    "Action 2 (red bid 1): It is not Red's turn to decide: the table waits for Green.");
            assertThat(refusal(json -> json.replaceFirst(second, "green bid water")))
                    .startsWith("Action 2 (green bid water): “water” cannot follow “bid”; expected: a wind");
        }

        @Test
        void when_the_scores_are_not_those_of_the_game() throws IOException {
            assertThat(refusal(json -> json.replaceFirst("\"green\": \\d+", "\"green\": 77")))
                    .startsWith("The file tells the final scores ").contains("77, but its actions lead to ");
        }

        @Test
        void when_scores_are_told_of_an_unfinished_game() throws IOException {
            Files.writeString(file, ReplayFormat.print(new Replay("dunes", 1, UNFINISHED.setup(), UNFINISHED.seed(),
                    UNFINISHED.moves(), List.of(1, 2))));
            assertThat(refused().why().en()).endsWith("but its actions lead to no end.");
        }

        @Test
        void when_there_is_no_file() {
            assertThat(refused()).hasMessage(file + ": there is no such file.");
        }

        @Test
        void when_the_file_is_a_folder() throws IOException {
            Files.createDirectory(file);
            assertThat(refused()).hasMessage(file + ": this is a folder, not a file.");
        }

        @Test
        void when_the_file_is_not_text() throws IOException {
            Files.write(file, new byte[]{(byte) 0xff, (byte) 0xfe, 0, 1});
            assertThat(refused()).hasMessage(file + ": the file is not text in UTF-8.");
        }

        @Test
        void when_the_file_is_huge() throws IOException {
            try (var channel = Files.newByteChannel(file, java.nio.file.StandardOpenOption.CREATE,
                    java.nio.file.StandardOpenOption.WRITE)) {
                channel.position(100L << 20).write(java.nio.ByteBuffer.wrap(new byte[1]));
            }
            assertThat(refused()).hasMessage(file + ": the file is too large to be a game.");
        }

        @Test
        void when_brackets_are_nested_beyond_reason() throws IOException {
            assertThat(refusal(json -> "[".repeat(100_000))).startsWith("the file is not JSON");
        }
    }

    @Nested
    @DisplayName("are written as a whole or not at all")
    class Writing {

        private Refused unwritten(Path place) {
            return catchThrowableOfType(Refused.class, () -> ReplayFile.write(place, FINISHED));
        }

        @Test
        void over_an_older_file() throws IOException {
            Files.writeString(file, "old and much longer ".repeat(1000));
            ReplayFile.write(file, FINISHED);
            assertThat(ReplayFile.read(file)).isEqualTo(FINISHED);
            assertThat(only()).isEqualTo(file);
        }

        @Test
        void into_the_current_folder_too() {
            Path bare = Path.of("written-by-a-test.json");
            try {
                ReplayFile.write(bare, FINISHED);
                assertThat(ReplayFile.read(bare)).isEqualTo(FINISHED);
            } finally {
                assertThatCode(() -> Files.deleteIfExists(bare)).doesNotThrowAnyException();
            }
        }

        @Test
        void when_the_folder_does_not_exist() {
            Path place = folder.resolve("missing/game.json");
            assertThat(unwritten(place))
                    .hasMessage(place + " could not be written: there is no such folder. Nothing was changed.");
        }

        @Test
        void when_the_folder_is_a_file() throws IOException {
            Files.writeString(file, "old");
            Path place = file.resolve("game.json");
            assertThat(unwritten(place)).hasMessageStartingWith(place + " could not be written: ");
            assertThat(file).hasContent("old");
        }

        @Test
        void when_a_folder_has_that_name() throws IOException {
            Files.createDirectory(file);
            assertThat(unwritten(file))
                    .hasMessage(file + " could not be written: this is a folder. Nothing was changed.");
            assertThat(only()).isEqualTo(file);
        }

        @Test
        void when_the_disk_is_full_and_the_older_file_stays() throws IOException {
            Files.writeString(file, "old");
            Refused refused = catchThrowableOfType(Refused.class,
                    () -> WholeFile.write(file, "new".getBytes(StandardCharsets.UTF_8), (path, content) -> {
                        Files.write(path, new byte[1]);
                        Files.write(path, new byte[1], APPEND);
                        throw new IOException("No space left on device");
                    }));
            assertThat(refused.why().en())
                    .isEqualTo(file + " could not be written: No space left on device. Nothing was changed.");
            assertThat(refused.why().fr())
                    .isEqualTo(file + " n'a pas pu être écrit : No space left on device. Rien n'a été changé.");
            assertThat(file).hasContent("old");
            assertThat(only()).isEqualTo(file);
        }

        private Path only() throws IOException {
            try (Stream<Path> files = Files.list(folder)) {
                List<Path> all = files.toList();
                assertThat(all).hasSize(1);
                return all.getFirst();
            }
        }
    }
}
