package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Position;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * One tree of one decision, grown by one thread. Each iteration guesses a world, walks down the tree by actions that
 * are legal there, adds a node, plays on for a while, and tells all nodes on the way how that looked for each seat.
 */
final class Tree<P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>> {

    /** How eagerly actions are tried that look worse, or that nobody has tried. */
    private static final double CURIOSITY = 1;
    /** How much worse than its siblings an action is thought before it is tried. */
    private static final double CAUTION = 0.1;
    /** How many more decisions are played where it is no fair moment to judge. */
    private static final int PATIENCE = 60;
    /** How many iterations go by between two looks at the clock and at the lead. */
    private static final int STRETCH = 8;

    private final Decision<P, A, O> decision;
    private final Knowledge<P, A, R> knowledge;
    private final int depth;
    private final double openness;
    private final Seed seed;
    private final Policy<P, A, R> policy;
    private final Node<A> root;
    /** What was thought of this decision before it came up. */
    private final int inherited;
    private final List<Node<A>> path = new ArrayList<>();
    private final List<Node<A>> offered = new ArrayList<>();
    private final double[] hopes;
    private @Nullable P imagined;
    /** The least and the most that each seat could hope for in any world so far. */
    private final double[] lowest;
    private final double[] highest;
    /** The squares of all hopes together, for how far they lie apart. */
    private final double[] squares;
    private int iterations;

    Tree(Decision<P, A, O> decision, Knowledge<P, A, R> knowledge, int seats, int depth, Seed seed) {
        this(decision, knowledge, depth, seed, new Node<>(), new double[seats], new double[seats]);
        Arrays.fill(lowest, 1);
    }

    private Tree(Decision<P, A, O> decision, Knowledge<P, A, R> knowledge, int depth, Seed seed, Node<A> root,
            double[] lowest, double[] highest) {
        this.decision = decision;
        this.knowledge = knowledge;
        this.depth = depth;
        this.seed = seed;
        this.policy = new Policy<>(knowledge, Dice.choosing(seed, 0).open());
        this.root = root;
        this.inherited = root.visits();
        this.lowest = lowest;
        this.highest = highest;
        this.hopes = new double[lowest.length];
        this.openness = knowledge.openness(lowest.length);
        this.squares = new double[lowest.length];
    }

    /**
     * The branch behind an action that was taken, as the tree of the decision that came of it; nothing where more has
     * happened than this player foresaw in a world it imagined.
     */
    Optional<Tree<P, A, O, R>> branch(A taken, Decision<P, A, O> next, Seed chance) {
        if (imagined == null || next.seat() != decision.seat() || !next.followsFrom(imagined, taken)) {
            return Optional.empty();
        }
        return Optional.of(new Tree<>(next, knowledge, depth, chance, behind(taken), lowest, highest));
    }

    /**
     * Grows until the effort is spent, or unless it is to be thorough, until no later iteration changes the choice.
     *
     * @param wanted
     *            whether more is wanted still
     */
    void grow(int most, long nanos, boolean thorough, BooleanSupplier wanted) {
        long start = System.nanoTime();
        int left = most - inherited;
        long spent = 0;
        boolean lent = true;
        while (iterations < left && (thorough || root.lead() <= Math.min(left - iterations, toCome(spent, nanos)))
                && (iterations == 0 || spent < nanos) && lent && wanted.getAsBoolean()) {
            for (int i = Math.min(STRETCH, left - iterations); i > 0; i--) {
                P world = decision.worlds().guess(Dice.guessing(seed, iterations));
                iterate(knowledge.open(world), null);
                imagined = world;
                iterations++;
            }
            lent = Pause.goOn();
            spent = System.nanoTime() - start;
        }
    }

    /** How many iterations the rest of the time is good for, if they take as long as before. */
    private double toCome(long spent, long nanos) {
        return iterations == 0 ? Double.POSITIVE_INFINITY : (double) iterations / spent * (nanos - spent);
    }

