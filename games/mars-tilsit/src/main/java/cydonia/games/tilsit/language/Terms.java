package cydonia.games.tilsit.language;

import cydonia.engine.Setup;

/** What the table agreed on. */
public record Terms(int seats, int target, boolean revisedSetup, boolean balancedEvents, boolean tilesByType,
        boolean drawnFirstPlayer) {

    public static final String TARGET = "target";
    public static final String REVISED_SETUP = "revised-setup";
    public static final String BALANCED_EVENTS = "fan-balanced-events";
    public static final String TILES_BY_TYPE = "tiles-by-type";
    public static final String FIRST_PLAYER = "first-player";

    public static Terms of(Setup setup) {
        return new Terms(setup.seats(), Integer.parseInt(setup.option(TARGET)), setup.on(REVISED_SETUP),
                setup.on(BALANCED_EVENTS), setup.on(TILES_BY_TYPE), setup.option(FIRST_PLAYER).equals("random"));
    }
}
