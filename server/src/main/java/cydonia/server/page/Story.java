package cydonia.server.page;

import cydonia.engine.Fact;
import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.tables.sight.Line;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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
    /** No word of a notation has it. */
    private static final String BETWEEN_PLACES = "|";

    /**
     * One action as the log tells it, or the beginning of a new part of the game.
     *
     * @param number
     *            which one it is, from the beginning of the game
     * @param who
     *            whose action it was
     * @param head
     *            what was done
     * @param rest
     *            what it cost and what came of it, in order
     */
    public record Entry(int number, Seat who, Line head, List<Line> rest) {
        public Entry {
            rest = List.copyOf(rest);
        }

        /** The head is what says what was done; where nothing does, the first that is no payment. */
        private static Entry of(int number, List<Line> lines) {
            Line head = lines.stream().filter(Line::deed).findFirst()
                    .or(() -> lines.stream().filter(line -> !payment(line)).findFirst()).orElse(lines.getFirst());
            List<Line> rest = new ArrayList<>(lines);
            rest.remove(head);
            return new Entry(number, whose(lines), head, rest);
        }

        /** Whether it sums up what ends, for all seats together. */
        public boolean summary() {
            return head.summary().isPresent();
        }

        /** How many actions had been taken when all of it had come to pass. */
        public int until() {
            return lines().mapToInt(Line::move).max().orElseThrow();
        }

        private Stream<Line> lines() {
            return Stream.concat(Stream.of(head), rest.stream());
        }

        /** The places and cards it speaks of, as pages mark them. */
        public String about() {
            return lines().flatMap(line -> line.about().stream()).distinct()
                    .collect(Collectors.joining(BETWEEN_PLACES));
        }

        private static boolean payment(Line line) {
            List<Fact> facts = line.what().map(Happening::facts).orElse(List.of());
            return !facts.isEmpty()
                    && facts.stream().allMatch(fact -> fact instanceof Fact.Price || fact instanceof Fact.Loss);
        }
    }

    /**
     * What others did since the viewer last acted, each of them in turn.
     *
     * @param after
     *            how many actions had been taken then
     */
    public record Since(int after, Map<Seat, List<Entry>> deeds) {
        public Since {
            deeds = Collections.unmodifiableMap(new LinkedHashMap<>(deeds));
        }
    }

    public Story {
        lines = List.copyOf(lines);
    }

    /** All places and cards it has spoken of. */
    public Set<String> about() {
        return lines.stream().flatMap(line -> line.about().stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The places and cards a line speaks of, as pages mark them. */
    public static String about(Line line) {
        return String.join(BETWEEN_PLACES, line.about());
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
        List<List<Line>> groups = new ArrayList<>();
        List<Line> open = new ArrayList<>();
        for (Line line : lines) {
            if (!open.isEmpty() && begins(line, open)) {
                close(groups, open);
                open = new ArrayList<>();
            }
            open.add(line);
        }
        if (!open.isEmpty()) {
            close(groups, open);
        }
        List<Entry> entries = new ArrayList<>();
        groups.forEach(group -> entries.add(Entry.of(entries.size(), group)));
        return entries;
    }

    private static boolean begins(Line line, List<Line> open) {
        Line first = open.getFirst();
        return line.chapter() || first.chapter() || line.what().isEmpty() || line.move() != first.move()
                || line.summary().isPresent() != first.summary().isPresent()
                || line.doer().isPresent() && line.doer().get() != line.who()
                || line.doer().isPresent() && open.stream().anyMatch(other -> other.doer().isPresent());
    }

    /** What somebody's action cost and brought belongs to it, although it came to pass a choice later. */
    private static void close(List<List<Line>> groups, List<Line> group) {
        boolean goesOn = !groups.isEmpty() && group.stream().noneMatch(line -> line.deed() || apart(line))
                && !apart(groups.getLast().getFirst()) && whose(groups.getLast()) == whose(group);
        if (goesOn) {
            groups.getLast().addAll(group);
        } else {
            groups.add(group);
        }
    }

    /** Headings, notes about the table and sums stand alone. */
    private static boolean apart(Line line) {
        return line.chapter() || line.what().isEmpty() || line.summary().isPresent();
    }

    private static Seat whose(List<Line> lines) {
        return lines.stream().flatMap(line -> line.doer().stream()).findFirst().orElse(lines.getFirst().who());
    }

    /** What others did since that seat last acted before them; it stays until others act again. */
    public Optional<Since> since(Seat viewer) {
        int last = lines.stream().filter(line -> line.who() != viewer && line.what().isPresent())
                .mapToInt(Line::move).max().orElse(0);
        int after = lines.stream().filter(line -> line.who() == viewer && line.what().isPresent())
                .mapToInt(Line::move).filter(move -> move < last).max().orElse(0);
        Map<Seat, List<Entry>> deeds = new LinkedHashMap<>();
        entries().stream().filter(entry -> entry.head().move() > after && entry.who() != viewer
                && !entry.head().chapter() && !entry.summary())
                .forEach(entry -> deeds.computeIfAbsent(entry.who(), _ -> new ArrayList<>()).add(entry));
        return deeds.isEmpty() ? Optional.empty() : Optional.of(new Since(after, deeds));
    }
}
