package cydonia.games.martians;

/** What the table waits for. */
enum Asked {
    /** Nothing: the rules go on by themselves, or the game is over. */
    NONE,
    /** Which hidden objective to keep. */
    KEEP,
    /** Whether to free the fourth colonist. */
    UNLOCK,
    /** In which turn a dead colonist's crew stays away. */
    ABSENCE,
    /** Whether to make somebody an offer before the next player-turn. */
    MARKET,
    /** Whether to pay what an event or a raid asks. */
    TOLL,
    /** Which marker comes back, from the infirmary or the apartments. */
    MARKER_BACK,
    /** Which excavation token is lost. */
    LOSE_TOKEN,
    /** Which excavation token to turn up. */
    TURN_UP,
    /** What to do in the player-turn. */
    PLAY,
    /** Extract before the move, or move first. */
    DIG,
    /** Which crystals to take. */
    TAKE,
    /** Where the excavator goes. */
    MOVE,
    /** What to extract after the move. */
    EXTRACT,
    /** In which quarters to take a need token away. */
    RELIEVE,
    /** Which cards to pay with. */
    MINERALS,
    /** Which markers to take back in a rest. */
    RECALL,
    /** Which construction the builder does. */
    BUILDER,
    /** Where to clean. */
    CLEAN,
    /** What to deliver. */
    DELIVER,
    /** What to put into an offer. */
    OFFER,
    /** Whether to accept an offer. */
    ANSWER,
    /** Whether to end the game, the mission being accomplished. */
    END,
    /** Which markers go to the infirmary and the apartments. */
    PENALTY
}
