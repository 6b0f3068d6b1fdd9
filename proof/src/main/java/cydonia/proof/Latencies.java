package cydonia.proof;

import java.util.Arrays;

/** How long things took. Not for several threads at once. */
final class Latencies {

    private long[] nanos = new long[1024];
    private int count;

    void add(long taken) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = taken;
    }

    void add(Latencies others) {
        for (int i = 0; i < others.count; i++) {
            add(others.nanos[i]);
        }
    }

    int count() {
        return count;
    }

    /** The time within which that share of them was done; 0 if there were none. */
    double millis(double share) {
        if (count == 0) {
            return 0;
        }
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return sorted[Math.clamp((long) Math.ceil(share * count) - 1, 0, count - 1)] / 1e6;
    }
}
