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
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the hopes of a search have meant in games that were played to their end. A hope is what imagined games promise;
 * a chance is how often that came true. Hopes are not as good at the beginning of a game as they are at its end: in
 * between they change little by little.
 */
public record Calibration(Drawn beginning, Drawn end) {

    /** Where nothing was measured a hope is taken at its word. */
    public static final Calibration NONE = new Calibration(Drawn.AS_IT_IS, Drawn.AS_IT_IS);

    /** Beyond that chances go straight on to none and all. */
    private static final double CERTAIN = 0.01;
    /** How much evidence it may take to leave the hope as it is, the most first. */
    private static final double[] DOUBTS = {32, 8, 2, 0.5, 0.125};
    /** How much evidence it takes to set one value of an option apart from the others. */
    private static final double SHIFT_DOUBT = 2;
    /** The games are parted so, and each part foretold from the others, to find out how much doubt is right. */
    private static final int PARTS = 5;
    /** Numbers are looked for in such steps, ever smaller ones. */
    private static final double[] STEPS = {0.4, 0.2, 0.1, 0.05, 0.025};

    /**
     * Hopes drawn towards an even chance or away from it, and shifted, as odds.
     *
     * @param sureness
     *            of hopes above one half
     * @param below
     *            of those below it: where a hope is partly progress, even what is lost has some
     */
    public record Drawn(double sureness, double shift, double below) {

        static final Drawn AS_IT_IS = new Drawn(1, 0);
        private static final double LEAST_SURE = 0.05;

        public Drawn(double sureness, double shift) {
            this(sureness, shift, sureness);
        }

        Drawn moved(double above, double shifted, double under) {
            return new Drawn(Math.max(LEAST_SURE, sureness + above), shift + shifted,
                    Math.max(LEAST_SURE, below + under));
        }

        private double odds(double hoped) {
            return shift + (hoped < 0 ? below : sureness) * hoped;
        }

        private double change() {
            return (sureness - 1) * (sureness - 1) + shift * shift + (below - sureness) * (below - sureness);
        }
    }

    /** One decision: what was hoped, how much of the game was over, and what part of the victory was won in the end. */
    public record Sample(double hope, double progress, double won) {
    }

    /** As measured for that game with so many seats; what was not measured so is taken at its word. */
    public static Calibration of(Game<?, ?, ?> game, Setup setup) {
        return find(game, setup).map(written -> parse(written, setup)).orElse(NONE);
    }

    /**
     * Whether hopes of such games were compared with what came true, even if that changed nothing. The numbers of a
     * game are used with other options too, but whoever chose them is not told that somebody has counted that.
     */
    public static boolean isChecked(Game<?, ?, ?> game, Setup setup) {
        return find(game, setup).filter(written -> game.profile().options().stream().allMatch(option -> {
            String value = setup.options().getOrDefault(option.id(), option.byDefault());
            return value.equals(option.byDefault()) || isCounted(written, option.id(), value);
        })).isPresent();
    }

    private static boolean isCounted(String written, String option, String value) {
        return numbers(written).stream().anyMatch(line -> line.equals("also " + option)
                || line.equals("also %s=%s".formatted(option, value))
                || line.startsWith("%s=%s ".formatted(option, value)));
    }

    private static Optional<String> find(Game<?, ?, ?> game, Setup setup) {
        return files(game, setup).flatMap(file -> read(file).stream()).findFirst()
                .filter(written -> !numbers(written).isEmpty());
    }

    /** With what a value of an option makes easier or harder, where a line says that. */
    private static Calibration parse(String written, Setup setup) {
        return parse(written).shifted(numbers(written).stream().map(line -> line.split("[= ]+"))
                .filter(parts -> parts.length > 2 && parts[1].equals(setup.options().get(parts[0])))
                .mapToDouble(parts -> Double.parseDouble(parts[2])).sum());
    }

    /**
     * Alone, together or against each other, hopes are made in different ways: each has numbers of its own. Where an
     * option asks for something else, such as a difficulty, its files name the value and come first. Where nobody has
     * counted what it asks for, such a file has no numbers, and those of the game without it are not borrowed.
     */
    private static Stream<String> files(Game<?, ?, ?> game, Setup setup) {
        String kind = "%s.%s.%d".formatted(game.profile().id(), game.kind(setup).name().toLowerCase(Locale.ROOT),
                setup.seats());
        return Stream.concat(setup.options().entrySet().stream()
                .map(option -> "%s.%s-%s.txt".formatted(kind, option.getKey(), option.getValue())).sorted(),
                Stream.of(kind + ".txt"));
    }

