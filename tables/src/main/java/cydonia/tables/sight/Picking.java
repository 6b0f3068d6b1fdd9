package cydonia.tables.sight;

import cydonia.engine.Action;
import cydonia.engine.Language;
import cydonia.engine.Several;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * A choice of several things as the viewer is offered it: tick any of them in any order, and confirm.
 *
 * @param decision
 *            the version since which it is asked: the same number is the same question
 * @param done
 *            what confirms it in words, where the rules have a word for it
 */
public record Picking<A extends Action>(int decision, List<Item<A>> items, List<Limit> limits,
        Optional<Choice<A>> done) {

    /**
     * One of the things.
     *
     * @param most
     *            how many times it may be chosen
     * @param uses
     *            what one of it counts for each limit
     */
    public record Item<A extends Action>(A action, String notation, String label, int most, List<Integer> uses) {
        public Item {
            uses = List.copyOf(uses);
        }
    }

    /** What the chosen things may count together; no most where only the things themselves limit it. */
    public record Limit(String what, int least, OptionalInt most) {
    }

    public Picking {
        items = List.copyOf(items);
        limits = List.copyOf(limits);
    }

    /** The choice in words. */
    public static <A extends Action> Picking<A> of(Several<A> several, int decision, Function<A, Choice<A>> choice,
            Language language) {
        List<Item<A>> items = new ArrayList<>();
        for (int i = 0; i < several.items().size(); i++) {
            int at = i;
            Several.Item<A> item = several.items().get(i);
            Choice<A> words = choice.apply(item.action());
            items.add(new Item<>(item.action(), words.notation(), words.label(), item.most(),
                    several.limits().stream().map(limit -> limit.uses().get(at)).toList()));
        }
        List<Limit> limits = several.limits().stream()
                .map(limit -> new Limit(limit.what().in(language), limit.least(),
                        limit.most() == Several.Limit.ANY ? OptionalInt.empty() : OptionalInt.of(limit.most())))
                .toList();
        return new Picking<>(decision, items, limits, several.done().map(choice));
    }

    public Optional<Item<A>> item(A action) {
        return items.stream().filter(item -> item.action().equals(action)).findFirst();
    }
}
