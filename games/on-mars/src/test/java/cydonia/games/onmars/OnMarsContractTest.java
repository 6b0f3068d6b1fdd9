package cydonia.games.onmars;

import cydonia.engine.Game;
import cydonia.engine.Profile;
import cydonia.engine.Setup;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsView;
import cydonia.testkit.GameContract;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** On Mars obeys every law, with every number of seats and every option that changes the rules. */
class OnMarsContractTest extends GameContract<OnMarsPosition, OnMarsAction, OnMarsView> {

    @Override
    protected Game<OnMarsPosition, OnMarsAction, OnMarsView> game() {
        return new OnMars();
    }

    @Override
    protected List<Setup> setups() {
        Profile profile = new OnMars().profile();
        return List.of(Setup.of(profile, 1, Map.of("difficulty", "1")), Setup.of(profile, 1, Map.of("difficulty", "2")),
                Setup.of(profile, 1, Map.of("difficulty", "3", "first-colonists", "on")),
                Setup.of(profile, 1, Map.of("difficulty", "4", "length", "long")), Setup.of(profile, 2, Map.of()),
                Setup.of(profile, 3, Map.of("missions", "first-game", "shelter-tech", "own")),
                Setup.of(profile, 4, Map.of("first-colonists", "on", "space-oddity", "on")),
                Setup.of(profile, 4, Map.of("length", "long")));
    }

    @Override
    protected void invariants(OnMarsPosition position) {
        Invariants.check(position.table());
    }

    /**
     * A random game can run into a colony where nothing more can be built and nobody can be hired: about one in a
     * thousand never ends. The games walked here do.
     */
    @Override
    protected int longestGame() {
        return 20_000;
    }

    @Override
    protected int gamesPerSetup() {
        return 2;
    }

    @Override
    protected Set<String> notState() {
        return Set.of("Table.unasked");
    }

    /** Who is asked follows from the decision, what is built from the hexes; oxygen counts as far as it is owed. */
    @Override
    protected Set<String> derived() {
        return Set.of("Table.asked", "Table.owed", "Ground.built");
    }
}
