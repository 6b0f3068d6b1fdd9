package cydonia.art;

import java.util.List;
import java.util.stream.IntStream;

/** A scale of whole numbers, and the few round ones among them at which a line is drawn. */
public record Scale(int least, int most) {

    /** As many steps as can still be read. */
    private static final int STEPS = 4;

    /** One, two or five, or these with noughts behind them, apart. */
    public List<Integer> marks() {
        int step = step();
        int lowest = Math.floorDiv(least, step) * step;
        return IntStream.rangeClosed(0, (most - lowest) / step).map(i -> lowest + i * step)
                .filter(value -> value >= least).boxed().toList();
    }

    private int step() {
        int span = Math.max(1, most - least);
        int unit = 1;
        while (true) {
            for (int factor : new int[]{1, 2, 5}) {
                if (span <= STEPS * unit * factor) {
                    return unit * factor;
                }
            }
            unit *= 10;
        }
    }
}
