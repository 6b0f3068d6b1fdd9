package cydonia.server.page;

import cydonia.art.Scale;
import cydonia.art.Svg;
import cydonia.engine.Seat;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A measure of every seat over the course of a game, as lines in a box of fixed size.
 *
 * @param moves
 *            the actions at which it was taken, rising
 * @param names
 *            what these moments are called, where they are the parts of the game; else empty
 */
public record Chart(String title, List<Integer> moves, List<Line> lines, List<String> names) {

    public static final int WIDTH = 640;
    public static final int HEIGHT = 220;

    private static final int LEFT = 40;
    private static final int RIGHT = 30;
    private static final int TOP = 12;
    private static final int BOTTOM = 26;
    private static final int ROWS = 10;
    private static final int TICKS = 6;
    /** What the words at both ends of the scale need. */
    private static final int END = 70;
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    /** One seat's values, one for each of the moves. */
    public record Line(Seat seat, String name, List<Integer> values) {
        public Line {
            values = List.copyOf(values);
        }

        /** Its value at a moment, for people to read. */
        public String written(int moment) {
            return Words.minus(values.get(moment));
        }
    }

    /** A line across the box with its value. */
    public record Mark(int value, double y) {

        /** Its value, for people to read. */
        public String written() {
            return Words.minus(value);
        }
    }

    /** The number of a part of the game, below the box. */
    public record Tick(String number, double x) {
    }

    public Chart {
        moves = List.copyOf(moves);
        lines = List.copyOf(lines);
        names = List.copyOf(names);
    }

    /** One by actions. */
    public Chart(String title, List<Integer> moves, List<Line> lines) {
        this(title, moves, lines, List.of());
    }

    /** What a moment is called in the table of numbers. */
    public String name(int moment) {
        return names.isEmpty() ? String.valueOf(moves.get(moment)) : names.get(moment);
    }

    /** Whether there is anything to see: somewhere, sometime, something but nought. */
    public boolean speaks() {
        return moves.size() > 1 && lines.stream().flatMap(line -> line.values().stream()).anyMatch(value -> value != 0);
    }

    public int left() {
        return LEFT;
    }

    public int right() {
        return WIDTH - RIGHT;
    }

    public int bottom() {
        return HEIGHT - BOTTOM;
    }

    /** The points of a line as SVG writes them. */
    public String path(Line line) {
        return IntStream.range(0, moves.size()).mapToObj(i -> write(x(i)) + "," + write(y(line.values().get(i))))
                .collect(Collectors.joining(" "));
    }

    /** Where a line ends: its sign stands there. */
    public double endsAt(Line line) {
        return y(line.values().getLast());
    }

    /** A few round values between the lowest and the highest. */
    public List<Mark> marks() {
        return new Scale(least(), most()).marks().stream().map(value -> new Mark(value, y(value))).toList();
    }

    /** The numbers of some parts of the game, where they have any: “Generation 3” is 3. */
    public List<Tick> ticks() {
        int every = Math.max(1, (names.size() + TICKS - 1) / TICKS);
        return IntStream.range(0, names.size()).filter(i -> i % every == 0)
                .filter(i -> x(i) > LEFT + END && x(i) < right() - END).boxed()
                .flatMap(i -> NUMBER.matcher(names.get(i)).results().limit(1)
                        .map(found -> new Tick(found.group(), x(i))))
                .toList();
    }

    /** The moves that go into the table of numbers, which says the same in words. */
    public List<Integer> rows() {
        int count = Math.min(ROWS, moves.size());
        return IntStream.range(0, count).mapToObj(i -> count == 1 ? 0 : i * (moves.size() - 1) / (count - 1)).toList();
    }

    /** A number as SVG reads it, whatever the language. */
    public static String write(double number) {
        return Svg.number(number);
    }

    private int least() {
        return Math.min(0, all().min().orElse(0));
    }

    private int most() {
        return Math.max(1, all().max().orElse(1));
    }

    private IntStream all() {
        return lines.stream().flatMapToInt(line -> line.values().stream().mapToInt(Integer::intValue));
    }

    private double x(int index) {
        int last = moves.getLast();
        return LEFT + (double) (WIDTH - LEFT - RIGHT) * moves.get(index) / Math.max(1, last);
    }

    private double y(int value) {
        return HEIGHT - BOTTOM - (double) (HEIGHT - TOP - BOTTOM) * (value - least()) / (most() - least());
    }
}
