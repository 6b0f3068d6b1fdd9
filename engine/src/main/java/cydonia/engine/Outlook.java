package cydonia.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * What an action would cost and certainly change, as far as the seat can know. It is made from guessed worlds and so
 * knows no more than the seat does.
 *
 * @param facts
 *            prices first, then what happens, then how scores change
 * @param opensSecret
 *            whether it shows something hidden, and so cannot be taken back
 * @param pointless
 *            whether it achieves nothing, whatever it costs
 * @param forgoes
 *            what it gives up
 */
public record Outlook<A extends Action>(A action, List<Fact> facts, boolean opensSecret, boolean pointless,
        Forgone forgoes) {

    /** What shows something hidden differs from world to world; what all of these agree on is held for certain. */
    private static final int WORLDS = 16;
    private static final Seed GUESSES = Seed.of(0);

    public Outlook {
        facts = List.copyOf(facts);
    }

    /** One for each legal action of a seat at a table of that many, in their order. */
    public static <P extends Position<P, A, O>, A extends Action, O> List<Outlook<A>> of(P position, int seats,
            Seat seat) {
        List<A> legal = position.legal(seat);
        if (legal.isEmpty()) {
            return List.of();
        }
        Worlds<P, A, O> worlds = new Worlds<>(position, seats, seat);
        return legal.stream().map(action -> of(position, seat, action, worlds)).toList();
    }

    /** The outlook of one legal action. */
    public static <P extends Position<P, A, O>, A extends Action, O> Outlook<A> of(P position, int seats,
            Seat seat, A action) {
        return of(position, seat, action, new Worlds<>(position, seats, seat));
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Outlook<A> of(P position, Seat seat, A action,
            Worlds<P, A, O> worlds) {
        List<Fact> facts = new ArrayList<>(position.prices(seat, action));
        boolean priced = !facts.isEmpty();
        Trial first = worlds.trial(0, action);
        List<Fact> certain = first.facts();
        if (first.opensSecret()) {
            for (int i = 1; i < WORLDS && !certain.isEmpty(); i++) {
                certain = common(certain, worlds.trial(i, action).facts());
            }
        }
        certain.stream().filter(fact -> !(priced && fact instanceof Fact.Price)).forEach(facts::add);
        return new Outlook<>(action, facts, first.opensSecret(), position.pointless(seat, action),
                position.forgoes(seat, action));
    }

    private static List<Fact> common(List<Fact> some, List<Fact> others) {
        List<Fact> left = new ArrayList<>(others);
        return some.stream().filter(left::remove).toList();
    }

    /** What comes of an action in one world. */
    private record Trial(List<Fact> facts, boolean opensSecret) {
    }

    /** The worlds a seat imagines at one decision, guessed when they are needed and kept for all its actions. */
    private static final class Worlds<P extends Position<P, A, O>, A extends Action, O> {

        private final P real;
        private final int seats;
        private final Seat seat;
        private final List<P> guessed = new ArrayList<>();
        private final List<List<Integer>> scores = new ArrayList<>();

        Worlds(P real, int seats, Seat seat) {
            this.real = real;
            this.seats = seats;
            this.seat = seat;
        }

        Trial trial(int number, A action) {
            while (guessed.size() <= number) {
                guessed.add(real.determinise(seat, Dice.guessing(GUESSES, guessed.size())));
                scores.add(scores(guessed.getLast()));
            }
            P world = guessed.get(number);
            List<Fact> facts = new ArrayList<>();
            P after = world.apply(seat, action, happening -> facts.addAll(happening.seenBy(seat).facts()));
            List<Integer> before = scores.get(number);
            List<Integer> then = scores(after);
            for (int i = 0; i < before.size(); i++) {
                if (!before.get(i).equals(then.get(i))) {
                    facts.add(new Fact.Score(Seat.of(i), then.get(i) - before.get(i)));
                }
            }
            return new Trial(facts, after.secretsOpened() > world.secretsOpened());
        }

        private List<Integer> scores(P position) {
            List<Integer> sums = new ArrayList<>();
            for (Seat each : Seat.first(seats)) {
                sums.add(position.points(each, seat).stream().mapToInt(Points::points).sum());
            }
            return sums;
        }
    }
}
