package cydonia.ai;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Where a search lets others go first: whoever lends it a thread is asked every few iterations, and may keep it
 * waiting.
 */
public final class Pause {

    private static final ScopedValue<Lender> LENDER = ScopedValue.newInstance();

    private Pause() {
    }

    /** Thinks on the present thread, which that lender may want back. */
    public static <T> T during(Supplier<T> thought, Lender lender) {
        return ScopedValue.where(LENDER, lender).call(thought::get);
    }

    /** Whoever lends the present thread. */
    static Optional<Lender> lender() {
        return LENDER.isBound() ? Optional.of(LENDER.get()) : Optional.empty();
    }

    static boolean goOn() {
        return !LENDER.isBound() || LENDER.get().goOn();
    }
}
