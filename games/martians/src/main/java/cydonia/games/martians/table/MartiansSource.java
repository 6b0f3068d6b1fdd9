package cydonia.games.martians.table;

import cydonia.engine.Source;

/** What rolls apart from everything else. */
public enum MartiansSource implements Source {
    TOKENS, EXTENSION_TOKENS, ANALYSES, WEATHER, EVENTS, EXPERTS, ASSISTANTS, RESEARCH_TILES, CONTRACTS, OBJECTIVES
}
