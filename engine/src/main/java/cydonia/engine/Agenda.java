package cydonia.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is owed at a table, the most urgent on top: a stack of {@link Task}s. It is a part of its table, which hands
 * itself in; whoever copies the table copies the agenda. After every change {@link #settle} has to run: then either a
 * decision is on top and somebody is asked, or nothing is owed any more.
 */
public final class Agenda<T, A extends Action, Q> {

    private static final int FIRST_ROOM = 16;

    private @Nullable Task<T>[] stack;
    private int depth;
    private int asked;

    public Agenda() {
        stack = room(FIRST_ROOM);
    }

    /** A copy; the tasks are values and stay the same. */
    public Agenda(Agenda<T, A, Q> other) {
        stack = other.stack.clone();
        depth = other.depth;
        asked = other.asked;
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type; push lets only Task<T> in
    private static <T> @Nullable Task<T>[] room(int size) {
        return new @Nullable Task[size];
    }

    /** Puts a task on top of what is owed: the last one pushed comes first. */
    public void push(Task<T> task) {
        if (depth == stack.length) {
            stack = Arrays.copyOf(stack, 2 * depth);
        }
        stack[depth++] = task;
    }

    /** Takes off the task on top. */
    public void pop() {
        stack[--depth] = null;
    }

    /** Nothing is owed any more, whatever was: the game ends. */
    public void clear() {
        while (depth > 0) {
            pop();
        }
    }

    /** Does whatever happens by itself, until somebody is asked or nothing is owed. */
    public void settle(T table) {
        asked = 0;
        while (depth > 0) {
            Task<T> top = stack[depth - 1];
            if (top instanceof Task.Decision<T, ?, ?> decision) {
                asked = decision.asked(table);
                if (asked != 0) {
                    return;
                }
                pop();
            } else if (top instanceof Task.Chore<T> chore) {
                pop();
                chore.run(table);
            }
        }
    }

    /** The task on top, if anything is owed. */
    public @Nullable Task<T> top() {
        return depth == 0 ? null : stack[depth - 1];
    }

    /** The decision on top: to be asked only while there is one. */
    @SuppressWarnings("unchecked") // the decisions of a table are about its actions and questions
    public Task.Decision<T, A, Q> decision() {
        if (top() instanceof Task.Decision<T, ?, ?> decision) {
            return (Task.Decision<T, A, Q>) decision;
        }
        throw new IllegalStateException("nobody is asked anything");
    }

    /** Who is asked; nobody once nothing is owed. */
    public List<Seat> toAct() {
        return Seat.in(asked);
    }

    private boolean asks(Seat seat) {
        return (asked & seat.bit()) != 0;
    }

    /** Writes what that seat may do, nothing for a seat that is not asked, and returns the list. */
    public Choices<A> legal(T table, Seat seat, Choices<A> out) {
        if (asks(seat)) {
            decision().offer(table, seat, out);
        }
        return out;
    }

    /** Takes a legal action and settles what comes of it. */
    public void play(T table, Seat seat, A action) {
        decision().take(table, seat, action);
        settle(table);
    }

    /** As {@link Position#refusals}. */
    public List<Refusal<A>> refusals(T table, Seat seat) {
        Reasons<A> reasons = new Reasons<>();
        if (asks(seat)) {
            decision().explain(table, seat, reasons);
        }
        return reasons.refusals();
    }

    /** As {@link Position#several}. */
    public Optional<Several<A>> several(T table, Seat seat) {
        return asks(seat) ? decision().several(table, seat) : Optional.empty();
    }

    /** As {@link Position#prices}. */
    public List<Fact.Price> prices(T table, Seat seat, A action) {
        return asks(seat) ? decision().prices(table, seat, action) : List.of();
    }

    /** What is owed, from the bottom up. */
    public void imprint(Imprint to) {
        for (int i = 0; i < depth; i++) {
            to.put(String.valueOf(stack[i]));
        }
    }
}
