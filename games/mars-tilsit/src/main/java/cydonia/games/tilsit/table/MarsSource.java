package cydonia.games.tilsit.table;

import cydonia.engine.Source;

/** What rolls apart from everything else. The last is a card taken blindly from a hand. */
public enum MarsSource implements Source {

    FIRST_PLAYER, SPARED_MINE, SUPPLY, EVENTS, RESEARCH_1, RESEARCH_2, DIE, BLIND;

    /** The research deck of that number. */
    static MarsSource research(int deck) {
        return deck == 1 ? RESEARCH_1 : RESEARCH_2;
    }
}
