package cydonia.games.onmars.table;

import cydonia.engine.Source;

/** What rolls apart from everything else. The building tiles come first, in the order of their types. */
public enum OnMarsSource implements Source {

    MINES, GENERATORS, WATER_EXTRACTORS, GREENHOUSES, OXYGEN_CONDENSERS, STARTING_BUILDINGS, SHORT_MISSIONS, LONG_MISSIONS, REWARDS, TECHS, FIRST_BLUEPRINTS, LATER_BLUEPRINTS, DISCOVERIES, CONTRACTS, GOALS, CARDS_A, CARDS_B, FIRST_PLAYER, COLONIST_TILES, SOLO_CARDS, SOLO_SPACES, SOLO_TIES;

    private static final OnMarsSource[] ALL = values();

    /** The tiles of a type of building. */
    public static OnMarsSource tiles(int type) {
        return ALL[type];
    }
}
