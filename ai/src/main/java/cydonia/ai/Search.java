package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Position;
import cydonia.engine.Seed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse, 2012) over the contract, led by the weights
 * of the game's knowledge. Several threads grow trees of their own, which are put together at the end: the choice
 * depends on how many there are, not on which is faster.
 */
public final class Search<P extends Position<P, A, O>, A extends Action, O> implements Player<P, A, O> {

    private static final long TREES = 4;

    private final Knowledge<P, A> knowledge;
    private final int seats;
    private final Effort effort;

    /** An action after the search: how often it was tried, and what it lets the player hope for, from 0 to 1. */
    public record Judged<A>(A action, int visits, double hope) {
    }

    /** All that came of a search, the most tried action first. */
    public record Thoughts<A>(List<Judged<A>> actions, long iterations) {
        public Thoughts {
            actions = List.copyOf(actions);
        }
    }

    public Search(Knowledge<P, A> knowledge, int seats, Effort effort) {
        this.knowledge = knowledge;
        this.seats = seats;
        this.effort = effort;
    }

    /** Where there is nothing to choose, nothing is thought. */
    @Override
    public Choice<A> choose(Decision<P, A, O> decision, Seed chance) {
        if (decision.legal().size() == 1) {
            return new Choice<>(decision.legal().getFirst(), 0);
        }
        Thoughts<A> thoughts = think(decision, chance);
        return new Choice<>(thoughts.actions().getFirst().action(), thoughts.iterations());
    }

    public Thoughts<A> think(Decision<P, A, O> decision, Seed chance) {
        List<Tree<P, A, O>> trees = new ArrayList<>();
        for (int i = 0; i < effort.threads(); i++) {
            trees.add(new Tree<>(decision, knowledge, seats, effort.depth(), chance.derive(TREES, i)));
        }
        if (trees.size() == 1) {
            trees.getFirst().grow(effort.iterations(), effort.nanos());
        } else {
            growTogether(trees);
        }
        List<Judged<A>> judged = decision.legal().stream().map(action -> judge(action, decision, trees))
                .sorted(Comparator.<Judged<A>>comparingInt(Judged::visits).thenComparingDouble(Judged::hope).reversed())
                .toList();
        return new Thoughts<>(judged, trees.stream().mapToLong(Tree::iterations).sum());
    }

    private Judged<A> judge(A action, Decision<P, A, O> decision, List<Tree<P, A, O>> trees) {
        int visits = 0;
        double hope = 0;
        for (Tree<P, A, O> tree : trees) {
            Node<A> node = tree.behind(action);
            visits += node.visits();
            hope += node.visits() == 0 ? 0 : node.visits() * node.mean(decision.seat());
        }
        return new Judged<>(action, visits, visits == 0 ? 0 : hope / visits);
    }

    private void growTogether(List<Tree<P, A, O>> trees) {
        int each = Math.max(1, effort.iterations() / trees.size());
        try (ExecutorService pool = Executors.newFixedThreadPool(trees.size())) {
            List<Future<?>> growing = new ArrayList<>();
            trees.forEach(tree -> growing.add(pool.submit(() -> tree.grow(each, effort.nanos()))));
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
