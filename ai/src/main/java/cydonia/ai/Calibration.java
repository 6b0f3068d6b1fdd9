package cydonia.ai;

import cydonia.engine.Game;
import cydonia.engine.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What the hopes of a search have meant in games that were played to their end: a line through points that never falls.
 * A hope is what imagined games promise; a chance is how often that came true.
 *
 * @param points
 *            by rising hope; none where nothing was measured, and then a hope is taken at its word
 */
public record Calibration(List<Point> points) {

    public static final Calibration NONE = new Calibration(List.of());

    private static final int POINTS = 10;
    /** Sureness and shift are tried in such steps, up to such numbers. */
    private static final double STEP = 0.05;
    private static final int MOST_SURE = 60;
    private static final int MOST_SHIFTED = 30;
    /** Nothing is more certain than that. */
    private static final double CERTAIN = 0.01;
    /** How much evidence it takes to leave the hope as it is: about a dozen games for a clear change. */
    private static final double DOUBT = 8;

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
        return find(game, setup).orElse(NONE);
    }

    /** Whether hopes of such games were compared with what came true, even if that drew no line. */
    public static boolean isChecked(Game<?, ?, ?> game, Setup setup) {
        return find(game, setup).isPresent();
    }

    private static Optional<Calibration> find(Game<?, ?, ?> game, Setup setup) {
        try (InputStream in = Calibration.class.getResourceAsStream("calibration/" + file(game, setup))) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(parse(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
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
     * How sure of itself hope should have been, and how much higher or lower: two numbers, so that what came true was
     * least surprising. More numbers would learn the few games by heart. The decisions of one game share its end, so
     * that each game counts once.
     */
    public static Calibration fit(List<List<Sample>> games) {
        Drawn best = new Drawn(1, 0);
        double least = best.surprise(games);
        for (int sure = 1; sure <= MOST_SURE; sure++) {
            for (int shifted = -MOST_SHIFTED; shifted <= MOST_SHIFTED; shifted++) {
                Drawn tried = new Drawn(sure * STEP, shifted * STEP);
                double surprise = tried.surprise(games);
                if (surprise < least) {
                    least = surprise;
                    best = tried;
                }
            }
        }
        List<Point> points = new ArrayList<>();
        for (int i = 1; i < POINTS; i++) {
            double hope = (double) i / POINTS;
            points.add(new Point(hope, best.chance(hope)));
        }
        return new Calibration(points);
    }

    /** All hopes drawn towards an even chance or away from it, and shifted, as odds. */
    private record Drawn(double sureness, double shift) {

        double chance(double hope) {
            double possible = Math.clamp(hope, CERTAIN, 1 - CERTAIN);
            return Hopes.chance(shift + sureness * Math.log(possible / (1 - possible)));
        }

        /** What came true is measured by it; to change much takes many games. */
        double surprise(List<List<Sample>> games) {
            double surprise = DOUBT * ((sureness - 1) * (sureness - 1) + shift * shift);
            for (List<Sample> game : games) {
                for (Sample sample : game) {
                    double chance = chance(sample.hope());
                    surprise -= (sample.won() * Math.log(chance) + (1 - sample.won()) * Math.log(1 - chance))
                            / game.size();
                }
            }
            return surprise;
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
