package cydonia.ai;

import cydonia.dunes.Dunes;
import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.engine.Position;
import cydonia.engine.Purpose;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.martians.Martians;
import cydonia.games.onmars.OnMars;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.tilsit.MarsTilsit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** A game of computer players, looked at decision by decision. */
final class Contest {

    /** Games with knowledge of their own, and the toy, which is judged by its scores. */
    static Stream<Game<?, ?, ?>> games() {
        return Stream.of(new Dunes(), new MarsTilsit(), new OnMars(), new TerraformingMars(), new Martians());
    }

    private Contest() {
    }

    /** Plays until the game is over or so many decisions were made; tells the last position. */
    static <P extends Position<P, A, O>, A extends Action, O> P play(Game<P, A, O> game, int seats, Seed seed,
            Player<P, A, O> player, int most, Consumer<P> witness) {
        P position = game.begin(Setup.of(game.profile(), seats), seed);
        for (int i = 0; i < most && !position.toAct().isEmpty(); i++) {
            witness.accept(position);
            Seat seat = position.toAct().getLast();
            A action = player.choose(Decision.of(position, seat), seed.derive(Purpose.COMPUTERS, i)).action();
            if (!position.legal(seat).contains(action)) {
                throw new AssertionError("%s chose %s, which is not legal".formatted(seat, action));
            }
            position = position.apply(seat, action);
        }
        return position;
    }
}
