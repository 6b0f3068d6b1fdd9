package cydonia.server.page;

import cydonia.engine.Fact;
import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.server.sight.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What was told so far, oldest first.
 *
 * @param read
 *            the last action the viewer has read of; negative where everything is old
 */
public record Story(List<Line> lines, int read) {

    /** What a log shows at most. */
    private static final int LATEST = 300;

    /**
     * One action as the log tells it, or the beginning of a new part of the game.
     *
     * @param number
     *            which one it is, from the beginning of the game
     * @param head
     *            what was done
     * @param rest
     *            what it cost and what came of it, in order
     */
    public record Entry(int number, Line head, List<Line> rest) {
        public Entry {
            rest = List.copyOf(rest);
        }

        /** What happened without costing or changing anything says what was done; else the first that is no payment. */
        static Entry of(int number, List<Line> lines) {
            Line head = lines.stream().filter(line -> facts(line).isEmpty()).findFirst()
                    .or(() -> lines.stream().filter(line -> !facts(line).stream().allMatch(Entry::payment)).findFirst())
                    .orElse(lines.getFirst());
            List<Line> rest = new ArrayList<>(lines);
            rest.remove(head);
            return new Entry(number, head, rest);
        }

        /**
         * Whether these lines of the same seat only tell how its action went on: something came of it, nothing was
         * paid.
         */
        private boolean goesOn(List<Line> lines) {
            return !head.chapter() && head.what().isPresent() && head.who() == lines.getFirst().who()
                    && lines.stream().allMatch(line -> !line.chapter() && !facts(line).isEmpty()
                            && facts(line).stream().noneMatch(Entry::payment));
        }

        private Entry and(List<Line> lines) {
            return new Entry(number, head, Stream.concat(rest.stream(), lines.stream()).toList());
        }

        private static List<Fact> facts(Line line) {
            return line.what().map(Happening::facts).orElse(List.of());
        }

        private static boolean payment(Fact fact) {
            return fact instanceof Fact.Price || fact instanceof Fact.Loss;
        }
    }

    /**
     * What others did since the viewer last acted.
     *
     * @param after
     *            how many actions had been taken then
     */
    public record Since(int after, List<Entry> entries) {
        public Since {
            entries = List.copyOf(entries);
        }
    }

    public Story {
        lines = List.copyOf(lines);
    }

    /** Whether the viewer has not read it yet. */
    public boolean fresh(Line line) {
        return read >= 0 && line.move() > read;
    }

    /** The number of the last action it tells of. */
    public int told() {
        return lines.isEmpty() ? 0 : lines.getLast().move();
    }

    /** The story by actions, oldest first; of a long one the end. */
    public List<Entry> entries() {
        List<Entry> all = all();
        return all.subList(Math.max(0, all.size() - LATEST), all.size());
    }

    /** The whole story by actions, oldest first. */
    public List<Entry> all() {
        List<Entry> entries = new ArrayList<>();
        List<Line> open = new ArrayList<>();
        for (Line line : lines) {
            boolean other = !open.isEmpty() && (line.chapter() || open.getFirst().chapter() || line.what().isEmpty()
                    || line.move() != open.getFirst().move());
            if (other) {
                close(entries, open);
            }
            open.add(line);
        }
        if (!open.isEmpty()) {
            close(entries, open);
        }
        return entries;
    }

    private static void close(List<Entry> entries, List<Line> open) {
        if (!entries.isEmpty() && entries.getLast().goesOn(open)) {
            entries.add(entries.removeLast().and(open));
        } else {
            entries.add(Entry.of(entries.size(), open));
        }
        open.clear();
    }

    /** What others did since that seat last acted; nothing where it was the last to act. */
    public Optional<Since> since(Seat viewer) {
        int after = lines.stream().filter(line -> line.who() == viewer && line.what().isPresent())
                .mapToInt(Line::move).max().orElse(0);
        List<Entry> entries = entries().stream().filter(entry -> entry.head().move() > after
                && entry.head().who() != viewer && !entry.head().chapter()).toList();
        return entries.isEmpty() ? Optional.empty() : Optional.of(new Since(after, entries));
    }
}
