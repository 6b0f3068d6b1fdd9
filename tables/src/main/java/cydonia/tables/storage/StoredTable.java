package cydonia.tables.storage;

import cydonia.engine.Seed;
import cydonia.engine.Setup;
import java.time.Instant;
import java.util.List;

/**
 * A table as it is kept, without its log.
 *
 * @param rules
 *            the version of the game's rules it is played by
 * @param host
 *            the SHA-256 of the host's token
 * @param watch
 *            the SHA-256 of the token in the spectators' link
 */
public record StoredTable(String id, String game, int rules, Setup setup, Seed seed, String host, String watch,
        Phase phase, Instant created, List<StoredSeat> seats) {

    /** How far a table has come. */
    public enum Phase {
        GATHERING, PLAYING, OVER, CLOSED,
        /**
         * Under way by older rules from which those of this program part. Never stored: other programs know other
         * rules.
         */
        OUTDATED
    }

    public StoredTable {
        seats = List.copyOf(seats);
    }

    public StoredTable in(Phase other) {
        return new StoredTable(id, game, rules, setup, seed, host, watch, other, created, seats);
    }

    public StoredTable by(int version) {
        return new StoredTable(id, game, version, setup, seed, host, watch, phase, created, seats);
    }
}
