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

        /** Where other kinds of things happened, as many cards drawn as others let go, that is for all to see. */
        List<? extends Class<?>> kinds() {
            return told.stream().map(Happening::getClass).toList();
        }

        /** In whatever order. */
        List<Happening> heardBy(Viewer viewer) {
            return told.stream().filter(happening -> !happening.leavesNoTrace())
                    .map(happening -> happening.seenBy(viewer)).sorted(Comparator.comparing(Object::toString)).toList();
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
        }
    }

    private void compare(Step<P, A> step, Tale<P> real, P world, Seat viewer) {
        O seen = real.after().observe(viewer);
        world.legal(step.seat()).stream().filter(action -> action.getClass() == step.action().getClass())
                .limit(ALTERNATIVES).forEach(action -> {
                    Tale<P> other = tale(world, step.seat(), action);
                    if (other.kinds().equals(real.kinds()) && other.after().observe(viewer).equals(seen)) {
                        assertThat(other.heardBy(viewer))
                                .as("told to %s, who sees no difference, of %s and of %s", viewer, action,
                                        step.action())
                                .isEqualTo(real.heardBy(viewer));
                    }
                });
    }

    private Tale<P> tale(P world, Seat seat, A action) {
        List<Happening> told = new ArrayList<>();
        return new Tale<>(world.apply(seat, action, told::add), told);
    }
}
