package cydonia.arena.laboratory;

import cydonia.ai.Knowledge;
import cydonia.ai.Learned;
import cydonia.ai.Net;
import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.engine.Position;
import cydonia.engine.Rollout;
import cydonia.engine.Setup;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * A kind of game that can be learned.
 *
 * @param setup
 *            how the game with that number is set up
 * @param knowledge
 *            of players with that net, or without any
 * @param diary
 *            for one game
 * @param tally
 *            for many
 * @param wayward
 *            whether those who practise do something unusual now and then
 */
record Subject<P extends Position<P, A, O>, A extends Action, O, R extends Rollout<P, A>>(Game<P, A, O> game,
        IntFunction<Setup> setup, Function<Optional<Net>, Knowledge<P, A, R>> knowledge, Learned<R> learned,
        Supplier<Diary<P, R>> diary, Supplier<Tally<P>> tally, boolean wayward) {

    private static final List<Subject<?, ?, ?, ?>> ALL = List.of(TerraformingSubjects.alone(),
            TerraformingSubjects.ofTwo(), OnMarsSubjects.alone(), OnMarsSubjects.atThree(),
            OnMarsSubjects.ofTwo());

    /** The one whose net has that name. */
    static Subject<?, ?, ?, ?> named(String name) {
        return ALL.stream().filter(subject -> subject.learned().name().equals(name)).findAny()
                .orElseThrow(() -> new IllegalArgumentException("nothing is learned of " + name));
    }
}
