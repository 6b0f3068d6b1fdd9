package cydonia.tables.room;

import cydonia.engine.Action;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import java.util.Arrays;
import java.util.List;

/**
 * Since which version each seat has been asked what it is asked now, and since which it has not acted. A command that
 * was made on an older page still means the same as long as that has not changed: people who choose at the same time do
 * not disturb each other.
 */
final class Asked {

    private final int[] since;
    private final int[] acted;

    Asked(int seats) {
        since = new int[seats];
        acted = new int[seats];
    }

    /** A seat has acted, or taken back, and made that version. */
    <P extends Position<P, A, O>, A extends Action, O> void moved(int version, Seat mover, P before, P now) {
        for (Seat seat : Seat.first(since.length)) {
            if (seat == mover || !asksTheSame(before, now, seat)) {
                since[seat.index()] = version;
            }
        }
        acted[mover.index()] = version;
    }

    private static <P extends Position<P, A, O>, A extends Action, O> boolean asksTheSame(P before, P now, Seat seat) {
        return before.toAct().contains(seat) && now.toAct().contains(seat)
                && before.legal(seat).equals(now.legal(seat)) && before.several(seat).equals(now.several(seat));
    }

    /** For each seat the version since which it has been asked what it is asked now. */
    List<Integer> since() {
        return Arrays.stream(since).boxed().toList();
    }

    /** Whether the seat's decision is still the one of that version. */
    boolean sameSince(Seat seat, int version) {
        return version >= since[seat.index()];
    }

    /** Whether the last act of the seat is still the one of that version. */
    boolean quietSince(Seat seat, int version) {
        return version >= acted[seat.index()];
    }
}
