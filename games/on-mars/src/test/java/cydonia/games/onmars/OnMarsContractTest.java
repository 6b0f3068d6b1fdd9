package cydonia.games.onmars;

import cydonia.engine.Game;
import cydonia.engine.Profile;
import cydonia.engine.Setup;
import cydonia.engine.Source;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsView;
import cydonia.games.onmars.table.OnMarsSource;
import cydonia.games.onmars.table.Table;
import cydonia.testkit.GameContract;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** On Mars obeys every law, with every number of seats and every option that changes the rules. */
class OnMarsContractTest extends GameContract<OnMarsPosition, OnMarsAction, OnMarsView> {

    private static final long LEVEL_ONE = (1L << Blueprint.LEVEL_ONE) - 1;

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

    /** Contracts are missing: people choose theirs from the pile. */
    @Override
    protected Map<Source, int[]> heaps(OnMarsPosition position) {
        Table t = position.table();
        Map<Source, int[]> heaps = new HashMap<>();
        for (int type = 0; type < t.ground.tilesLeft.length; type++) {
            if (t.ground.tilesLeft[type] != 0) {
                heaps.put(OnMarsSource.tiles(type), heap(t.ground.tilesLeft[type] & ~(1L << t.ground.top[type])));
            }
        }
        heaps.put(OnMarsSource.TECHS, heap(t.market.techStock));
        heaps.put(OnMarsSource.FIRST_BLUEPRINTS, heap(t.market.plansUnseen & LEVEL_ONE));
        heaps.put(OnMarsSource.LATER_BLUEPRINTS, heap(t.market.plansUnseen & ~LEVEL_ONE));
        heaps.put(OnMarsSource.DISCOVERIES, heap(t.market.discoveriesUnseen));
        heaps.put(OnMarsSource.CARDS_B, heap(t.cardsBLeft));
        heaps.put(OnMarsSource.SOLO_CARDS, heap(t.automa.deck));
        return heaps;
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