    /** Grows only behind that action, however good others look, and tells what it lets each seat hope for. */
    Estimate follow(A action, int most) {
        while (iterations < most) {
            iterate(knowledge.open(decision.worlds().guess(Dice.guessing(seed, iterations))), action);
            iterations++;
            if (iterations % STRETCH == 0) {
                var _ = Pause.goOn();
            }
        }
        List<Estimate.Hope> all = new ArrayList<>();
        for (int i = 0; i < hopes.length; i++) {
            double mean = root.mean(Seat.of(i));
            double variance = Math.max(0, squares[i] / iterations - mean * mean);
            all.add(new Estimate.Hope(mean, Math.sqrt(variance / iterations)));
        }
        return new Estimate(all);
    }

    int iterations() {
        return iterations;
    }

    /** Whether there is anything in it: a tree beside others may have found no thread. */
    boolean hasGrown() {
        return inherited + iterations > 0;
    }

    Node<A> behind(A action) {
        return root.child(decision.seat(), action);
    }

    /** One imagined game, beginning with that action if there is one. */
    private void iterate(R table, @Nullable A first) {
        path.clear();
        path.add(root);
        Node<A> node = root;
        // At the root this seat is asked, whoever else may be; below, people who choose at once do so in turn.
        Seat seat = decision.seat();
        boolean fresh = false;
        while (!fresh) {
            node = first == null || node != root ? select(node, table, seat) : play(first, table);
            path.add(node);
            fresh = node.visits() == 0;
            List<Seat> toAct = table.toAct();
            if (toAct.isEmpty()) {
                break;
            }
            seat = toAct.getFirst();
        }
        playOn(table);
        knowledge.value(table, hopes);
        for (int i = 0; i < hopes.length; i++) {
            lowest[i] = Math.min(lowest[i], hopes[i]);
            highest[i] = Math.max(highest[i], hopes[i]);
            squares[i] += hopes[i] * hopes[i];
        }
        for (int i = 0; i < path.size(); i++) {
            path.get(i).add(hopes);
        }
    }

    private Node<A> play(A first, R table) {
        Node<A> node = behind(first);
        table.play(decision.seat(), first);
        return node;
    }

    /** Chooses among what is legal in this world, and plays it. */
    private Node<A> select(Node<A> node, R table, Seat seat) {
        List<A> legal = table.legal(seat);
        int count = legal.size();
        if (count == 0) {
            throw new IllegalStateException(seat + " is to act and has nothing to do");
        }
        double sum = offer(node, table, seat, legal);
        double unknown = node.visits() == 0 ? 0.5 : scaled(node.mean(seat), seat) - CAUTION;
        int chosen = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            Node<A> child = offered.get(i);
            if (sum == 0 || child.weight() > 0) {
                double share = sum == 0
                        ? 1.0 / count
                        : openness / count + (1 - openness) * child.weight() / sum;
                double promise = child.visits() == 0 ? unknown : scaled(child.mean(seat), seat);
                double curiosity = CURIOSITY * share * Math.sqrt(child.available()) / (1 + child.visits());
                if (promise + curiosity > most) {
                    most = promise + curiosity;
                    chosen = i;
                }
            }
        }
        Node<A> best = offered.get(chosen);
        table.play(seat, legal.get(chosen));
        return best;
    }

    /** Finds the nodes of what is legal, weighs those that are new, and tells the sum of all weights. */
    private double offer(Node<A> node, R table, Seat seat, List<A> legal) {
        offered.clear();
        boolean known = true;
        for (int i = 0; i < legal.size(); i++) {
            Node<A> child = node.child(seat, legal.get(i));
            child.offered();
            known &= child.weighed();
            offered.add(child);
        }
        if (!known) {
            policy.weigh(table, seat, legal);
        }
        double sum = 0;
        for (int i = 0; i < legal.size(); i++) {
            Node<A> child = offered.get(i);
            if (!child.weighed()) {
                child.weight(policy.weight(i));
            }
            sum += child.weight();
        }
        return sum;
    }

    /** Hopes differ by little in some games: what counts is where one lies among all that were seen. */
    private double scaled(double hope, Seat seat) {
        double least = lowest[seat.index()];
        double range = highest[seat.index()] - least;
        return range < 1e-9 ? 0.5 : (hope - least) / range;
    }

    private void playOn(R table) {
        List<Seat> toAct = table.toAct();
        for (int i = 0; !toAct.isEmpty() && (i < depth || i < depth + PATIENCE && !knowledge.settled(table)); i++) {
            Seat seat = toAct.getFirst();
            table.play(seat, policy.pick(table, seat));
            toAct = table.toAct();
        }
    }
}
