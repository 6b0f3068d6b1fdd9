package cydonia.games.martians.box;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What something costs: time, goods, minerals, artefacts. Written {@code time(1).and(2, REGOLITH)}. */
public final class Cost {

    private final int time;
    private final Good[] what;
    private final int[] much;
    private final int[] minerals;
    private final int mineralsInAll;
    private final int artefacts;

    private Cost(int time, Good[] what, int[] much, int[] minerals, int artefacts) {
        this.time = time;
        this.what = what;
        this.much = much;
        this.minerals = minerals;
        this.mineralsInAll = minerals[0] + minerals[1] + minerals[2] + minerals[3];
        this.artefacts = artefacts;
    }

    public static Cost time(int time) {
        return new Cost(time, new Good[0], new int[0], new int[AnalysisCard.MINERALS], 0);
    }

    public static Cost of(int count, Good good) {
        return time(0).and(count, good);
    }

    public Cost and(int count, Good good) {
        int size = what.length;
        Good[] goods = Arrays.copyOf(what, size + 1);
        int[] counts = Arrays.copyOf(much, size + 1);
        goods[size] = good;
        counts[size] = count;
        return new Cost(time, goods, counts, minerals, artefacts);
    }

    public Cost and(int count, AnalysisCard mineral) {
        int[] more = minerals.clone();
        more[mineral.ordinal()] = count;
        return new Cost(time, what, much, more, artefacts);
    }

    public Cost artefacts(int count) {
        return new Cost(time, what, much, minerals, count);
    }

    public int time() {
        return time;
    }

    /** How many kinds of goods it asks for. */
    public int kinds() {
        return what.length;
    }

    public Good good(int kind) {
        return what[kind];
    }

    public int count(int kind) {
        return much[kind];
    }

    public int mineral(int colour) {
        return minerals[colour];
    }

    public int minerals() {
        return mineralsInAll;
    }

    public int artefacts() {
        return artefacts;
    }

    /** The goods in order, for texts. */
    public List<Amount> goods() {
        List<Amount> amounts = new ArrayList<>();
        for (int i = 0; i < what.length; i++) {
            amounts.add(new Amount(much[i], what[i]));
        }
        return amounts;
    }

    @Override
    public String toString() {
        return "Cost[time=%d, goods=%s, minerals=%s, artefacts=%d]".formatted(time, goods(), Arrays.toString(minerals),
                artefacts);
    }

    /** So much of a good. */
    public record Amount(int count, Good good) {
    }
}
