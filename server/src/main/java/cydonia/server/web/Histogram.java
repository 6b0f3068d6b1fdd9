package cydonia.server.web;

import java.util.concurrent.atomic.LongAdder;

/** How long things took, in steps as Prometheus counts them. */
final class Histogram {

    private static final double[] STEPS = {0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5};

    private final LongAdder[] counts = new LongAdder[STEPS.length + 1];
    private final LongAdder nanos = new LongAdder();

    Histogram() {
        for (int i = 0; i < counts.length; i++) {
            counts[i] = new LongAdder();
        }
    }

    void add(long time) {
        int step = 0;
        while (step < STEPS.length && time > STEPS[step] * 1e9) {
            step++;
        }
        counts[step].increment();
        nanos.add(time);
    }

    /** Each step counts those below it as well. */
    void write(StringBuilder text, String name, String label) {
        long sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum += counts[i].sum();
            text.append(name).append("_bucket{").append(label).append(",le=\"")
                    .append(i < STEPS.length ? String.valueOf(STEPS[i]) : "+Inf").append("\"} ").append(sum)
                    .append('\n');
        }
        text.append(name).append("_sum{").append(label).append("} ").append(nanos.sum() / 1e9).append('\n');
        text.append(name).append("_count{").append(label).append("} ").append(sum).append('\n');
    }
}
