package cydonia.games.tilsit;

import cydonia.engine.Seat;
import org.jspecify.annotations.Nullable;

/** What a player who searches may read of an open table: the score and more. It changes nothing. */
public final class Survey {

    private final Table table;

    Survey(Table table) {
        this.table = table;
    }

    /** The points of a colony as it stands. */
    public int score(Seat seat) {
        return Scoring.points(table, table.colony(seat));
    }

    public int seatCount() {
        return table.colonies.length;
    }

    /** So many points at the end of the own turn win. */
    public int target() {
        return table.terms.target();
    }

    public Phase phase() {
        return table.phase;
    }

    /** Cards of that kind in a hand; in a guessed world, guessed ones. */
    public int hand(Seat seat, Resource what) {
        return table.colony(seat).hand[what.ordinal()];
    }

    public int handLimit(Seat seat) {
        return table.colony(seat).handLimit();
    }

    public int built(Seat seat, Installation what) {
        return table.colony(seat).built(what);
    }

    /** Working levels, the printed one included. */
    public int active(Seat seat, Installation what) {
        return table.colony(seat).active(what);
    }

    public int idle(Seat seat) {
        return table.colony(seat).idle;
    }

    public int freeEnergy(Seat seat) {
        return table.freeEnergy(table.colony(seat));
    }

    /** Whether somebody says where colonists are to be taken off. */
    public boolean vacating() {
        return table.agenda.top() instanceof Arrangement.Vacating;
    }

    /** How many offers of somebody came to nothing this turn. */
    public int offersRefused(Seat seat) {
        return table.turn.refused[seat.index()];
    }

    /** The trade being put together or answered, if there is one. */
    public @Nullable Offer offer() {
        return switch (table.agenda.top()) {
            case Negotiation.Offering(Offer offer) -> offer;
            case Negotiation.Answering(Offer offer) -> offer;
            case null, default -> null;
        };
    }
}
