package cydonia.ai;

import cydonia.ai.martians.MartiansKnowledge;
import cydonia.ai.onmars.OnMarsKnowledge;
import cydonia.ai.terraforming.TerraformingKnowledge;
import cydonia.ai.tilsit.MarsKnowledge;
import cydonia.dunes.Dunes;
import cydonia.dunes.DunesPosition;
import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesView;
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
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.games.tilsit.MarsPosition;
import cydonia.games.tilsit.MarsTilsit;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsView;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** A game of computer players, looked at decision by decision. */
final class Contest {

    /** A game and what the computer knows of it. */
    record Known<P extends Position<P, A, O>, A extends Action, O>(Game<P, A, O> game, Knowledge<P, A, ?> knowledge) {

        @Override
        public String toString() {
            return game.profile().id();
        }
    }

    static final Known<DunesPosition, DunesAction, DunesView> DUNES = new Known<>(new Dunes(), new ByScore<>());
    static final Known<MarsPosition, MarsAction, MarsView> MARS = new Known<>(new MarsTilsit(), new MarsKnowledge());
    static final Known<TerraformingPosition, TerraformingAction, TerraformingView> TERRAFORMING = new Known<>(
            new TerraformingMars(), new TerraformingKnowledge());

    /** Games with knowledge of their own, and the toy, which is judged by its scores. */
    static Stream<Known<?, ?, ?>> games() {
        return Stream.of(DUNES, MARS, TERRAFORMING, new Known<>(new OnMars(), new OnMarsKnowledge()),
                new Known<>(new Martians(), new MartiansKnowledge()));
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
