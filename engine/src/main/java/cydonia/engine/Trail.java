package cydonia.engine;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.SequencedSet;
import java.util.TreeMap;

/**
 * The way a match went: its moves, and the positions between them. Positions are large and games may be long, so only
 * some are kept: those that were made or asked for lately, and milestones at even distances. Any other one is played
 * again from the last one before it. Several threads may look back at once, as long as none of them plays on.
 */
final class Trail<P extends Position<P, A, O>, A extends Action, O> {

    private static final int RECENT = 16;
    private static final int MILESTONES = 16;
    /** A long game takes no more of them than a short one. */
    static final int MOST_KEPT = RECENT + MILESTONES;

    private final List<Match.Move<A>> moves = new ArrayList<>();
    private final NavigableMap<Integer, P> kept = new TreeMap<>();
    /** The numbers of those that were made or asked for lately, the last one at the end. */
    private final SequencedSet<Integer> recent = new LinkedHashSet<>();
    private int distance = 1;
    private P present;

    Trail(P first) {
        this.present = first;
        keep(0, first);
    }

    List<Match.Move<A>> moves() {
        return List.copyOf(moves);
    }

    int size() {
        return moves.size();
    }

    Match.Move<A> move(int number) {
        return moves.get(number);
    }

    P present() {
        return present;
    }

    /** The position before the move of that number; after the last move it is the present. */
    synchronized P position(int number) {
        if (number == moves.size()) {
            return present;
        }
        Map.Entry<Integer, P> near = Objects.requireNonNull(kept.floorEntry(number), "there is no such move");
        P position = near.getValue();
        for (Match.Move<A> move : moves.subList(near.getKey(), number)) {
            position = position.apply(move.seat(), move.action());
        }
        keep(number, position);
        return position;
    }

    /** A move was made, and led there. */
    synchronized void add(Match.Move<A> move, P position) {
        moves.add(move);
        present = position;
        keep(moves.size(), position);
        if (moves.size() / distance >= MILESTONES) {
            distance *= 2;
            kept.keySet().removeIf(number -> !isMilestone(number) && !recent.contains(number));
        }
    }

    /** Forgets the moves from that number on. */
    synchronized void cut(int from) {
        present = position(from);
        moves.subList(from, moves.size()).clear();
        kept.tailMap(from, false).clear();
        recent.removeIf(number -> number > from);
    }

    private void keep(int number, P position) {
        kept.put(number, position);
        recent.addLast(number);
        if (recent.size() > RECENT) {
            int oldest = recent.removeFirst();
            if (!isMilestone(oldest)) {
                kept.remove(oldest);
            }
        }
    }

    private boolean isMilestone(int number) {
        return number % distance == 0;
    }

    /** How many positions are in memory. */
    int kept() {
        return kept.size();
    }
}
