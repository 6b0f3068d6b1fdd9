package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Position;
import cydonia.engine.Purpose;
import cydonia.engine.Rollout;
import cydonia.engine.Seed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse, 2012) over the contract, led by the weights
 * of the game's knowledge. Several threads grow trees of their own, which are put together at the end: the choice
 * depends on how many there are, not on which is faster. Only on lent threads it depends on how many are idle.
 */
public final class Search<P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>>
        implements
            Player<P, A, O> {

    private final Knowledge<P, A, R> knowledge;
    private final int seats;
    private final Effort effort;
    private final Consumer<Thoughts<A>> witness;
    private final Trail<A, O> trail = new Trail<>();
    private @Nullable Memory<P, A, O, R> memory;

    /** The trees of the last decision, and what was done then. */
    private record Memory<P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>>(
            List<Tree<P, A, O, R>> trees, A taken) {

        /** What is known of a decision that was foreseen; empty for any other. */
        List<Tree<P, A, O, R>> branches(Decision<P, A, O> next, Seed chance) {
            List<Tree<P, A, O, R>> branches = new ArrayList<>();
            for (int i = 0; i < trees.size(); i++) {
                trees.get(i).branch(taken, next, chance.derive(Purpose.TREES, i)).ifPresent(branches::add);
            }
            return branches.size() == trees.size() ? branches : List.of();
        }
    }

    /** An action after the search: how often it was tried, and what it lets the player hope for, from 0 to 1. */
    public record Judged<A>(A action, int visits, double hope) {
    }

    /** All that came of a search, the most tried action first. */
    public record Thoughts<A>(List<Judged<A>> actions, long iterations) {
        public Thoughts {
            actions = List.copyOf(actions);
        }
    }

    public Search(Knowledge<P, A, R> knowledge, int seats, Effort effort) {
        this(knowledge, seats, effort, _ -> {
        });
    }

    /** One that shows somebody what it thought before each choice. */
    public Search(Knowledge<P, A, R> knowledge, int seats, Effort effort, Consumer<Thoughts<A>> witness) {
        this.knowledge = knowledge;
        this.seats = seats;
        this.effort = effort;
        this.witness = witness;
    }

    /**
     * Where there is nothing to choose, nothing is thought; where a decision follows from one's own last action as
     * foreseen, as in a chain of small ones, what was thought of it then is not thought again. Where this player has
     * just been before, it does something else.
     */
    @Override
    public Choice<A> choose(Decision<P, A, O> decision, Seed chance) {
        if (decision.legal().size() == 1) {
            return new Choice<>(decision.legal().getFirst(), 0);
        }
        List<Tree<P, A, O, R>> known = memory == null ? List.of() : memory.branches(decision, chance);
        List<Tree<P, A, O, R>> trees = known.isEmpty() ? plant(decision, chance) : known;
        Thoughts<A> thoughts = grow(trees, decision);
        witness.accept(thoughts);
        A action = thoughts.actions().stream().map(Judged::action).filter(one -> !trail.has(decision.seen(), one))
                .findFirst().orElse(thoughts.actions().getFirst().action());
        trail.add(decision.seen(), action);
        memory = new Memory<>(trees.stream().filter(Tree::hasGrown).toList(), action);
        return new Choice<>(action, thoughts.iterations());
    }

    /** Thinks of a decision as if it came out of the blue. */
    public Thoughts<A> think(Decision<P, A, O> decision, Seed chance) {
        return grow(plant(decision, chance), decision);
    }

    /** What an action lets each seat hope for, thought over with the whole effort, however good others look. */
    public Estimate estimate(Decision<P, A, O> decision, A action, Seed chance) {
        int depth = effort.depth().orElse(knowledge.horizon(seats));
        return new Tree<>(decision, knowledge, seats, depth, chance.derive(Purpose.TREES, 0)).follow(action,
                effort.iterations());
    }

    private List<Tree<P, A, O, R>> plant(Decision<P, A, O> decision, Seed chance) {
        int depth = effort.depth().orElse(knowledge.horizon(seats));
        List<Tree<P, A, O, R>> trees = new ArrayList<>();
        for (int i = 0; i < effort.threads(); i++) {
            trees.add(new Tree<>(decision, knowledge, seats, depth, chance.derive(Purpose.TREES, i)));
        }
        return trees;
    }

    private Thoughts<A> grow(List<Tree<P, A, O, R>> trees, Decision<P, A, O> decision) {
        Optional<Lender> lender = Pause.lender();
        if (trees.size() == 1) {
            grow(trees.getFirst(), effort.iterations(), () -> true);
        } else if (lender.isPresent()) {
            growBeside(trees, lender.get());
        } else {
            growTogether(trees);
        }
        List<Judged<A>> judged = decision.legal().stream().map(action -> judge(action, decision, trees))
                .sorted(Comparator.<Judged<A>>comparingInt(Judged::visits).thenComparingDouble(Judged::hope).reversed())
                .toList();
        return new Thoughts<>(judged, trees.stream().mapToLong(Tree::iterations).sum());
    }

    private void grow(Tree<P, A, O, R> tree, int iterations, BooleanSupplier wanted) {
        tree.grow(iterations, effort.nanos(), effort.thorough(), wanted);
    }

    /** The first tree grows here, the others on idle threads, as far as there are any while it grows. */
    private void growBeside(List<Tree<P, A, O, R>> trees, Lender lender) {
        int each = Math.max(1, effort.iterations() / (trees.size() - 1));
        List<Companion> others = trees.stream().skip(1)
                .map(tree -> new Companion(wanted -> grow(tree, each, wanted))).toList();
        others.forEach(lender::lend);
        try {
            grow(trees.getFirst(), effort.iterations(), () -> true);
        } finally {
            others.forEach(Companion::end);
        }
    }

    private Judged<A> judge(A action, Decision<P, A, O> decision, List<Tree<P, A, O, R>> trees) {
        int visits = 0;
        double hope = 0;
        for (Tree<P, A, O, R> tree : trees) {
            Node<A> node = tree.behind(action);
            visits += node.visits();
            hope += node.visits() == 0 ? 0 : node.visits() * node.mean(decision.seat());
        }
        return new Judged<>(action, visits, visits == 0 ? 0 : hope / visits);
    }

    private void growTogether(List<Tree<P, A, O, R>> trees) {
        int each = Math.max(1, effort.iterations() / trees.size());
        try (ExecutorService pool = Executors.newFixedThreadPool(trees.size())) {
            List<Future<?>> growing = new ArrayList<>();
            trees.forEach(tree -> growing.add(pool.submit(() -> grow(tree, each, () -> true))));
            for (Future<?> one : growing) {
                one.get();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        } catch (ExecutionException failure) {
            throw failure.getCause() instanceof RuntimeException broken
                    ? broken
                    : new IllegalStateException(failure.getCause());
        }
    }
}
