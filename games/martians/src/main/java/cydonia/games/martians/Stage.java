package cydonia.games.martians;

/** Where in the cycle the table stands; each stage ends in the next. */
enum Stage {
    DRAFT_FIRST, DRAFT_SECOND, PREPARATION, CENSUS, ABSENCES, MARKET, EVENT, SKY, TURN, RAIDS, MAINTENANCE, VOTE, PENALTIES, OVER
}
