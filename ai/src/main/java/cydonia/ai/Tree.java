package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Position;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import java.util.ArrayList;
import java.util.List;

/**
 * One tree of one decision, grown by one thread. Each iteration guesses a world, walks down the tree by actions that
 * are legal there, adds a node, plays on for a while, and tells all nodes on the way how that looked for each seat.
 */
final class Tree<P extends Position<P, A, O>, A extends Action, O> {

    /** How eagerly actions are tried that look worse, or that nobody has tried. */
    static double CURIOSITY = 1;
    static boolean SIGMA = false;
    /** How much worse than its siblings an action is thought before it is tried. */
    static double CAUTION = 0.1;
    /** How many more decisions are played where it is no fair moment to judge. */
    private static final int PATIENCE = 60;
    private static final int FINE = 1 << 20;

    private final Decision<P, A, O> decision;
    private final Knowledge<P, A> knowledge;
    private final int depth;
    private final Seed seed;
    private final DiceCup dice;
    private final Node<A> root;
    private final List<Node<A>> path = new ArrayList<>();
    private final List<Node<A>> offered = new ArrayList<>();
    private final double[] hopes;
    private double[] weights = new double[64];
    private double lowest = 1;
    private double highest;
    private int iterations;
    private double first;
    private double sum1;
    private double sum2;
    private double sigma = 1;

    Tree(Decision<P, A, O> decision, Knowledge<P, A> knowledge, int seats, int depth, Seed seed) {
        this.decision = decision;
        this.knowledge = knowledge;
        this.depth = depth;
        this.seed = seed;
        this.dice = Dice.choosing(seed, 0).open();
        this.root = new Node<>(seats);
        this.hopes = new double[seats];
    }

    /** Grows until the effort is spent or no later iteration can change the choice. */
    void grow(int most, long nanos) {
        long start = System.nanoTime();
        while (iterations < most && root.lead() <= most - iterations
                && (iterations == 0 || System.nanoTime() - start < nanos)) {
            iterate(decision.worlds().guess(Dice.guessing(seed, iterations)).open());
            iterations++;
        }
    }

    int iterations() {
        return iterations;
    }

    Node<A> behind(A action) {
        return root.child(decision.seat(), action);
    }

    private void iterate(Rollout<P, A> table) {
        path.clear();
        path.add(root);
        Node<A> node = root;
        // At the root this seat is asked, whoever else may be; below, people who choose at once do so in turn.
        Seat seat = decision.seat();
        boolean fresh = false;
        while (!fresh) {
            node = select(node, table, seat);
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
        for (double hope : hopes) {
            lowest = Math.min(lowest, hope);
            highest = Math.max(highest, hope);
        }
        double own = hopes[decision.seat().index()];
        if (iterations == 0) {
            first = own;
        }
        sum1 += own - first;
        sum2 += (own - first) * (own - first);
        int n = iterations + 1;
        sigma = Math.max(1e-4, Math.sqrt(Math.max(0, sum2 / n - sum1 / n * (sum1 / n))));
        for (Node<A> passed : path) {
            passed.add(hopes);
        }
    }

    /** Chooses among what is legal in this world, and plays it. */
    private Node<A> select(Node<A> node, Rollout<P, A> table, Seat seat) {
        List<A> legal = table.legal(seat);
        int count = legal.size();
        if (count == 0) {
            throw new IllegalStateException(seat + " is to act and has nothing to do");
        }
        double sum = offer(node, table, seat, legal);
        double unknown = node.visits() == 0 ? 0.5 : scaled(node.mean(seat)) - CAUTION;
        int chosen = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            Node<A> child = offered.get(i);
            if (sum == 0 || child.weight() > 0) {
                double share = sum == 0 ? 1.0 / count : child.weight() / sum;
                double promise = child.visits() == 0 ? unknown : scaled(child.mean(seat));
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
    private double offer(Node<A> node, Rollout<P, A> table, Seat seat, List<A> legal) {
        offered.clear();
        boolean known = true;
        for (int i = 0; i < legal.size(); i++) {
            Node<A> child = node.child(seat, legal.get(i));
            child.offered();
            known &= child.weighed();
            offered.add(child);
        }
        if (!known) {
            weigh(table, seat, legal);
        }
        double sum = 0;
        for (int i = 0; i < legal.size(); i++) {
            Node<A> child = offered.get(i);
            if (!child.weighed()) {
                child.weight(weights[i]);
            }
            sum += child.weight();
        }
        return sum;
    }

    /** Hopes differ by little in some games: what counts is where one lies among all that were seen. */
    private double scaled(double hope) {
        if (SIGMA) {
            return (hope - first) / sigma;
        }
        return highest - lowest < 1e-9 ? 0.5 : (hope - lowest) / (highest - lowest);
    }

    private void playOn(Rollout<P, A> table) {
        List<Seat> toAct = table.toAct();
        for (int i = 0; !toAct.isEmpty() && (i < depth || i < depth + PATIENCE && !knowledge.settled(table)); i++) {
            Seat seat = toAct.getFirst();
            List<A> legal = table.legal(seat);
            table.play(seat, legal.get(legal.size() == 1 ? 0 : pick(weigh(table, seat, legal), legal.size())));
            toAct = table.toAct();
        }
    }

    /** Fills in the weights and tells their sum; where nothing weighs anything, all are alike. */
    private double weigh(Rollout<P, A> table, Seat seat, List<A> legal) {
        int count = legal.size();
        if (weights.length < count) {
            weights = new double[2 * count];
        }
        knowledge.weigh(table, seat, legal, weights);
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += weights[i];
        }
        if (sum <= 0) {
            java.util.Arrays.fill(weights, 0, count, 1);
            return count;
        }
        return sum;
    }

    private int pick(double sum, int count) {
        double at = sum * dice.roll(FINE) / FINE;
        for (int i = 0; i < count - 1; i++) {
            at -= weights[i];
            if (at < 0) {
                return i;
            }
        }
        return lastThatWeighs(count);
    }

    private int lastThatWeighs(int count) {
        int last = count - 1;
        while (weights[last] <= 0) {
            last--;
        }
        return last;
    }
}
