package cydonia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
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

    /** The last bid of this game decides it, so the file is completed by hand. */
    @BeforeEach
    void files() throws IOException {
        unfinished = folder.resolve("unfinished.json");
        finished = folder.resolve("finished.json");
        List<String> bids = Stream.concat(Collections.nCopies(6, "1").stream(), Stream.of("save " + unfinished, "quit"))
                .toList();
        Run.typing(bids, "play", "dunes", "--seats", "3", "--seed", "5");
        Run ending = Run.typing(List.of("1", "1", "1"), "play", "--load", unfinished.toString());
        assertThat(ending.out()).contains("The game is over.");
        String file = Files.readString(unfinished);
        Files.writeString(finished, file.replaceFirst("(?s)\\s*]\\s*}\\s*$", """
                ,
                    "red bid 5",
                    "blue dig spice"
                  ]
                }
                """));
    }

    @Test
    void tells_the_game_and_explains_the_scores() {
        Run run = Run.of("replay", finished.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("Dunes, 3 seats, seed 00000000000000000000000000000005.")
                .contains("   1. Green: bid wind ", "      · Green has bid.", "The file is sound: ",
                        "The game is over. Won by: Blue.", "  1. Blue      25",
                        "       +15 spice, +10 flasks of water");
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
                "\\Q%s\\E: Action \\d+ \\(red dig spice\\): It is not Red's turn to decide: the table waits for Blue\\.\\R"
                        .formatted(finished));
    }
}
