package cydonia.tables.storage;

import cydonia.engine.Seat;
import java.util.Optional;

/**
 * Who sits where.
 *
 * @param level
 *            how well the computer plays there, when it does
 * @param issue
 *            how many invitations have been made for this seat
 * @param invite
 *            the SHA-256 of the token in the link to this seat; used up once somebody holds the seat
 * @param holder
 *            the SHA-256 of the token of the person who sits here; kept while the computer stands in
 */
public record StoredSeat(Seat seat, Kind kind, String name, String level, int issue, Optional<String> invite,
        Optional<String> holder) {

    /** Who decides in a seat. */
    public enum Kind {
        PERSON, COMPUTER, OPEN
    }

    public boolean heldBy(String hash) {
        return holder.filter(hash::equals).isPresent();
    }
}
