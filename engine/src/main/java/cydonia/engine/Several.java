package cydonia.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A decision in which several things are chosen: which of these, how many, and what limits them. People name them in
 * any order and confirm them together ({@link Picks}). The rules take them one after another in the order of the items,
 * and never in another, so that search meets every set once.
 *
 * @param items
 *            what may be chosen, in the order in which the rules take it
 * @param limits
 *            what the chosen things count together; the first limit counts the things themselves
 * @param done
 *            what ends the choice when more could be chosen; empty where a fixed number ends it
 * @param picked
 *            how many things of this choice the rules have already taken: none where a decision begins
 */
public record Several<A extends Action>(List<Item<A>> items, List<Limit> limits, Optional<A> done, int picked) {

    /** One thing to choose, and how many times it may be chosen. */
    public record Item<A extends Action>(A action, int most) {
    }

    /**
     * What the chosen things may count together: cards, money, tokens.
     *
     * @param most
     *            {@link #ANY} where nothing but the items themselves limits it
     * @param uses
     *            what one of each item counts, in the order of the items
     */
    public record Limit(Text what, int least, int most, List<Integer> uses) {

        public static final int ANY = Integer.MAX_VALUE;

        public Limit {
            uses = List.copyOf(uses);
        }
    }

    public Several {
        items = List.copyOf(items);
        limits = List.copyOf(limits);
        for (Limit limit : limits) {
            if (limit.uses().size() != items.size()) {
                throw new IllegalArgumentException(limit + " does not count every item of " + items);
            }
        }
    }

    /** Begins a choice of at least and at most so many things; the text names them: “cards”. */
    public static <A extends Action> Builder<A> of(Text things, int least, int most) {
        return new Builder<>(things, least, most);
    }

    /** The number of things. */
    public Limit count() {
        return limits.getFirst();
    }

    /** The place of an action among the items, -1 where it is none of them. */
    public int index(A action) {
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).action().equals(action)) {
                return i;
            }
        }
        return -1;
    }

    /** Nothing chosen yet. */
    public Picks<A> none() {
        return new Picks<>(this, items.stream().map(item -> 0).toList());
    }

    /** Everything chosen as often as it is there, whatever the limits say. */
    public Picks<A> all() {
        return new Picks<>(this, items.stream().map(Item::most).toList());
    }

    /** Puts a choice together, item by item. */
    public static final class Builder<A extends Action> {

        private record Sum(Text what, int least, int most, List<Integer> uses) {
        }

        private final List<Item<A>> items = new ArrayList<>();
        private final List<Sum> sums = new ArrayList<>();
        private Optional<A> done = Optional.empty();
        private int picked;

        private Builder(Text things, int least, int most) {
            sums.add(new Sum(things, least, most, new ArrayList<>()));
        }

        /** Everything that limits the choice is named before the first item. */
        public Builder<A> limit(Text what, int least, int most) {
            sums.add(new Sum(what, least, most, new ArrayList<>()));
            return this;
        }

        /**
         * One more thing to choose.
         *
         * @param uses
         *            what one of it counts for each limit after the number of things
         */
        public Builder<A> item(A action, int most, int... uses) {
            items.add(new Item<>(action, most));
            sums.getFirst().uses().add(1);
            for (int i = 1; i < sums.size(); i++) {
                sums.get(i).uses().add(uses[i - 1]);
            }
            return this;
        }

        public Builder<A> done(A action) {
            done = Optional.of(action);
            return this;
        }

        public Builder<A> picked(int taken) {
            picked = taken;
            return this;
        }

        public Several<A> build() {
            List<Limit> limits = sums.stream()
                    .map(sum -> new Limit(sum.what(), sum.least(), sum.most(), sum.uses())).toList();
            return new Several<>(items, limits, done, picked);
        }
    }
}
