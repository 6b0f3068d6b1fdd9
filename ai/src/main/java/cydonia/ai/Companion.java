package cydonia.ai;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Work beside a search, on a thread that is lent: it begins when there is one, and ends at the latest when the search
 * does. If it has not begun by then, it never will.
 */
final class Companion implements Runnable {

    private enum State {
        WAITING, WORKING, ENDED
    }

    private final Consumer<BooleanSupplier> work;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition ended = lock.newCondition();
    private State state = State.WAITING;
    private volatile boolean wanted = true;
    private @Nullable RuntimeException failure;

    /** Does that, and asks meanwhile whether more of it is wanted. */
    Companion(Consumer<BooleanSupplier> work) {
        this.work = work;
    }

    @Override
    public void run() {
        if (!enter(State.WORKING)) {
            return;
        }
        try {
            work.accept(() -> wanted);
        } catch (RuntimeException broken) {
            failure = broken;
        } finally {
            enter(State.ENDED);
        }
    }

    private boolean enter(State next) {
        lock.lock();
        try {
            if (state == State.ENDED) {
                return false;
            }
            state = next;
            ended.signalAll();
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** Ends it, and waits until it has. */
    void end() {
        wanted = false;
        lock.lock();
        try {
            if (state == State.WAITING) {
                state = State.ENDED;
            }
            while (state != State.ENDED) {
                ended.awaitUninterruptibly();
            }
        } finally {
            lock.unlock();
        }
        if (failure != null) {
            throw failure;
        }
    }
}
