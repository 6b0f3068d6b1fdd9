package cydonia.games.tilsit;

import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import org.jspecify.annotations.Nullable;

/** What a player who searches may read of an open table, beyond the score. */
public interface MarsRollout extends Rollout<MarsPosition, MarsAction> {

    int seatCount();

    /** So many points at the end of the own turn win. */
    int target();

    Phase phase();

    /** Cards of that kind in a hand; in a guessed world, guessed ones. */
    int hand(Seat seat, Resource what);

    int handLimit(Seat seat);

    int built(Seat seat, Installation what);

    /** Working levels, the printed one included. */
    int active(Seat seat, Installation what);

    int idle(Seat seat);

    int freeEnergy(Seat seat);

    /** Whether somebody says where colonists are to be taken off. */
    boolean vacating();

    /** How many offers of somebody came to nothing this turn. */
    int offersRefused(Seat seat);

    /** The trade being put together or answered, if there is one. */
    @Nullable
    Offer offer();
}
