package cydonia.titles.learn;

import cydonia.engine.Action;
import cydonia.engine.Chance;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Game;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import java.util.List;
import java.util.Map;

/**
 * A table to be looked at: always the same deal, and so many moves by chance. It is played anew whenever it is shown,
 * so that the picture follows the rules and the board.
 */
public record Exhibit(int seats, Map<String, String> options, int moves) {

    static final Exhibit NONE = new Exhibit(1, Map.of(), 0);

    private static final Seed DEAL = Seed.of(2030);

    public Exhibit {
        options = Map.copyOf(options);
    }

    public <P extends Position<P, A, O>, A extends Action, O> P position(Game<P, A, O> game) {
        Setup setup = Setup.of(game.profile(), new Setup(seats, options, Chance.ONE_COUNTER));
        P position = game.begin(setup, DEAL);
        DiceCup dice = Dice.choosing(DEAL, 0).open();
        for (int i = 0; i < moves && !position.toAct().isEmpty(); i++) {
            Seat seat = position.toAct().getFirst();
            List<A> legal = position.legal(seat);
            position = position.apply(seat, legal.get(dice.roll(legal.size())));
        }
        return position;
    }
}
