package cydonia.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Happening;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import cydonia.testkit.Walk.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Two worlds that look the same to a viewer tell that viewer the same: what was done in the real one, beside what might
 * have been done instead, there or in a guessed world. Where the viewer sees the same afterwards, whatever differs is
 * not the viewer's to hear.
 */
final class TellingCheck<P extends Position<P, A, O>, A extends Action, O> {

    private static final int STEPS = 60;
    private static final int GUESSES = 4;
    private static final int ALTERNATIVES = 6;

    /** What came of an action, and what was told of it. */
    private record Tale<P>(P after, List<Happening> told) {

        /** What that viewer heard of each kind of happening, in whatever order. */
        Map<Class<?>, List<Happening>> heardBy(Viewer viewer) {
            return told.stream().map(happening -> happening.seenBy(viewer))
                    .filter(heard -> !heard.leavesNoTrace()).sorted(Comparator.comparing(Object::toString))
                    .collect(Collectors.groupingBy(Happening::getClass));
        }
    }

    private final Walk<P, A, O> walk;

    TellingCheck(Walk<P, A, O> walk) {
        this.walk = walk;
    }

    void check() {
        for (Step<P, A> step : walk.some(STEPS)) {
            Tale<P> real = tale(step.before(), step.seat(), step.action());
            for (Seat viewer : walk.seats()) {
                compare(step, real, step.before(), viewer);
                for (int i = 0; i < GUESSES; i++) {
                    compare(step, real, step.before().determinise(viewer, Dice.guessing(walk.seed(), 10 + i)), viewer);
                }
            }
            compare(step, real, step.before(), Viewer.PUBLIC);
        }
    }

    private void compare(Step<P, A> step, Tale<P> real, P world, Viewer viewer) {
        O seen = real.after().observe(viewer);
        world.legal(step.seat()).stream().filter(action -> action.getClass() == step.action().getClass())
                .limit(ALTERNATIVES).forEach(action -> {
                    Tale<P> other = tale(world, step.seat(), action);
                    if (other.after().observe(viewer).equals(seen)) {
                        Map<Class<?>, List<Happening>> heard = real.heardBy(viewer);
                        other.heardBy(viewer).forEach((kind, told) -> compare(heard.getOrDefault(kind, List.of()), told,
                                "told to %s, who sees no difference, of %s and of %s".formatted(viewer, step.action(),
                                        action)));
                    }
                });
    }

    /** How often something happened is for all to see: as many cards are drawn as others were let go. */
    private static void compare(List<Happening> one, List<Happening> other, String what) {
        if (one.size() == other.size()) {
            assertThat(other).as(what).isEqualTo(one);
        }
    }

    private Tale<P> tale(P world, Seat seat, A action) {
        List<Happening> told = new ArrayList<>();
        return new Tale<>(world.apply(seat, action, told::add), told);
    }
}
