package cydonia.tables.room;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/**
 * How long the computer has thought lately for each visitor and each address. What was long ago counts less and less.
 * Not for use by several threads at once.
 */
final class Spending {

    private static final double HALF = Duration.ofSeconds(30).toNanos();
    private static final int KNOWN = 1_000;
    private static final double NOTHING = Duration.ofMillis(1).toNanos();

    private record Account(double spent, long at) {

        double spent(long now) {
            return spent * Math.pow(0.5, (now - at) / HALF);
        }
    }

    private final Map<String, Account> accounts = new HashMap<>();

    void add(Payer payer, long nanos, long now) {
        add("visitor " + payer.visitor(), nanos, now);
        if (!payer.address().isEmpty()) {
            add("address " + payer.address(), nanos, now);
        }
        if (accounts.size() > KNOWN) {
            accounts.values().removeIf(account -> account.spent(now) < NOTHING);
        }
    }

    private void add(String who, long nanos, long now) {
        accounts.merge(who, new Account(nanos, now),
                (old, more) -> new Account(old.spent(now) + more.spent(), now));
    }

    /** What counts against the payer: whichever is more. */
    double of(Payer payer, long now) {
        return Math.max(spent("visitor " + payer.visitor(), now), spent("address " + payer.address(), now));
    }

    private double spent(String who, long now) {
        Account account = accounts.get(who);
        return account == null ? 0 : account.spent(now);
    }
}
