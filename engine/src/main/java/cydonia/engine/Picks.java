package cydonia.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What somebody has chosen of {@link Several} so far: how many of each item. It is a value; in which order the things
 * were named, and what was taken back on the way, leaves no trace.
 */
public record Picks<A extends Action>(Several<A> several, List<Integer> counts) {

    /** Why things cannot be chosen together: which one is too many or lacking, and the sum that shows it. */
    public sealed interface Problem<A extends Action> {

        /** It was chosen more often than it is there. */
        record TooOften<A extends Action>(A action, int times, int most) implements Problem<A> {
        }

        /** With it the chosen things exceed a limit. */
        record TooMuch<A extends Action>(A action, Text what, int sum, int most) implements Problem<A> {
        }

        /** The chosen things are not enough. */
        record TooLittle<A extends Action>(Text what, int sum, int least) implements Problem<A> {
        }

        /** The sentence for whoever chose. */
        default Text told(Notation<A> notation) {
            return switch (this) {
                case TooOften<A>(A action, int times, int most) -> Text.of(
                        "“%s” was chosen %s times; at most %s is possible.",
                        "« %s » a été choisi %s fois ; %s au plus.", notation.print(action), times, most);
                case TooMuch<A>(A action, Text what, int sum, int most) -> Text.of(
                        "“%s” does not go with the others: %s %s in all, at most %s.",
                        "« %s » ne va pas avec le reste : %s %s en tout, %s au plus.", notation.print(action), sum,
                        what, most);
                case TooLittle<A>(Text what, int sum, int least) -> Text.of("That is not enough: %s %s, at least %s.",
                        "Cela ne suffit pas : %s %s, au moins %s.", sum, what, least);
            };
        }
    }

    public Picks {
        counts = List.copyOf(counts);
    }

    /** These things in any order, the same one several times where it may be; every one of them an item. */
    public static <A extends Action> Picks<A> of(Several<A> several, List<A> actions) {
        Picks<A> picks = several.none();
        for (A action : actions) {
            picks = picks.with(action);
        }
        return picks;
    }

    /** One more of that item. */
    public Picks<A> with(A action) {
        return plus(action, 1);
    }

    /** One less of that item; the same where none is chosen. */
    public Picks<A> without(A action) {
        return count(action) == 0 ? this : plus(action, -1);
    }

    private Picks<A> plus(A action, int more) {
        int index = several.index(action);
        if (index < 0) {
            throw new IllegalArgumentException(action + " is not among " + several.items());
        }
        List<Integer> changed = new ArrayList<>(counts);
        changed.set(index, counts.get(index) + more);
        return new Picks<>(several, changed);
    }

    /** How many of that item are chosen. */
    public int count(A action) {
        int index = several.index(action);
        return index < 0 ? 0 : counts.get(index);
    }

    /** How many things are chosen in all. */
    public int size() {
        return counts.stream().mapToInt(Integer::intValue).sum();
    }

    /** What the chosen things count for a limit. */
    public int sum(Several.Limit limit) {
        int sum = 0;
        for (int i = 0; i < counts.size(); i++) {
            sum += counts.get(i) * limit.uses().get(i);
        }
        return sum;
    }

    /** Whether one more of that item can be chosen beside the others. */
    public boolean allows(A action) {
        return several.index(action) >= 0 && with(action).excess().isEmpty();
    }

    /** The first reason why this cannot be confirmed; nothing where it can, as far as the numbers tell. */
    public Optional<Problem<A>> problem() {
        return excess().or(this::lack);
    }

    /** The first thing that is too much, by the order of the items; nothing while it can still be completed. */
    public Optional<Problem<A>> excess() {
        for (int i = 0; i < counts.size(); i++) {
            Several.Item<A> item = several.items().get(i);
            if (counts.get(i) > item.most()) {
                return Optional.of(new Problem.TooOften<>(item.action(), counts.get(i), item.most()));
            }
        }
        for (Several.Limit limit : several.limits()) {
            if (sum(limit) > limit.most()) {
                return Optional.of(new Problem.TooMuch<>(beyond(limit), limit.what(), sum(limit), limit.most()));
            }
        }
        return Optional.empty();
    }

    /** The item with which the limit is first exceeded. */
    private A beyond(Several.Limit limit) {
        int sum = 0;
        for (int i = 0; i < counts.size(); i++) {
            sum += counts.get(i) * limit.uses().get(i);
            if (sum > limit.most()) {
                return several.items().get(i).action();
            }
        }
        throw new IllegalStateException(limit + " is kept by " + counts);
    }

    private Optional<Problem<A>> lack() {
        return several.limits().stream().filter(limit -> sum(limit) < limit.least()).findFirst()
                .map(limit -> new Problem.TooLittle<>(limit.what(), sum(limit), limit.least()));
    }

    /**
     * With as much as is lacking of what comes after the last thing chosen: what rules take by themselves once no
     * choice is left. Whoever answers them one by one is not asked for it, and names it here.
     */
    public Picks<A> completed() {
        Picks<A> whole = this;
        for (int i = Math.max(0, last()); i < counts.size(); i++) {
            A action = several.items().get(i).action();
            while (whole.lack().isPresent() && whole.allows(action)) {
                whole = whole.with(action);
            }
        }
        return whole;
    }

    private int last() {
        int last = counts.size() - 1;
        while (last >= 0 && counts.get(last) == 0) {
            last--;
        }
        return last;
    }

    /** The chosen things one by one, in the order in which the rules take them. */
    public List<A> inOrder() {
        List<A> actions = new ArrayList<>();
        for (int i = 0; i < counts.size(); i++) {
            actions.addAll(Collections.nCopies(counts.get(i), several.items().get(i).action()));
        }
        return List.copyOf(actions);
    }
}
