package cydonia.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Action;
import cydonia.engine.Chance;
import cydonia.engine.Game;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * How many ways there are to make one, two and three decisions from fixed positions, kept in
 * {@code src/test/resources/perft.txt}: a legal action that vanishes, or one too many, is noticed. The numbers are
 * written anew by {@code -Dgolden.write=true}; the commit says which rule moved.
 */
public abstract class Perft<P extends Position<P, A, O>, A extends Action, O> {

    private static final Path FILE = Path.of("src/test/resources/perft.txt");
    private static final int DEPTH = 3;
    /** A next level that would be larger is not counted. */
    private static final int MOST = 4_000;

    protected abstract Game<P, A, O> game();

    protected abstract List<Setup> setups();

    /** How many random actions lie before each position that is counted from. */
    protected List<Integer> starts() {
        return List.of(0, 20, 60, 120, 300);
    }

    @Test
    void as_many_ways_as_ever() throws IOException {
        List<String> lines = new ArrayList<>();
        for (Setup setup : setups()) {
            for (int start : starts()) {
                Seed seed = Seed.of(1000 + start);
                Walk<P, A, O> walk = Walk.random(game(), setup.with(Chance.ONE_COUNTER), seed, start);
                lines.add("%d seats %s, seed %d, after %d actions:%s".formatted(setup.seats(),
                        new TreeMap<>(setup.options()),
                        1000 + start, start, counts(walk.last())));
            }
        }
        if (Boolean.getBoolean("golden.write")) {
            Files.write(FILE, lines);
        }
        assertThat(lines).isEqualTo(Files.readAllLines(FILE));
    }

    private String counts(P from) {
        StringBuilder counts = new StringBuilder();
        List<P> level = List.of(from);
        for (int depth = 1; depth <= DEPTH; depth++) {
            long ways = level.stream().mapToLong(this::ways).sum();
            counts.append(' ').append(ways);
            if (ways > MOST || depth == DEPTH) {
                break;
            }
            level = level.stream().flatMap(position -> position.toAct().stream().flatMap(seat -> position.legal(seat)
                    .stream().map(action -> position.apply(seat, action)))).toList();
        }
        return counts.toString();
    }

    private long ways(P position) {
        long ways = 0;
        for (Seat seat : position.toAct()) {
            ways += position.legal(seat).size();
        }
        return ways;
    }
}
