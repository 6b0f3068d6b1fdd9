package cydonia.server.page;

import cydonia.tables.sight.Pace;
import java.time.Instant;
import java.util.Optional;

/**
 * What the forms of a page carry back to the server.
 *
 * @param table
 *            the table's id, as in its address {@code /t/{table}}
 * @param version
 *            the number of the position shown
 * @param key
 *            a fresh idempotency key
 * @param host
 *            whether the viewer may hand seats around
 * @param recalled
 *            whether the host wants to give the viewer's seat to somebody else
 * @param stoodInFor
 *            whether the computer plays in the viewer's place until they come back
 * @param pace
 *            how fast computer players play, where somebody has said so
 * @param changed
 *            when something last happened
 * @param outdated
 *            whether the game cannot go on because its rules have changed
 * @param mayEnd
 *            whether the viewer may agree to end it then
 */
public record Ticket(String table, int version, String key, boolean host, boolean recalled, boolean stoodInFor,
        Optional<Pace> pace, Optional<Instant> changed, boolean outdated, boolean mayEnd) {

    public Ticket(String table, int version, String key, boolean host) {
        this(table, version, key, host, false, false, Optional.empty(), Optional.empty(), false, false);
    }
}
