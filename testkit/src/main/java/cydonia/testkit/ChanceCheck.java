package cydonia.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Streams;
import cydonia.testkit.Walk.Step;

/** That the streams of chance of a game stay apart from each other, and from those of guessed worlds. */
final class ChanceCheck<P extends Position<P, A, O>, A extends Action, O> {

    private final Walk<P, A, O> walk;

    ChanceCheck(Walk<P, A, O> walk) {
        this.walk = walk;
    }

    void streamsKeepApart() {
        Streams begun = Innards.streams(walk.steps().isEmpty() ? walk.last() : walk.steps().getFirst().before());
        for (Step<P, A> step : walk.steps()) {
            Streams now = Innards.streams(step.before());
            for (int stream = 0; stream < now.count(); stream++) {
                int number = now.rolled(stream);
                assertThat(now.word(stream, number)).as("roll %s of stream %s in %s", number, stream, walk)
                        .isEqualTo(begun.word(stream, number));
            }
        }
    }

    /** Looks at so many steps of the walk. */
    void guessesRollOtherwise(int steps) {
        for (Step<P, A> step : walk.some(steps)) {
            Streams real = Innards.streams(step.before());
            for (Seat me : walk.seats()) {
                Streams guess = Innards.streams(step.before().determinise(me, Dice.guessing(walk.seed(), 7)));
                for (int stream = 0; stream < real.count(); stream++) {
                    int number = real.rolled(stream);
                    assertThat(guess.word(stream, number))
                            .as("roll %s of stream %s, guessed by %s in %s", number, stream, me, walk)
                            .isNotEqualTo(real.word(stream, number));
                }
            }
        }
    }
}
