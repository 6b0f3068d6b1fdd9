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

    /** Something else that might have been done, and what would have come of it. */
    private record Another<P, A>(A action, Tale<P> tale) {
    }

    private final Walk<P, A, O> walk;

    TellingCheck(Walk<P, A, O> walk) {
        this.walk = walk;
    }

    void check() {
        for (Step<P, A> step : walk.some(STEPS)) {
            Tale<P> real = tale(step.before(), step.seat(), step.action());
            List<Another<P, A>> instead = others(step, step.before());
            for (Seat viewer : walk.seats()) {
                Ear ear = new Ear(step, real, viewer);
                ear.compare(instead);
                for (int i = 0; i < GUESSES; i++) {
                    ear.compare(others(step, step.before().determinise(viewer, Dice.guessing(walk.seed(), 10 + i))));
                }
            }
            new Ear(step, real, Viewer.PUBLIC).compare(instead);
        }
    }

    /** What might have been done instead in that world, of the same kind. */
    private List<Another<P, A>> others(Step<P, A> step, P world) {
        return world.legal(step.seat()).stream().filter(action -> action.getClass() == step.action().getClass())
                .limit(ALTERNATIVES).map(action -> new Another<>(action, tale(world, step.seat(), action))).toList();
    }

    /** One viewer, who saw and heard what was really done. */
    private final class Ear {

        private final Step<P, A> step;
        private final Viewer viewer;
        private final O seen;
        private final Map<Class<?>, List<Happening>> heard;

        Ear(Step<P, A> step, Tale<P> real, Viewer viewer) {
            this.step = step;
            this.viewer = viewer;
            this.seen = real.after().observe(viewer);
            this.heard = real.heardBy(viewer);
        }

        void compare(List<Another<P, A>> instead) {
            for (Another<P, A> other : instead) {
                if (other.tale().after().observe(viewer).equals(seen)) {
                    other.tale().heardBy(viewer).forEach((kind, told) -> compareTold(
                            heard.getOrDefault(kind, List.of()), told, other.action()));
                }
            }
        }

        /** How often something happened is for all to see: as many cards are drawn as others were let go. */
        private void compareTold(List<Happening> one, List<Happening> other, A action) {
            if (one.size() == other.size()) {
                assertThat(other).as("told to %s, who sees no difference, of %s and of %s in %s", viewer, step.action(),
                        action, walk).isEqualTo(one);
            }
        }
    }

    private Tale<P> tale(P world, Seat seat, A action) {
        List<Happening> told = new ArrayList<>();
        return new Tale<>(world.apply(seat, action, told::add), told);
    }
}
