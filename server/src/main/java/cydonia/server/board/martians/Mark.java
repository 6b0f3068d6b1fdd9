package cydonia.server.board.martians;

import cydonia.games.martians.language.MartiansAction;
import cydonia.server.page.Spot;
import cydonia.tables.sight.Picking;
import java.util.Optional;

/** What can be done at a place of the picture: one thing at a click, or one of several that are ticked together. */
public record Mark(Spot spot, Optional<Picking.Item<MartiansAction>> pick) {

    static final Mark STILL = new Mark(Spot.STILL, Optional.empty());

    public boolean live() {
        return spot.live() || pick.isPresent();
    }
}
