package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Ten experts, each with chances of its own, in the red seat of the same position. They count their thoughts and look
 * at no clock, so that they answer alike on every machine.
 */
public final class Experts<P extends Position<P, A, O>, A extends Action, O> {

    public static final int COUNT = 10;

    static final int ITERATIONS = 12_000;

    private static final Seat RED = Seat.RED;

    private final Game<P, A, O> game;
    private final Knowledge<P, A, ?> knowledge;

    public Experts(Game<P, A, O> game, Knowledge<P, A, ?> knowledge) {
        this.game = game;
        this.knowledge = knowledge;
    }

    /** What any of them may do, in notation. */
    public List<String> legal(P position) {
        return position.legal(RED).stream().map(game.notation()::print).toList();
    }

    /** What each of them does. */
    public List<String> answers(P position, int seats) {
        return IntStream.range(0, COUNT)
                .mapToObj(i -> print(expert(seats).choose(Decision.of(position, RED), Seed.of(i)).action())).toList();
    }

    /** All that each of them does until somebody else acts or the game is over. */
    public List<List<String>> turns(P position, int seats) {
        return IntStream.range(0, COUNT).mapToObj(i -> turn(position, seats, i)).toList();
    }

    private List<String> turn(P from, int seats, int number) {
        var expert = expert(seats);
        List<String> done = new ArrayList<>();
        P position = from;
        while (position.toAct().equals(List.of(RED))) {
            A action = expert.choose(Decision.of(position, RED), Seed.of(number + COUNT * done.size())).action();
            done.add(print(action));
            position = position.apply(RED, action);
        }
        return done;
    }

    private Player<P, A, O> expert(int seats) {
        return Level.EXPERT.player(knowledge, seats, Level.EXPERT.withIterations(ITERATIONS));
    }

    private String print(A action) {
        return game.notation().print(action);
    }
}
