package cydonia.tables.room;

import cydonia.tables.storage.StorageTrouble;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks every few seconds whether somebody's time has run out, also at tables that nobody has looked at for days; takes
 * away once a day what is older than the host wants to keep.
 */
public final class Watchman implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Watchman.class);
    private static final Duration ROUND = Duration.ofSeconds(5);

    private final Hall hall;
    private final ScheduledExecutorService rounds = Executors
            .newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("watchman").factory());

    /**
     * Begins with the rounds.
     *
     * @param keep
     *            how long games that are over and tables that never began are kept; nothing for ever
     */
    public Watchman(Hall hall, Optional<Duration> keep) {
        this.hall = hall;
        keep.ifPresent(time -> {
            var _ = rounds.scheduleWithFixedDelay(() -> tidy(time), 0, 1, TimeUnit.DAYS);
        });
        var _ = rounds.scheduleWithFixedDelay(this::look, ROUND.toSeconds(), ROUND.toSeconds(), TimeUnit.SECONDS);
    }

    private void tidy(Duration keep) {
        try {
            LOG.atWarn().addKeyValue("tables", hall.prune(keep)).log("what is old was taken away");
        } catch (RuntimeException broken) {
            LOG.atError().setCause(broken).log("what is old could not be taken away");
        }
    }

    private void look() {
        try {
            hall.checkTime();
        } catch (StorageTrouble trouble) {
            LOG.atWarn().addKeyValue("reason", trouble.reason()).log("nobody's time could be looked at");
        } catch (RuntimeException broken) {
            LOG.atError().setCause(broken).log("nobody's time could be looked at");
        }
    }

    @Override
    public void close() {
        rounds.shutdownNow();
    }
}
