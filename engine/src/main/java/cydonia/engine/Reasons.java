package cydonia.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Collects what a decision refuses, by the same conditions that make things legal. */
public final class Reasons<A extends Action> {

    private final List<Refusal<A>> refusals = new ArrayList<>();

    /** Notes the action with everything that stands in its way, unless the condition holds. */
    public void unless(A action, Predicate<Why> possible) {
        Why why = Why.asking();
        if (!possible.test(why)) {
            refusals.add(new Refusal<>(action, why.obstacles()));
        }
    }

    public List<Refusal<A>> refusals() {
        return List.copyOf(refusals);
    }
}
