package cydonia.dunes.language;

import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import java.util.List;

/**
 * What a viewer may know of a game of Dunes.
 *
 * @param hand
 *            the viewer's own winds, none for the public
 * @param ownBid
 *            the viewer's own wind on the table, 0 if none
 * @param dropped
 *            the winds the viewer lets go of, as far as they are named
 * @param halfTime
 *            whether winds may be let go of
 */
public record DunesView(Viewer viewer, int round, int spice, List<Seat> toAct, List<SeatView> seats, List<Integer> hand,
        int ownBid, List<Integer> dropped, boolean halfTime, List<Integer> blown, boolean over) {

    /** What everybody sees of one seat. */
    public record SeatView(Seat seat, int spice, int flasks, int winds, boolean bid) {
    }

    public DunesView {
        toAct = List.copyOf(toAct);
        seats = List.copyOf(seats);
        hand = List.copyOf(hand);
        dropped = List.copyOf(dropped);
        blown = List.copyOf(blown);
    }

    public boolean asked() {
        return viewer instanceof Seat seat && toAct.contains(seat);
    }
}
