package cydonia.server.web;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.LongSupplier;

/** So many requests each second for each address, with a reserve for ten seconds of haste. */
final class Rate {

    private static final int RESERVE_SECONDS = 10;
    private static final int ADDRESSES = 10_000;
    private static final double NANOS = 1e9;

    private record Purse(double left, long at) {
    }

    private final int perSecond;
    private final LongSupplier nanos;
    private final ConcurrentMap<String, Purse> purses = new ConcurrentHashMap<>();

    Rate(int perSecond, LongSupplier nanos) {
        this.perSecond = perSecond;
        this.nanos = nanos;
    }

    boolean allows(String address) {
        long now = nanos.getAsLong();
        double most = (double) perSecond * RESERVE_SECONDS;
        if (purses.size() > ADDRESSES) {
            purses.values().removeIf(purse -> (now - purse.at()) / NANOS > RESERVE_SECONDS);
        }
        Purse purse = purses.compute(address, (key, old) -> {
            double saved = old == null ? most : Math.min(most, old.left() + (now - old.at()) / NANOS * perSecond);
            return new Purse(Math.max(-1, saved - 1), now);
        });
        return purse.left() >= 0;
    }
}
