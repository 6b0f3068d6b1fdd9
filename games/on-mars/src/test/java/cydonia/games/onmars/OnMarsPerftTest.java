package cydonia.games.onmars;

import cydonia.engine.Game;
import cydonia.engine.Profile;
import cydonia.engine.Setup;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsView;
import cydonia.testkit.Perft;
import java.util.List;
import java.util.Map;

/** As many ways as the rules of On Mars leave. */
class OnMarsPerftTest extends Perft<OnMarsPosition, OnMarsAction, OnMarsView> {

    @Override
    protected Game<OnMarsPosition, OnMarsAction, OnMarsView> game() {
        return new OnMars();
    }

    @Override
    protected List<Setup> setups() {
        Profile profile = new OnMars().profile();
        return List.of(Setup.of(profile, 1), Setup.of(profile, 2),
                Setup.of(profile, 3, Map.of("first-colonists", "on")),
                Setup.of(profile, 4));
    }
}
