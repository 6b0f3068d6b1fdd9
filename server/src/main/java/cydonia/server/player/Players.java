package cydonia.server.player;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Position;
import cydonia.engine.Seed;
import java.util.function.Supplier;

/** Where computer players come from: one for each decision, by the level of the seat. */
@FunctionalInterface
public interface Players {

    /** The one level there is so far. */
    String RANDOM = "random";

    <P extends Position<P, A, O>, A extends Action, O> Player<P, A, O> of(String level);

    /** Players who choose by chance, with dice that have nothing to do with the game's. */
    static Players random(Supplier<Seed> seeds) {
        return new Players() {
            @Override
            public <P extends Position<P, A, O>, A extends Action, O> Player<P, A, O> of(String level) {
                return new RandomPlayer<>(Dice.choosing(seeds.get(), 0).open());
            }
        };
    }
}