    private static Optional<String> read(String file) {
        try (InputStream in = Calibration.class.getResourceAsStream("calibration/" + file)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }

    /**
     * A line for the beginning and one for the end: sureness, shift, and the sureness below one half where that is
     * another; what follows a # is a comment. Further lines name a value of an option, and how much it shifts both; or,
     * after “also”, an option or a value of it with which the numbers are as good.
     */
    public static Calibration parse(String written) {
        List<Drawn> both = numbers(written).stream().limit(2).map(line -> line.split(" +"))
                .map(parts -> new Drawn(Double.parseDouble(parts[0]), Double.parseDouble(parts[1]),
                        Double.parseDouble(parts[parts.length > 2 ? 2 : 0])))
                .toList();
        return new Calibration(both.get(0), both.get(1));
    }

    private static List<String> numbers(String written) {
        return written.lines().map(line -> line.replaceFirst("#.*", "").strip()).filter(line -> !line.isEmpty())
                .toList();
    }

    public String written() {
        return Stream.of(beginning, end)
                .map(drawn -> String.format(Locale.ROOT, "%.3f %.3f %.3f%n", drawn.sureness(), drawn.shift(),
                        drawn.below()))
                .collect(Collectors.joining());
    }

    /**
     * How sure of itself hope should have been, above and below one half, and how much higher or lower, at the
     * beginning and at the end: six numbers, so that what came true was least surprising. More of them would learn the
     * few games by heart. The decisions of one game share its end, so that each game counts once.
     */
    public static Calibration fit(List<List<Sample>> games) {
        double right = DOUBTS[0];
        double least = Double.POSITIVE_INFINITY;
        for (double doubt : DOUBTS) {
            double surprise = foretold(games, doubt);
            if (surprise < least) {
                least = surprise;
                right = doubt;
            }
        }
        return fit(games, right);
    }

    /** So much higher or lower, as odds, at the beginning and at the end. */
    public Calibration shifted(double by) {
        return new Calibration(beginning.moved(0, by, 0), end.moved(0, by, 0));
    }

    /** How much higher or lower these chances should have been in some games of a kind of their own. */
    public double shift(List<List<Sample>> games) {
        double best = 0;
        double least = surprise(games);
        for (double step : STEPS) {
            double before = Double.NaN;
            while (best != before) {
                before = best;
                for (double by : new double[]{before - step, before + step}) {
                    double surprise = shifted(by).surprise(games) + SHIFT_DOUBT * by * by;
                    if (surprise < least) {
                        least = surprise;
                        best = by;
                    }
                }
            }
        }
        return best;
    }

    /** How surprising every part of the games is to somebody who knows the others. */
    private static double foretold(List<List<Sample>> games, double doubt) {
        double surprise = 0;
        for (int part = 0; part < PARTS; part++) {
            List<List<Sample>> known = new ArrayList<>();
            List<List<Sample>> unknown = new ArrayList<>();
            for (int i = 0; i < games.size(); i++) {
                (i % PARTS == part ? unknown : known).add(games.get(i));
            }
            surprise += fit(known, doubt).surprise(unknown);
        }
        return surprise;
    }

    private static Calibration fit(List<List<Sample>> games, double doubt) {
        Calibration best = NONE;
        double least = best.surprise(games);
        for (double step : STEPS) {
            boolean better = true;
            while (better) {
                better = false;
                for (Calibration near : best.neighbours(step)) {
                    double surprise = near.surprise(games) + doubt * near.change();
                    if (surprise < least) {
                        least = surprise;
                        best = near;
                        better = true;
                    }
                }
            }
        }
        return best;
    }

    /** One number of the beginning, of the end or of both a step away, or the sureness of all hopes. */
    private List<Calibration> neighbours(double step) {
        return Stream.of(-step, step)
                .flatMap(by -> Stream.<UnaryOperator<Drawn>>of(one -> one.moved(by, 0, by), one -> one.moved(0, by, 0),
                        one -> one.moved(0, 0, by), one -> one.moved(by, 0, 0)))
                .flatMap(move -> Stream.of(new Calibration(move.apply(beginning), end),
                        new Calibration(beginning, move.apply(end)),
                        new Calibration(move.apply(beginning), move.apply(end))))
                .toList();
    }

    /** From the hope as it is. */
    private double change() {
        return (beginning.change() + end.change()) / 2;
    }

    /** How little of what came true was foretold. */
    private double surprise(List<List<Sample>> games) {
        double surprise = 0;
        for (List<Sample> game : games) {
            for (Sample sample : game) {
                double chance = chance(Math.clamp(sample.hope(), CERTAIN, 1 - CERTAIN), sample.progress());
                surprise -= (sample.won() * Math.log(chance) + (1 - sample.won()) * Math.log(1 - chance))
                        / game.size();
            }
        }
        return surprise;
    }

    /** The chance that so much hope stands for when so much of the game is over. */
    public double chance(double hope, double progress) {
        if (equals(NONE)) {
            return hope;
        }
        if (hope < CERTAIN) {
            return hope / CERTAIN * chance(CERTAIN, progress);
        }
        if (hope > 1 - CERTAIN) {
            return 1 - (1 - hope) / CERTAIN * (1 - chance(1 - CERTAIN, progress));
        }
        double late = Math.clamp(progress, 0, 1);
        double hoped = Math.log(hope / (1 - hope));
        return Hopes.chance((1 - late) * beginning.odds(hoped) + late * end.odds(hoped));
    }
}
