package cydonia.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.Calibration;
import cydonia.cli.Run;
import cydonia.engine.Setup;
import cydonia.games.tilsit.MarsTilsit;
import cydonia.titles.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("cydonia calibrate")
class CalibrateTest {

    /** One in sixty decisions is advised: enough games for some of each kind. */
    private static final int GAMES = 120;

    @TempDir
    private Path folder = Path.of("");

    private static Run calibrate(String... more) {
        return Run.of(Stream.concat(Stream.of("calibrate", "dunes", "--iterations", "2", "--advice", "10"),
                Stream.of(more)).toArray(String[]::new));
    }

    @Test
    void a_count_that_is_continued_comes_to_the_same() {
        String file = folder.resolve("count").toString();
        assertThat(calibrate("--games", "2", "--save", file).code()).isZero();
        Run continued = calibrate("--games", "6", "--save", file);
        assertThat(continued.code()).isZero();
        assertThat(continued.out()).isEqualTo(calibrate("--games", "6").out()).contains("Dunes, seats: 2, games: 6");
    }

    @Test
    void as_many_games_at_a_time_as_one_likes_come_to_the_same() throws IOException {
        assertThat(counted("--threads", "4")).isEqualTo(counted("--threads", "1"));
        assertThat(calibrate("--threads", "0").err()).contains("--threads");
    }

    @Test
    void what_was_stated_is_compared_with_what_came_true_in_the_games_that_check() throws IOException {
        Path file = folder.resolve("count");
        assertThat(calibrate("--games", "2", "--save", file.toString()).code()).isZero();
        List<String> lines = new ArrayList<>(List.of(Files.readAllLines(file).getFirst()));
        for (int i = 0; i < 10; i++) {
            lines.add("0.5 0.5 " + i % 2);
            lines.add(i < 5 ? "0.65 0.1 1" : "0.65 0.1 0 0.25 0.9 0");
        }
        Files.write(file, lines);
        List<String> told = calibrate("--games", "20", "--save", file.toString()).out().lines().toList();
        int hoped = told.indexOf("The hope as it is:");
        assertThat(told.subList(hoped + 2, hoped + 6)).containsExactly(
                " 20– 30%        5    25.0%     0.0%",
                " 60– 70%       10    65.0%    50.0%",
                "expected error: 18.3%, mean square: 0.2025",
                "in the first, second and last third of a game: 15.0%, 0.0%, 25.0%");
    }

    /** Whatever these ten games would make of it: they check all numbers that were there before. */
    @Test
    void what_hints_state_today_is_checked_by_all_games() throws IOException {
        Path file = folder.resolve("count");
        assertThat(ofTilsit(file, 2).code()).isZero();
        List<String> lines = new ArrayList<>(List.of(Files.readAllLines(file).getFirst()));
        lines.addAll(Collections.nCopies(10, "0.5 0.5 1"));
        Files.write(file, lines);
        MarsTilsit game = new MarsTilsit();
        double stated = Calibration.of(game, Setup.of(game.profile(), 4)).chance(0.5, 0.5);
        List<String> told = ofTilsit(file, 10).out().lines().toList();
        int today = IntStream.range(0, told.size()).filter(i -> told.get(i).startsWith("The chance as hints state it"))
                .findFirst().orElseThrow();
        assertThat(told.get(today + 2)).endsWith("%7d  %6.1f%%  %6.1f%%".formatted(10, 100 * stated, 100.0));
        assertThat(calibrate("--games", "2").out()).doesNotContain("as hints state it");
    }

    private static Run ofTilsit(Path file, int games) {
        return Run.with(List.of(Games.marsTilsit()), List.of(), "calibrate", "mars-tilsit", "--seats", "4",
                "--iterations", "1", "--advice", "2", "--games", "" + games, "--save", file.toString());
    }

    @Test
    void values_taken_in_turn_have_two_games_each_so_that_both_halves_see_all() throws IOException {
        List<String> calm = counted("--option", "storms=off");
        List<String> stormy = counted("--option", "storms=on");
        assertThat(counted("--each", "storms=off,on")).isNotEqualTo(calm).isNotEqualTo(stormy).isEqualTo(
                IntStream.range(0, GAMES).mapToObj(i -> (i % 4 < 2 ? calm : stormy).get(i)).toList());
        Run unknown = calibrate("--games", "2", "--each", "storms=off,maybe");
        assertThat(unknown.code()).isNotZero();
        assertThat(unknown.err()).contains("“storms” cannot be “maybe”");
    }

    /** With more wind one wins every time, with less never, at the same hope. */
    @Test
    void a_value_that_makes_it_harder_is_told_apart() throws IOException {
        Path file = folder.resolve("count");
        assertThat(calibrate("--games", "2", "--each", "storms=off,on", "--save", file.toString()).code()).isZero();
        List<String> lines = new ArrayList<>(List.of(Files.readAllLines(file).getFirst()));
        for (int i = 0; i < 400; i++) {
            lines.add("0.5 0.5 " + (i / 2 + 1) % 2);
        }
        Files.write(file, lines);
        List<String> told = calibrate("--games", "400", "--each", "storms=off,on", "--save", file.toString()).out()
                .lines().toList();
        assertThat(told.getLast()).startsWith("storms=on -2.");
        assertThat(told.get(told.size() - 2)).startsWith("storms=off 2.");
        int stated = told.indexOf("The chance by the line from the other half:");
        assertThat(told.subList(stated + 2, stated + 4)).satisfiesExactly(
                never -> assertThat(never).startsWith("  0– 10%      100 ").endsWith("  0.0%"),
                always -> assertThat(always).startsWith(" 90–100%      100 ").endsWith("100.0%"));
    }

    /** What every game came to, a line each. */
    private List<String> counted(String... more) throws IOException {
        Path file = folder.resolve(String.join("", more));
        assertThat(calibrate(Stream.concat(Stream.of("--games", "" + GAMES, "--save", file.toString()), Stream.of(more))
                .toArray(String[]::new)).code()).isZero();
        return Files.readAllLines(file).stream().skip(1).toList();
    }

    @Test
    void a_file_of_another_count_is_refused_and_stays_as_it_is() throws IOException {
        Path file = folder.resolve("count");
        assertThat(calibrate("--games", "2", "--save", file.toString()).code()).isZero();
        String before = Files.readString(file);
        Run other = calibrate("--games", "2", "--seed", "9", "--save", file.toString());
        assertThat(other.code()).isNotZero();
        assertThat(other.err()).contains("another count");
        assertThat(Files.readString(file)).isEqualTo(before);
    }
}
