package cydonia.tables.storage;

import java.time.Instant;
import java.util.Optional;

/**
 * One line of a table's log.
 *
 * @param number
 *            1 for the first; the last one's is the table's version
 * @param request
 *            by whose request it was written, and under which key, so that a repeated request is known again
 * @param told
 *            check sums of what was told of it, where it is an action
 */
public record Entry(int number, String text, Optional<Request> request, Instant at, Optional<String> told) {

    /** An entry of which nothing was told. */
    public Entry(int number, String text, Optional<Request> request, Instant at) {
        this(number, text, request, at, Optional.empty());
    }

    /** A request by somebody (the hash of a token) with a key of the sender's choice. */
    public record Request(String writer, String key) {
    }
}
