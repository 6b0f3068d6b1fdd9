package cydonia.games.terraforming.box;

/** The stretches of a game. Player order and production need no decision, so nobody ever stands in them. */
public enum Phase {
    /** Corporations and first cards are chosen. */
    SETUP,
    /** Cards go round the table. */
    DRAFT,
    /** Cards are bought. */
    RESEARCH, ACTIONS,
    /** After the last production, plants become greeneries once more. */
    LAST_GREENERIES, OVER
}
