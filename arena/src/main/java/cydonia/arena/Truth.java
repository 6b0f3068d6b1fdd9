package cydonia.arena;

import cydonia.ai.Calibration;
import cydonia.ai.Calibration.Sample;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How often what was stated came true. */
public record Truth(List<Told> all) {

    private static final int TENTHS = 10;
    private static final int THIRDS = 3;

    /** A chance that was stated when so much of the game was over, and what part of the victory was won. */
    public record Told(double chance, double progress, double won) {

        public static Told of(Calibration line, Sample sample) {
            return new Told(line.chance(sample.hope(), sample.progress()), sample.progress(), sample.won());
        }

        private int tenth() {
            return Math.min(TENTHS - 1, (int) (chance * TENTHS));
        }

        private int third() {
            return Math.min(THIRDS - 1, (int) (progress * THIRDS));
        }
    }

    public int size() {
        return all.size();
    }

    /** How far what was stated is from what came true, on average over the tenths. */
    public double error() {
        return byTenths().values().stream()
                .mapToDouble(told -> told.size() * Math.abs(told.mean(one -> one.chance() - one.won()))).sum()
                / Math.max(1, all.size());
    }

    /** The same error for each third of a game. */
    public List<Double> errorsByThirds() {
        return IntStream.range(0, THIRDS)
                .mapToObj(third -> new Truth(all.stream().filter(one -> one.third() == third).toList()).error())
                .toList();
    }

    public double meanSquare() {
        return mean(one -> Math.pow(one.chance() - one.won(), 2));
    }

    /** By the tenth of the scale in which the chance was stated. */
    public Map<Integer, Truth> byTenths() {
        return all.stream().collect(Collectors.groupingBy(Told::tenth, TreeMap::new,
                Collectors.collectingAndThen(Collectors.toList(), Truth::new)));
    }

    public double mean(ToDoubleFunction<Told> what) {
        return all.stream().mapToDouble(what).average().orElse(0);
    }
}
