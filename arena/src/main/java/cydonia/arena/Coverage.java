package cydonia.arena;

import cydonia.engine.Action;
import cydonia.engine.Notation;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How often each action was chosen. */
public final class Coverage<A extends Action> {

    private static final class Count {
        private long value;
    }

    private final Map<A, Count> counts = new HashMap<>();

    void saw(A action) {
        counts.computeIfAbsent(action, unseen -> new Count()).value++;
    }

    void add(Coverage<A> other) {
        other.counts
                .forEach((action, count) -> counts.computeIfAbsent(action, unseen -> new Count()).value += count.value);
    }

    /** Kinds (the first word of the notation) by frequency, and under each its actions by frequency. */
    public List<String> lines(Notation<A> notation) {
        Map<String, Long> written = new TreeMap<>();
        Map<String, Long> kinds = new TreeMap<>();
        counts.forEach((action, count) -> {
            String text = notation.print(action);
            written.merge(text, count.value, Long::sum);
            kinds.merge(kind(text), count.value, Long::sum);
        });
        return often(kinds).stream()
                .flatMap(kind -> java.util.stream.Stream.concat(
                        java.util.stream.Stream.of("%,14d  %s".formatted(kind.getValue(), kind.getKey())),
                        often(written).stream().filter(text -> kind(text.getKey()).equals(kind.getKey()))
                                .map(text -> "%,22d  %s".formatted(text.getValue(), text.getKey()))))
                .toList();
    }

    private static String kind(String text) {
        return text.split(" ", 2)[0];
    }

    private static List<Map.Entry<String, Long>> often(Map<String, Long> counts) {
        return counts.entrySet().stream().sorted(Map.Entry.comparingByValue(Comparator.reverseOrder())).toList();
    }
}
