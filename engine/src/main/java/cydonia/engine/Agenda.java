package cydonia.engine;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is owed at a table, the most urgent on top: a stack of {@link Task}s. It is a part of its table, which hands
 * itself in; whoever copies the table copies the agenda. After every change {@link #settle} has to run: then either a
 * decision is on top and somebody is asked, or nothing is owed any more.
 */
public final class Agenda<T, A extends Action, Q> {

    /**
     * A chore or a decision, and what lies below it. It never changes, so copies of an agenda share what they have in
     * common.
     */
    private record Node<T, A extends Action, Q>(Task.@Nullable Chore<T> chore,
            Task.@Nullable Decision<T, A, Q> decision, @Nullable Node<T, A, Q> below) {
    }

    private @Nullable Node<T, A, Q> stack;
    private int asked;

    public Agenda() {
    }

    /** A copy; the tasks are values and stay the same. */
    public Agenda(Agenda<T, A, Q> other) {
        stack = other.stack;
        asked = other.asked;
    }

    /** Puts a task on top of what is owed: the last one pushed comes first. */
    @SuppressWarnings("unchecked") // the decisions of a table are about its actions and questions
    public void push(Task<T> task) {
        switch (task) {
            case Task.Chore<T> chore -> push(chore);
            case Task.Decision<T, ?, ?> decision -> push((Task.Decision<T, A, Q>) decision);
        }
    }

    public void push(Task.Chore<T> chore) {
        stack = new Node<>(chore, null, stack);
    }

    public void push(Task.Decision<T, A, Q> decision) {
        stack = new Node<>(null, decision, stack);
    }

    /** Takes off the task on top. */
    public void pop() {
        stack = Objects.requireNonNull(stack).below();
    }

    /** Nothing is owed any more, whatever was: the game ends. */
    public void clear() {
        stack = null;
    }

    /** Does whatever happens by itself, until somebody is asked or nothing is owed. */
    public void settle(T table) {
        asked = 0;
        for (Task.Decision<T, A, Q> next = next(table); next != null; next = next(table)) {
            asked = next.asked(table);
            if (asked != 0) {
                return;
            }
            pop();
        }
    }

    /** Does whatever happens by itself; the decision that is then on top, whoever is asked, if anything is owed. */
    public Task.@Nullable Decision<T, A, Q> next(T table) {
        while (stack != null) {
            Task.Chore<T> chore = stack.chore();
            if (chore == null) {
                return stack.decision();
            }
            stack = stack.below();
            chore.run(table);
        }
        return null;
    }

    /** The task on top, if anything is owed. */
    public @Nullable Task<T> top() {
        return stack == null ? null : stack.chore() != null ? stack.chore() : stack.decision();
    }

    /** The decision on top: to be asked only while there is one. */
    public Task.Decision<T, A, Q> decision() {
        if (stack == null || stack.decision() == null) {
            throw new IllegalStateException("nobody is asked anything");
        }
        return stack.decision();
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

    /** What is owed, from the top down. */
    public void imprint(Imprint to) {
        for (Node<T, A, Q> node = stack; node != null; node = node.below()) {
            to.put(String.valueOf(node.chore() != null ? node.chore() : node.decision()));
        }
    }
}
