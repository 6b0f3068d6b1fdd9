package cydonia.server.web;

import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.LongSupplier;

/** So many of something in a while for each address, at once or one by one. */
final class Rate {

    private static final int ADDRESSES = 10_000;

    private record Purse(double left, long at) {
    }

    private final int most;
    private final double nanosForOne;
    private final LongSupplier nanos;
    private final ConcurrentMap<String, Purse> purses = new ConcurrentHashMap<>();

    Rate(int most, Duration within, LongSupplier nanos) {
        this.most = most;
        this.nanosForOne = (double) within.toNanos() / most;
        this.nanos = nanos;
    }

    boolean allows(String address) {
        long now = nanos.getAsLong();
        if (purses.size() > ADDRESSES) {
            purses.values().removeIf(purse -> (now - purse.at()) / nanosForOne > most);
        }
        Purse purse = purses.compute(address, (key, old) -> {
            double saved = old == null ? most : Math.min(most, old.left() + (now - old.at()) / nanosForOne);
            return new Purse(Math.max(-1, saved - 1), now);
        });
        return purse.left() >= 0;
    }
}
