package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Everybody's chance to win in the course of a game, as lines in a box of fixed size, with a band behind each part of
 * the game and a flag at each decisive moment.
 *
 * @param commands
 *            how many the game has
 */
public record ChanceChart(int commands, List<Line> lines, List<Band> bands, List<Flag> flags) {

    public static final int WIDTH = 800;
    public static final int HEIGHT = 262;

    private static final int LEFT = 60;
    private static final int RIGHT = 12;
    private static final int TOP = 28;
    private static final int BOTTOM = 52;
    /** So far apart that the numbers of two flags do not touch, on a phone either. */
    private static final int APART = 40;
    private static final int MOST_SLICES = 80;
    private static final int ROWS = 12;

    /**
     * One seat's chances.
     *
     * @param mine
     *            whether the viewer sits there
     * @param commands
     *            after which each was so, rising
     * @param chances
     *            from 0 to 1
     */
    public record Line(Seat seat, String name, boolean mine, List<Integer> commands, List<Double> chances) {
        public Line {
            commands = List.copyOf(commands);
            chances = List.copyOf(chances);
        }

        /** What it was after that many commands: as after the last decision before. */
        public int percent(int command) {
            int last = 0;
            for (int i = 0; i < commands.size() && commands.get(i) <= command; i++) {
                last = i;
            }
            return Words.percent(chances.get(last));
        }
    }

    /** A part of the game: after which command it begins and ends, and its number, where it has one. */
    public record Band(int from, int to, String label) {
    }

    /** A decisive moment, numbered from 1, and what whoever decided could hope for after it. */
    public record Flag(int number, int command, double chance) {
    }

    /** A piece of the box that leads to the replay, and what is told of it. */
    public record Slice(int command, double x, double width) {
    }

    public ChanceChart {
        lines = List.copyOf(lines);
        bands = List.copyOf(bands);
        flags = List.copyOf(flags);
    }

    /** The marks of the scale, in hundredths. */
    public List<Integer> marks() {
        return List.of(0, 25, 50, 75, 100);
    }

    public int left() {
        return LEFT;
    }

    public int right() {
        return WIDTH - RIGHT;
    }

    public int top() {
        return TOP;
    }

    public int bottom() {
        return HEIGHT - BOTTOM;
    }

    public double x(int command) {
        return LEFT + (double) (right() - LEFT) * command / Math.max(1, commands);
    }

    public double y(double chance) {
        return bottom() - (bottom() - TOP) * chance;
    }

    /** Where the number of a flag stands: above its moment, or beside the one before it where they would overlap. */
    public double place(Flag flag) {
        double free = 0;
        double place = 0;
        for (Flag each : flags.subList(0, flag.number())) {
            int last = right() - APART * (flags.size() - each.number());
            place = Math.min(last, Math.max(x(each.command()), free));
            free = place + APART;
        }
        return place;
    }

    /** The points of a line as SVG writes them. */
    public String path(Line line) {
        return IntStream.range(0, line.commands().size())
                .mapToObj(i -> Chart.write(x(line.commands().get(i))) + "," + Chart.write(y(line.chances().get(i))))
                .collect(Collectors.joining(" "));
    }

    /** The ground below a line. */
    public String ground(Line line) {
        return Chart.write(x(line.commands().getFirst())) + "," + bottom() + " " + path(line) + " "
                + Chart.write(x(line.commands().getLast())) + "," + bottom();
    }

    /** Where the number of a band stands, if there is room for it. */
    public List<Band> labelled() {
        int room = (int) Math.ceil(bands.size() / 20.0);
        return IntStream.range(0, bands.size()).filter(i -> i % Math.max(1, room) == 0).mapToObj(bands::get)
                .filter(band -> !band.label().isEmpty()).toList();
    }

    /** The whole box, so that each piece leads to its moment. */
    public List<Slice> slices() {
        int step = Math.max(1, (int) Math.ceil((double) commands / MOST_SLICES));
        List<Slice> slices = new ArrayList<>();
        for (int command = 0; command < commands; command += step) {
            slices.add(new Slice(command, x(command), x(Math.min(commands, command + step)) - x(command)));
        }
        return slices;
    }

    /** What everybody could hope for there, in words. */
    public String told(int command, Language language) {
        return lines.stream()
                .map(line -> line.name() + " " + Words.fill(Words.PERCENT, language, line.percent(command)))
                .collect(Collectors.joining(" · "));
    }

    /** The moments that go into the table of numbers, which says the same in words. */
    public List<Integer> rows() {
        int count = Math.min(ROWS, commands + 1);
        return IntStream.range(0, count).mapToObj(i -> count == 1 ? 0 : i * commands / (count - 1)).toList();
    }
}
