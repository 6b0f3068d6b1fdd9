package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import java.util.List;
import java.util.Optional;

/**
 * What is worth what in one game. It has no state: several threads may ask at the same time.
 *
 * @param <R>
 *            the game's own table with the lid off, which tells more than the contract does
 */
public interface Knowledge<P, A extends Action, R extends Rollout<P, A>> {

    /** An imagined world with its lid off. */
    R open(P world);

    /** What each seat may hope for as the game stands: from 0, lost, to 1, won. One number for each seat. */
    void value(R table, double[] hopes);

    /**
     * How much an action deserves to be tried, compared with the others of the same decision. Those that weigh nothing
     * are left out, unless nothing else is legal.
     */
    double weight(R table, Seat seat, A action);

    /** The weights of all actions of a decision, for knowledge that works something out once for all of them. */
    default void weigh(R table, Seat seat, List<A> legal, double[] weights) {
        for (int i = 0; i < legal.size(); i++) {
            weights[i] = weight(table, seat, legal.get(i));
        }
    }

    /** How many decisions an imagined game should go on before it is judged. */
    default int horizon(int seats) {
        return 10;
    }

    /** The part of curiosity that goes to all actions alike, however little they weigh. */
    default double openness(int seats) {
        return 0;
    }

    /** Whether this is a fair moment to judge: not in the middle of something paid for and not yet received. */
    default boolean settled(R table) {
        return true;
    }

    /** How much of a game of so many seats is over, from 0 to 1, as everybody at the table can see. */
    default double progress(R table, int seats) {
        return 0;
    }

    /** How a person would count what one of so many seats has, from this table on; nothing where none is known. */
    default Optional<Counting<R>> counting(R table, int seats, Seat seat) {
        return Optional.empty();
    }
}
