package cydonia.tables.room;

import cydonia.ai.Lender;
import cydonia.ai.Pause;
import cydonia.tables.sight.Pace;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * Where computer players think: on fewer threads than there are processors where that is possible, so that people are
 * answered meanwhile, however many tables wait for a computer. Time is shared fairly: whoever has had least of it
 * lately comes first, and a search that has had more makes room in the middle of its thoughts. What nobody waits for is
 * thought when no one else thinks. Threads that nobody needs are lent to the thoughts under way, until somebody does.
 */
final class Thinkers implements AutoCloseable {

    private static final Duration AFTER_TROUBLE = Duration.ofSeconds(5);
    private static final Duration TIME_TO_UNDO = Duration.ofSeconds(2);
    /** How much more somebody must have had before a search makes room. */
    private static final double SLICE = Duration.ofMillis(30).toNanos();

    private final Duration pace;
    private final int most;
    private final ScheduledExecutorService later = Executors
            .newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("pace").factory());
    private final ReentrantLock lock = new ReentrantLock();
    private final Spending spending = new Spending();
    /** Those that have not begun, and those that made room. */
    private final List<Thought> waiting = new ArrayList<>();
    /** What could be done beside thoughts under way, on idle threads. */
    private final List<Beside> beside = new ArrayList<>();
    private int running;
    private long arrivals;
    private boolean closing;

    private record Beside(Thought thought, Runnable work) {
    }

    private final class Thought implements Lender {
        private final Payer payer;
        private final Runnable work;
        private final long arrival;
        private final Condition resumed = lock.newCondition();
        private boolean begun;
        private boolean running;
        private long since;

        Thought(Payer payer, Runnable work, long arrival) {
            this.payer = payer;
            this.work = work;
            this.arrival = arrival;
        }

        @Override
        public boolean goOn() {
            makeRoom(this);
            return true;
        }

        @Override
        public void lend(Runnable more) {
            lock.lock();
            try {
                beside.add(new Beside(this, more));
                dispatch();
            } finally {
                lock.unlock();
            }
        }
    }

    /**
     * As many threads as are good for this machine.
     *
     * @param pace
     *            how long a computer player waits before it moves, so that people have seen the last move
     */
    Thinkers(Duration pace) {
        this(pace, Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    }

    Thinkers(Duration pace, int most) {
        this.pace = pace;
        this.most = most;
    }

    /**
     * How long a computer player waits before it moves.
     *
     * @param wish
     *            how long, where people have said so
     * @param undoable
     *            whether somebody could still take back what this move answers: then there is time to, at every pace
     */
    Duration pause(Optional<Pace> wish, boolean undoable) {
        if (!undoable) {
            return wish.map(Pace::pause).orElse(pace);
        }
        Duration longer = pace.multipliedBy(3);
        return wish.isPresent() || longer.compareTo(TIME_TO_UNDO) > 0 ? TIME_TO_UNDO : longer;
    }

    /** A move of a computer player, after a pause. */
    void think(Payer payer, Duration pause, Runnable move) {
        after(pause, () -> line(payer, move));
    }

    /** Thinks about something nobody waits for, whenever a thread is free; makes room for everybody else. */
    void thinkLast(Runnable work) {
        line(Payer.NOBODY, work);
    }

    /** Does something that needs no thinking once more, when what went wrong may have passed. */
    void tryAgain(Runnable work) {
        after(AFTER_TROUBLE, () -> Thread.startVirtualThread(work));
    }

    /** Thinks about a person's question, in turn with the computer players, and waits for the answer. */
    <T> T answer(Payer payer, Supplier<T> thought) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        line(payer, () -> {
            try {
                answer.complete(thought.get());
            } catch (RuntimeException | Error failed) {
                answer.completeExceptionally(failed);
            }
        });
        try {
            return answer.join();
        } catch (CompletionException failed) {
            throw new IllegalStateException(failed.getCause());
        }
    }

    /** How many thoughts can go on at the same time. */
    int threads() {
        return most;
    }

    /** How many thoughts wait for a thread, or go on later. */
    int waiting() {
        lock.lock();
        try {
            return waiting.size();
        } finally {
            lock.unlock();
        }
    }

    private void after(Duration delay, Runnable work) {
        try {
            var _ = later.schedule(work, delay.toMillis(), TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException stopped) {
            // the log has everything: whoever opens the table next goes on
        }
    }

    private void line(Payer payer, Runnable work) {
        lock.lock();
        try {
            waiting.add(new Thought(payer, work, arrivals++));
            dispatch();
        } finally {
            lock.unlock();
        }
    }

    /** Lets those go on that come first, and lends what is left. Under the lock. */
    private void dispatch() {
        long now = System.nanoTime();
        while (running < most && !closing) {
            Optional<Thought> first = first(now);
            if (first.isEmpty()) {
                lendTheRest();
                return;
            }
            Thought next = first.get();
            waiting.remove(next);
            running++;
            next.running = true;
            next.since = now;
            if (next.begun) {
                next.resumed.signal();
            } else {
                next.begun = true;
                Thread.ofPlatform().daemon().name("thinker").start(() -> run(next));
            }
        }
    }

    private void lendTheRest() {
        while (running < most && !beside.isEmpty()) {
            Beside next = beside.removeFirst();
            running++;
            Thread.ofPlatform().daemon().name("beside").start(() -> run(next));
        }
    }

    private void run(Beside next) {
        Loan loan = new Loan(next.thought().payer);
        try {
            Pause.during(() -> {
                next.work().run();
                return true;
            }, loan);
        } finally {
            lock.lock();
            try {
                loan.count();
                running--;
                dispatch();
            } finally {
                lock.unlock();
            }
        }
    }

    /** A thread that is lent as long as nobody waits for one. */
    private final class Loan implements Lender {
        private final Payer payer;
        private long since = System.nanoTime();

        Loan(Payer payer) {
            this.payer = payer;
        }

        private void count() {
            long now = System.nanoTime();
            spending.add(payer, now - since, now);
            since = now;
        }

        @Override
        public boolean goOn() {
            lock.lock();
            try {
                count();
                return waiting.isEmpty() && !closing;
            } finally {
                lock.unlock();
            }
        }

        @Override
        public void lend(Runnable more) {
            // no thread is ever idle for what already has one that nobody needs
        }
    }

    /** Of those who had as little, whoever has begun ends first: half thoughts take memory. */
    private Optional<Thought> first(long now) {
        return waiting.stream().min(Comparator.<Thought, Boolean>comparing(thought -> thought.payer.isNobody())
                .thenComparingDouble(thought -> spending.of(thought.payer, now))
                .thenComparing(thought -> !thought.begun).thenComparingLong(thought -> thought.arrival));
    }

    private void run(Thought thought) {
        try {
            Pause.during(() -> {
                thought.work.run();
                return true;
            }, thought);
        } finally {
            lock.lock();
            try {
                beside.removeIf(work -> work.thought() == thought);
                count(thought);
                running--;
                dispatch();
            } finally {
                lock.unlock();
            }
        }
    }

    private void count(Thought thought) {
        long now = System.nanoTime();
        spending.add(thought.payer, now - thought.since, now);
        thought.since = now;
    }

    /** Whether that thought should go on before one that is under way. */
    private boolean precedes(Thought next, Thought running, long now) {
        return !next.payer.isNobody() && (running.payer.isNobody()
                || spending.of(next.payer, now) + SLICE < spending.of(running.payer, now));
    }

    /** Waits while somebody thinks who has had less time than this one. */
    private void makeRoom(Thought thought) {
        lock.lock();
        try {
            count(thought);
            long now = thought.since;
            boolean late = first(now).filter(next -> precedes(next, thought, now)).isPresent();
            if (!late || closing) {
                return;
            }
            running--;
            thought.running = false;
            waiting.add(thought);
            dispatch();
            while (!thought.running && !closing) {
                thought.resumed.awaitUninterruptibly();
            }
        } finally {
            lock.unlock();
        }
    }

    /** What has begun comes to its end, on threads nobody waits for. */
    @Override
    public void close() {
        later.shutdownNow();
        lock.lock();
        try {
            closing = true;
            waiting.forEach(thought -> thought.resumed.signal());
            waiting.clear();
            beside.clear();
        } finally {
            lock.unlock();
        }
    }
}
