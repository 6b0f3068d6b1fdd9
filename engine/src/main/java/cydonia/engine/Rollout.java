package cydonia.engine;

import java.util.List;
import java.util.Optional;

/**
 * A position with the lid off: the same rules on one table that is played on from here, copying nothing. It checks
 * nothing either; whoever plays takes actions from {@link #legal}.
 */
public interface Rollout<P, A extends Action> {

    List<Seat> toAct();

    /** As {@link Position#legal}. The list is written anew for the next decision: do not keep it. */
    List<A> legal(Seat seat);

    void play(Seat seat, A action);

    /** The score of a seat as it stands. */
    int score(Seat seat);

    Optional<Outcome> outcome();

    /** This moment as a value. */
    P seal();
}
