package cydonia.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The example of the package")
class RandomGameTest {

    // example
    static <P extends Position<P, A, O>, A extends Action, O> Match<P, A, O> random(Game<P, A, O> game, Seed seed) {
        Match<P, A, O> match = Match.begin(game, Setup.of(game.profile(), 2), seed);
        DiceCup dice = Dice.choosing(seed, 0).open();
        while (!match.position().toAct().isEmpty()) {
            Seat seat = match.position().toAct().getFirst();
            List<A> legal = match.position().legal(seat);
            match.play(seat, legal.get(dice.roll(legal.size())), Audience.NOBODY);
        }
        return match;
    }
    // end of the example

    @Test
    void plays_a_game_to_its_end_and_the_same_one_from_the_same_seed() {
        Match<Pebbles.Heap, Pebbles.Take, Pebbles.Heap> match = random(Pebbles.GAME, Seed.of(4));
        assertThat(match.position().outcome()).isPresent();
        assertThat(match.moves()).isNotEmpty();
        assertThat(random(Pebbles.GAME, Seed.of(4)).replay()).isEqualTo(match.replay());
        assertThat(random(Pebbles.GAME, Seed.of(5)).replay()).isNotEqualTo(match.replay());
    }

    @Test
    void is_the_code_that_is_tested_here() throws IOException {
        String tested = between(source("test", "RandomGameTest.java"), "// example\n", "// end of the example");
        String shown = between(source("main", "package-info.java").replaceAll("(?m)^ \\*", ""), "{@code", "}</pre>");
        assertThat(shown.strip()).isEqualToNormalizingWhitespace(tested.strip());
    }

    private static String between(String text, String from, String to) {
        int start = text.indexOf(from) + from.length();
        return text.substring(start, text.indexOf(to, start));
    }

    private static String source(String tree, String file) throws IOException {
        return Files.readString(Path.of("src", tree, "java", "cydonia", "engine", file));
    }
}
