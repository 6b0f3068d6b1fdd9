package cydonia.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Action;
import cydonia.engine.Position;
import cydonia.engine.Source;
import cydonia.engine.Streams;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * The same deal for all: in two games of one deal, however differently they were played, the k-th card of a heap is the
 * same, until something is put back into it.
 *
 * @param heaps
 *            how many of each kind lie in each heap of a position
 */
record Deals<P extends Position<P, A, O>, A extends Action, O>(Function<P, Map<Source, int[]>> heaps) {

    /** A heap from which so many were drawn. */
    private record Drawn(Source source, int times) {
    }

    /** Tells how many heaps were compared. */
    int compare(Walk<P, A, O> one, Walk<P, A, O> other) {
        Map<Drawn, List<Integer>> left = left(one);
        int compared = 0;
        for (Map.Entry<Drawn, List<Integer>> seen : left(other).entrySet()) {
            List<Integer> same = left.get(seen.getKey());
            if (same != null) {
                assertThat(seen.getValue()).as("what is left after draw %s of %s in two games: %s", seen.getKey()
                        .times(), seen.getKey().source(), other).isEqualTo(same);
                compared++;
            }
        }
        return compared;
    }

    private Map<Drawn, List<Integer>> left(Walk<P, A, O> walk) {
        Map<Drawn, List<Integer>> left = new HashMap<>();
        Map<Source, Integer> sizes = new HashMap<>();
        Set<Source> putBack = new HashSet<>();
        List<P> positions = new ArrayList<>(walk.steps().stream().map(Walk.Step::before).toList());
        positions.add(walk.last());
        for (P position : positions) {
            Streams streams = Innards.streams(position);
            heaps.apply(position).forEach((source, heap) -> {
                int times = streams.rolled(source.ordinal());
                if (times > 0) {
                    int size = Arrays.stream(heap).sum();
                    if (size > sizes.getOrDefault(source, Integer.MAX_VALUE)) {
                        putBack.add(source);
                    }
                    sizes.put(source, size);
                    if (!putBack.contains(source)) {
                        left.put(new Drawn(source, times), Arrays.stream(heap).boxed().toList());
                    }
                }
            });
        }
        return left;
    }
}
