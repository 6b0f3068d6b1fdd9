package cydonia.games.terraforming;

import cydonia.engine.Game;
import cydonia.engine.Profile;
import cydonia.engine.Setup;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.testkit.Perft;
import java.util.List;
import java.util.Map;

/** As many ways as the rules of Terraforming Mars leave. */
class TerraformingPerftTest extends Perft<TerraformingPosition, TerraformingAction, TerraformingView> {

    @Override
    protected Game<TerraformingPosition, TerraformingAction, TerraformingView> game() {
        return new TerraformingMars();
    }

    @Override
    protected List<Setup> setups() {
        Profile profile = new TerraformingMars().profile();
        return List.of(Setup.of(profile, 1), Setup.of(profile, 2), Setup.of(profile, 3, Map.of("draft", "on")));
    }
}
