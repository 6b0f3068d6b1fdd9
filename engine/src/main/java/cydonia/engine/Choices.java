package cydonia.engine;

import java.util.AbstractList;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** The list of legal actions a table writes anew for each decision, without making a new list. */
public final class Choices<A extends Action> extends AbstractList<A> implements RandomAccess {

    private @Nullable Action[] actions = new @Nullable Action[0];
    private int size;

    @Override
    public boolean add(A action) {
        if (size == actions.length) {
            @Nullable
            Action[] larger = new @Nullable Action[Math.max(32, 2 * size)];
            System.arraycopy(actions, 0, larger, 0, size);
            actions = larger;
        }
        actions[size++] = action;
        return true;
    }

    @Override
    public void clear() {
        size = 0;
    }

    @Override
    @SuppressWarnings("unchecked") // add lets only As in
    public A get(int index) {
        Action action = index < size ? actions[index] : null;
        if (action == null) {
            throw new IndexOutOfBoundsException(index);
        }
        return (A) action;
    }

    @Override
    public int size() {
        return size;
    }
}
