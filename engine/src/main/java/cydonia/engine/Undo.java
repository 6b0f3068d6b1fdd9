package cydonia.engine;

import java.util.List;

/**
 * Taking back: the log from that move on is forgotten, except for the moves that are kept.
 *
 * @param from
 *            the number of the first move that is taken back
 * @param kept
 *            the numbers of later moves that stand as they are: others who chose at the same time, each by themselves
 */
public record Undo(int from, List<Integer> kept) {

    public Undo {
        kept = List.copyOf(kept);
    }

    /** Whether that move of the log is taken back. */
    public boolean forgets(int move) {
        return move >= from && !kept.contains(move);
    }
}
