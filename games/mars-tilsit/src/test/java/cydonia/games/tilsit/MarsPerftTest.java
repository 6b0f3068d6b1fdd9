package cydonia.games.tilsit;

import cydonia.engine.Game;
import cydonia.engine.Profile;
import cydonia.engine.Setup;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsView;
import cydonia.testkit.Perft;
import java.util.List;
import java.util.Map;

/** As many ways as the rules of Mars (Tilsit) leave. */
class MarsPerftTest extends Perft<MarsPosition, MarsAction, MarsView> {

    @Override
    protected Game<MarsPosition, MarsAction, MarsView> game() {
        return new MarsTilsit();
    }

    @Override
    protected List<Setup> setups() {
        Profile profile = new MarsTilsit().profile();
        return List.of(Setup.of(profile, 2), Setup.of(profile, 3, Map.of("revised-setup", "on")), Setup.of(profile, 4));
    }
}
