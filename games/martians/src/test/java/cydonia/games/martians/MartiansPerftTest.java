package cydonia.games.martians;

import cydonia.engine.Game;
import cydonia.engine.Profile;
import cydonia.engine.Setup;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView;
import cydonia.testkit.Perft;
import java.util.List;
import java.util.Map;

/** As many ways as the rules of Martians leave. */
class MartiansPerftTest extends Perft<MartiansPosition, MartiansAction, MartiansView> {

    @Override
    protected Game<MartiansPosition, MartiansAction, MartiansView> game() {
        return new Martians();
    }

    @Override
    protected List<Setup> setups() {
        Profile profile = new Martians().profile();
        return List.of(Setup.of(profile, 1), Setup.of(profile, 2, Map.of("mode", "com")), Setup.of(profile, 3));
    }
}
