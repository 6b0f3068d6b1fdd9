package cydonia.server.table;

import cydonia.server.storage.StorageTrouble;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Looks every few seconds whether somebody's time has run out, also at tables that nobody has looked at for days. */
public final class Watchman implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Watchman.class);
    private static final Duration ROUND = Duration.ofSeconds(5);

    private final Hall hall;
    private final ScheduledExecutorService rounds = Executors
            .newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("watchman").factory());

    public Watchman(Hall hall) {
        this.hall = hall;
        var _ = rounds.scheduleWithFixedDelay(this::look, ROUND.toSeconds(), ROUND.toSeconds(), TimeUnit.SECONDS);
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
