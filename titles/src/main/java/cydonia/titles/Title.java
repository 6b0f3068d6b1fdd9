package cydonia.titles;

import cydonia.ai.ByScore;
import cydonia.ai.Knowledge;
import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.engine.Position;
import cydonia.engine.Profile;
import cydonia.titles.learn.Handbook;
import cydonia.titles.measures.Measures;
import java.util.Map;

/**
 * One game as the outside meets it: everything that terminals, computer players, tables, pages and benches need to know
 * of it, in the types of the game itself.
 *
 * @param game
 *            its rules and its words
 * @param knowledge
 *            what is worth what in it, for computer players
 * @param gallery
 *            how the front door presents it
 * @param measures
 *            what the charts show beside points
 * @param handbook
 *            how it is played, and which passage a decision leads to
 */
public record Title<P extends Position<P, A, O>, A extends Action, O>(Game<P, A, O> game,
        Knowledge<P, A, ?> knowledge, Gallery gallery, Measures<O> measures, Handbook<O> handbook) {

    /** A game with its rules alone: judged by its scores, shown as text. It can be played everywhere. */
    public static <P extends Position<P, A, O>, A extends Action, O> Title<P, A, O> plain(Game<P, A, O> game) {
        return new Title<>(game, new ByScore<>(), Gallery.PLAIN, (_, _) -> Map.of(), Handbook.unwritten());
    }

    public Profile profile() {
        return game.profile();
    }

    @Override
    public String toString() {
        return profile().id();
    }
}
