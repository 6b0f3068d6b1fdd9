package cydonia.ai;

import java.util.function.Supplier;

/**
 * Where a search lets others go first: whoever lends it a thread is asked every few iterations, and may keep it
 * waiting.
 */
public final class Pause {

    private static final ScopedValue<Runnable> LENDER = ScopedValue.newInstance();

    private Pause() {
    }

    /** Thinks on the present thread, and runs this now and then meanwhile. */
    public static <T> T during(Supplier<T> thought, Runnable lender) {
        return ScopedValue.where(LENDER, lender).call(thought::get);
    }

    static void ifAsked() {
        if (LENDER.isBound()) {
            LENDER.get().run();
        }
    }
}
