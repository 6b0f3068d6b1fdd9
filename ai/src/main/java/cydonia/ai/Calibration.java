package cydonia.ai;

import cydonia.engine.Game;
import cydonia.engine.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * What the hopes of a search have meant in games that were played to their end: a line through points that never falls.
 * A hope is what imagined games promise; a chance is how often that came true.
 *
 * @param points
 *            by rising hope; none where nothing was measured, and then a hope is taken at its word
 */
public record Calibration(List<Point> points) {

    public static final Calibration NONE = new Calibration(List.of());

    private static final int GROUPS = 8;

    /** What so much hope was worth. */
    public record Point(double hope, double chance) {
    }

    /** One decision: what was hoped, and what part of the victory was won in the end. */
    public record Sample(double hope, double won) {
    }

    public Calibration {
        points = List.copyOf(points);
    }

    /** As measured for that game with so many seats; what was not measured so is taken at its word. */
    public static Calibration of(Game<?, ?, ?> game, Setup setup) {
        try (InputStream in = Calibration.class.getResourceAsStream("calibration/" + file(game, setup))) {
            return in == null ? NONE : parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }

    /** Alone, together or against each other, hopes are made in different ways: each has a line of its own. */
    public static String file(Game<?, ?, ?> game, Setup setup) {
        return "%s.%s.%d.txt".formatted(game.profile().id(), game.kind(setup).name().toLowerCase(Locale.ROOT),
                setup.seats());
    }

    /** A line for each point, hope and chance; what follows a # is a comment. */
    public static Calibration parse(String written) {
        return new Calibration(written.lines().map(line -> line.replaceFirst("#.*", "").strip())
                .filter(line -> !line.isEmpty()).map(line -> line.split(" +"))
                .map(parts -> new Point(Double.parseDouble(parts[0]), Double.parseDouble(parts[1]))).toList());
    }

    public String written() {
        StringBuilder written = new StringBuilder();
        points.forEach(point -> written
                .append(String.format(Locale.ROOT, "%.4f %.4f%n", point.hope(), point.chance())));
        return written.toString();
    }

    /**
     * Equal parts of the samples by rising hope, each with what was won; neighbours that fall are put together until
     * none does. Each part is counted with one imagined game that was won as hoped, so that none is certain.
     */
    public static Calibration fit(List<Sample> samples) {
        List<Sample> sorted = samples.stream().sorted(Comparator.comparingDouble(Sample::hope)).toList();
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < GROUPS; i++) {
            List<Sample> group = sorted.subList(sorted.size() * i / GROUPS, sorted.size() * (i + 1) / GROUPS);
            if (!group.isEmpty()) {
                parts.add(Part.of(group));
            }
            while (parts.size() > 1 && parts.getLast().chance() < parts.get(parts.size() - 2).chance()) {
                Part last = parts.removeLast();
                parts.add(parts.removeLast().with(last));
            }
        }
        return new Calibration(parts.stream().map(part -> new Point(part.hope(), part.chance())).toList());
    }

    /** Decisions that are judged alike. */
    private record Part(double hoped, double won, int count) {

        static Part of(List<Sample> group) {
            return new Part(group.stream().mapToDouble(Sample::hope).sum(),
                    group.stream().mapToDouble(Sample::won).sum(), group.size());
        }

        Part with(Part other) {
            return new Part(hoped + other.hoped, won + other.won, count + other.count);
        }

        double hope() {
            return hoped / count;
        }

        double chance() {
            return (won + hope()) / (count + 1);
        }
    }

    /** The chance that so much hope stands for: straight between the points, and straight on to none and all. */
    public double chance(double hope) {
        if (points.isEmpty()) {
            return hope;
        }
        Point before = new Point(0, 0);
        for (Point point : points) {
            if (hope < point.hope()) {
                return between(before, point, hope);
            }
            before = point;
        }
        return between(before, new Point(1, 1), hope);
    }

    private static double between(Point one, Point other, double hope) {
        double width = other.hope() - one.hope();
        return width <= 0
                ? other.chance()
                : one.chance() + (other.chance() - one.chance()) * (hope - one.hope()) / width;
    }
}
