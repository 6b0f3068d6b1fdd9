package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Position;
import cydonia.engine.Purpose;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Thinks a decision over for somebody else: not one choice comes back, but all of them, judged, and the reasons in
 * words. It knows what whoever asks may know, and no more.
 *
 * @param effort
 *            of each search
 * @param searches
 *            so many that know nothing of each other, to find out what can be relied upon
 */
public record Adviser<P extends Position<P, A, O>, A extends Action, O>(Knowledge<P, A, ?> knowledge, int seats,
        Effort effort, int searches) {

    /** What each search about advice at a table may do: without a clock, so that everybody gets the same. */
    public static final Effort EFFORT = Effort.iterations(3_000);

    private static final int SEARCHES = 5;

    /** In so many worlds an action is counted. */
    private static final int WORLDS = 16;
    private static final Seed GUESSES = Seed.of(0);
    private static final Text GAME_ENDS = new Text("The game ends with it.", "La partie se termine ainsi.");
    /** So many small decisions follow from an action at most: a payment, a place, what is taken. */
    private static final int MOST_OWED = 12;

    public Adviser(Knowledge<P, A, ?> knowledge, int seats, Effort effort) {
        this(knowledge, seats, effort, SEARCHES);
    }

    /** All actions are thought over: they are compared, and not only the best of them is wanted. */
    public Recommendation<A> advise(Decision<P, A, O> decision, Seed chance) {
        return Recommendation.of(IntStream.range(0, searches)
                .mapToObj(number -> new Search<>(knowledge, seats, effort.toTheEnd()).think(decision,
                        chance.derive(Purpose.TREES, number)))
                .toList());
    }

    /**
     * What an action changes in the measure of the game; nothing where it has none, or where the game is then over in
     * some of the worlds that look the same.
     */
    public List<Text> reasons(Decision<P, A, O> decision, A action) {
        return reasons(knowledge, seats, decision, action);
    }

    private static <P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>> List<Text> reasons(
            Knowledge<P, A, R> knowledge, int seats, Decision<P, A, O> decision, A action) {
        List<Account> before = new ArrayList<>();
        List<Account> after = new ArrayList<>();
        for (int i = 0; i < WORLDS; i++) {
            R table = knowledge.open(decision.worlds().guess(Dice.guessing(GUESSES, i)));
            Optional<Counting<R>> counting = knowledge.counting(table, seats, decision.seat());
            if (counting.isEmpty()) {
                return List.of();
            }
            before.add(counting.get().of(table));
            table.play(decision.seat(), action);
            finish(knowledge, counting.get(), table, decision.seat());
            if (table.outcome().isEmpty()) {
                after.add(counting.get().of(table));
            }
        }
        if (after.isEmpty()) {
            return List.of(GAME_ENDS);
        }
        return after.size() < WORLDS ? List.of() : Account.mean(after).since(Account.mean(before));
    }

    /** Does what is owed by what was begun, as it looks best at a glance. */
    private static <P, A extends Action, R extends Rollout<P, A>> void finish(Knowledge<P, A, R> knowledge,
            Counting<R> counting, R table, Seat seat) {
        for (int i = 0; i < MOST_OWED && table.toAct().contains(seat) && !counting.isDone(table); i++) {
            List<A> legal = table.legal(seat);
            double[] weights = new double[legal.size()];
            knowledge.weigh(table, seat, legal, weights);
            int best = 0;
            for (int k = 1; k < weights.length; k++) {
                best = weights[k] > weights[best] ? k : best;
            }
            table.play(seat, legal.get(best));
        }
    }
}
