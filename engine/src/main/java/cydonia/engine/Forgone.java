package cydonia.engine;

/** What an action gives up instead of doing something. */
public enum Forgone {
    /** Nothing: it does something. */
    NOTHING,
    /** What is offered: it takes none of it or no more, declines, withdraws an offer, or takes back what was done. */
    OFFER,
    /** Whatever could still be done in the turn, round or generation that it ends for the seat. */
    TURN
}
