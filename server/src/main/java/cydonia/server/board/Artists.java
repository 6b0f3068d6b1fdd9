package cydonia.server.board;

import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.games.martians.Martians;
import cydonia.games.onmars.OnMars;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.tilsit.MarsTilsit;
import cydonia.server.board.martians.MartiansDrawing;
import cydonia.server.board.onmars.OnMarsDrawing;
import cydonia.server.board.terraforming.TharsisDrawing;
import cydonia.server.board.tilsit.ColoniesDrawing;
import cydonia.server.page.Artist;
import cydonia.server.page.Drawing;
import cydonia.server.page.TablePage;
import cydonia.server.page.TextDrawing;
import java.util.function.BiFunction;

/**
 * Who draws which game: the one place where games and their artists meet. A game without an artist is drawn as text.
 */
public final class Artists {

    private Artists() {
    }

    @SuppressWarnings("unchecked") // The class of a game says what its actions and views are: drawn() ties them.
    public static <A extends Action, O> Artist<A, O> of(Game<?, A, O> game) {
        return (Artist<A, O>) known(game);
    }

    private static Artist<?, ?> known(Game<?, ?, ?> game) {
        return switch (game) {
            case TerraformingMars mars -> drawn(mars, TharsisDrawing::of);
            case OnMars mars -> drawn(mars, OnMarsDrawing::of);
            case Martians martians -> drawn(martians, MartiansDrawing::of);
            case MarsTilsit mars -> drawn(mars, ColoniesDrawing::of);
            default -> TextDrawing::of;
        };
    }

    private static <G extends Game<?, A, O>, A extends Action, O> Artist<A, O> drawn(G game,
            BiFunction<TablePage<A, O>, G, Drawing> artist) {
        return page -> artist.apply(page, game);
    }
}
