package cydonia.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.cli.Run;
import cydonia.dunes.Dunes;
import cydonia.dunes.LaterDunes;
import cydonia.dunes.LaterDunes.Change;
import cydonia.engine.Profile;
import cydonia.engine.Replay;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.replay.ReplayFile;
import cydonia.titles.Title;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("cydonia replay")
class ReplayTest {

    @TempDir
    private Path folder = Path.of("");

    private Path unfinished = Path.of("");
    private Path finished = Path.of("");

    /** A game for three, without its last two actions. */
    private static final String GAME = """
            green bid 5, blue bid 9, red bid 2, blue dig water
            green bid 6, blue bid 6, red bid 4, red dig spice
            green bid 1, blue bid 8, red bid 4, blue dig water
            green enough, blue enough, red enough
            green bid 3, blue bid 9, red bid 1, blue dig spice
            green bid 7, blue bid 9, red bid 5, blue dig spice
            green bid 6, blue bid 8""";

    @BeforeEach
    void files() {
        unfinished = folder.resolve("unfinished.json");
        finished = folder.resolve("finished.json");
        write(unfinished, GAME);
        write(finished, GAME + ", red bid 5, blue dig spice");
    }

    private static void write(Path file, String actions) {
        Profile profile = new Dunes().profile();
        List<Replay.Move> moves = Arrays.stream(actions.split("[,\\n]\\s*")).map(Replay.Move::parse).toList();
        ReplayFile.write(file, new Replay(profile.id(), profile.rules(), Setup.of(profile, 3), Seed.of(5), moves,
                List.of()));
    }

    @Test
    void tells_the_game_and_explains_the_scores() {
        Run run = Run.of("replay", finished.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("Dunes, 3 players, seed 00000000000000000000000000000005.")
                .contains("   1. Green: bid wind ", "      · Green has bid.", "The file is sound. Actions: ",
                        "The game is over. Blue wins.", "  1. Blue      25",
                        "       spice 15 · flasks of water 10");
    }

    @Test
    void checks_that_the_seed_is_the_promised_one() {
        String promise = "2dc3b97b1e90788f360b3e5ad8dda3b159ff696d7f313bcd8eb019f597793358"; // printf %s SEED |
                                                                                             // sha256sum
        assertThat(Run.of("replay", finished.toString(), "--verify", promise).out()).startsWith("The seed matches");
        Run broken = Run.of("replay", finished.toString(), "--verify", promise.replace('a', 'b'));
        assertThat(broken.code()).isEqualTo(2);
        assertThat(broken.out()).isEmpty();
        assertThat(broken.err()).startsWith("The seed 00000000000000000000000000000005 does not match");
    }

    @Test
    void tells_an_unfinished_game_as_it_stands() {
        Run run = Run.of("replay", unfinished.toString(), "--lang", "fr");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Le fichier est valide", "La table attend Rouge.", "Bleu ")
                .doesNotContain("terminée");
    }

    @Test
    void refuses_what_is_not_sound_and_tells_nothing_of_it() throws IOException {
        Files.writeString(finished, Files.readString(finished).replace("blue dig spice", "red dig spice"));
        Run run = Run.of("replay", finished.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).matches(
                "\\Q%s\\E: Action \\d+ \\(red dig spice\\): It is not Red’s turn to decide: the table waits for Blue\\.\\R"
                        .formatted(finished));
    }

    @Test
    void a_finished_game_is_thought_over() {
        Run run = Run.of("review", finished.toString(), "--iterations", "40");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("sound moves").contains("Blue");
        assertThat(Run.of("review", finished.toString(), "--iterations", "40").out()).as("again the same")
                .isEqualTo(run.out());
    }

    @Test
    void only_a_finished_game_is_thought_over() {
        Run run = Run.of("review", unfinished.toString(), "--lang", "fr");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("n’est pas finie");
        assertThat(Run.of("review", finished.toString(), "--iterations", "0").err()).contains("at least 1");
    }

    @Test
    void plays_an_older_file_by_later_rules_that_tell_the_same() {
        Run run = Run.with(later(Change.NOTHING), List.of(), "replay", finished.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("The game is over. Blue wins.",
                "It was played with rules version 1; version 2 tells the same.");
    }

    @Test
    void tells_an_older_file_as_far_as_later_rules_agree_and_then_what_else_it_says() {
        Profile profile = new Dunes().profile();
        Replay whole = ReplayFile.read(finished);
        ReplayFile.write(finished, new Replay(profile.id(), profile.rules(), whole.setup(), whole.seed(), whole.moves(),
                List.of(7, 8, 25)));
        Run run = Run.with(later(Change.NO_WATER), List.of(), "replay", finished.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("   3. Red: bid wind 2",
                "The rules of this game have changed since it was played (version 1, now 2): move 4 is no longer",
                "   4. Blue: dig water", "   5. Green: bid 6", "  Blue      25").doesNotContain("The file is sound");
    }

    private static List<Title<?, ?, ?>> later(Change change) {
        return List.of(Title.plain(new LaterDunes(2, change)));
    }
}
