package cydonia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Language;
import cydonia.engine.Profile;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Every game the command knows")
class KnownGamesTest {

    @TempDir
    private Path folder = Path.of("");

    static Stream<Profile> profiles() {
        return Games.known().all().stream().map(Title::profile);
    }

    private static Run run(List<String> lines, String... args) {
        Run run = Run.with(Games.known().all(), lines, args);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return run;
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void is_listed_and_has_cards(Profile profile) {
        for (Language language : Language.values()) {
            assertThat(run(List.of(), "games", "--lang", language.code()).out()).contains(profile.id(),
                    profile.name().in(language));
            assertThat(run(List.of(), "cards", profile.id(), "--lang", language.code()).out().lines())
                    .hasSizeGreaterThan(10);
        }
    }

    /**
     * In On Mars random players may bring about a table where nothing can be built any more: such games are given up.
     */
    @ParameterizedTest
    @MethodSource("profiles")
    void can_be_simulated_with_every_number_of_seats(Profile profile) {
        for (int seats = profile.minSeats(); seats <= profile.maxSeats(); seats++) {
            String out = run(List.of(), "simulate", profile.id(), "--seats", String.valueOf(seats), "--games", "10",
                    "--limit", "30000").out();
            assertThat(out).containsPattern("games +10, of which (9|10) finished");
        }
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void has_computer_players_of_every_level_for_every_number_of_seats(Profile profile) {
        for (int seats = profile.minSeats(); seats <= profile.maxSeats(); seats++) {
            String out = run(List.of(), "arena", profile.id(), "--players", "random,easy,normal,hard,expert", "--seats",
                    String.valueOf(seats), "--games", "1", "--iterations", "4").out();
            assertThat(out).contains("expert", "iterations/s");
        }
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void can_be_played_saved_and_told_again(Profile profile) {
        Path file = folder.resolve("game.json");
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 15; i++) {
            lines.addAll(List.of("1", "done"));
        }
        lines.addAll(List.of("why", "score", "log", "save " + file, "quit"));
        assertThat(run(lines, "play", profile.id(), "--seed", "1", "--level", "easy").out()).contains("Saved.");
        assertThat(run(List.of(), "replay", file.toString(), "--lang", "fr").out()).contains("Le fichier est valide");
    }
}
