package cydonia.ai;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * What a player did lately, and where. Whoever comes back to the same place has gained nothing by what they did there,
 * and would come back for ever by doing it again.
 */
final class Trail<A, O> {

    /** More than the steps of any way that leads back within a turn. */
    private static final int LENGTH = 8;

    private final Deque<Step<A, O>> steps = new ArrayDeque<>();

    private record Step<A, O>(O seen, A taken) {
    }

    void add(O seen, A taken) {
        if (steps.size() == LENGTH) {
            steps.removeFirst();
        }
        steps.add(new Step<>(seen, taken));
    }

    boolean has(O seen, A taken) {
        return steps.contains(new Step<>(seen, taken));
    }
}
