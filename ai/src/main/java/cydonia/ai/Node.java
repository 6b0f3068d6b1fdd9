package cydonia.ai;

import cydonia.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A point in the tree of what may be done: reached by the actions on the way to it, whatever lay hidden. One node thus
 * stands for many worlds, and an action that only some of them allow counts how often it was there to be taken.
 */
final class Node<A> {

    private static final double UNKNOWN = -1;

    private final @Nullable Seat seat;
    private final @Nullable A action;
    /** Most nodes are never visited: they have neither hopes nor children. */
    private double @Nullable [] hopes;
    private List<Node<A>> children = List.of();
    private double weight = UNKNOWN;
    private int visits;
    private int available;
    private int found;

    /** The root. */
    Node() {
        this.seat = null;
        this.action = null;
    }

    private Node(Seat seat, A action) {
        this.seat = seat;
        this.action = action;
    }

    /** The node behind that action of that seat. Actions mostly come in the same order, so the next one is at hand. */
    Node<A> child(Seat who, A what) {
        int count = children.size();
        for (int i = 0; i < count; i++) {
            found = found + 1 < count ? found + 1 : 0;
            Node<A> child = children.get(found);
            if (child.seat == who && what.equals(child.action)) {
                return child;
            }
        }
        Node<A> fresh = new Node<>(who, what);
        if (count == 0) {
            children = new ArrayList<>();
        }
        children.add(fresh);
        found = count;
        return fresh;
    }

    boolean weighed() {
        return weight >= 0;
    }

    /** How much the action deserved to be tried in the first world that allowed it. */
    double weight() {
        return weight;
    }

    void weight(double found) {
        weight = found;
    }

    void offered() {
        available++;
    }

    void add(double[] more) {
        visits++;
        double[] sums = hopes;
        if (sums == null) {
            sums = new double[more.length];
            hopes = sums;
        }
        for (int i = 0; i < sums.length; i++) {
            sums[i] += more[i];
        }
    }

    int visits() {
        return visits;
    }

    int available() {
        return available;
    }

    /** The mean of what that seat came to hope for here; only where somebody has been. */
    double mean(Seat who) {
        return Objects.requireNonNull(hopes)[who.index()] / visits;
    }

    /** How far the most visited child is ahead of the next. */
    int lead() {
        int most = 0;
        int next = 0;
        for (Node<A> child : children) {
            if (child.visits > most) {
                next = most;
                most = child.visits;
            } else {
                next = Math.max(next, child.visits);
            }
        }
        return most - next;
    }
}
