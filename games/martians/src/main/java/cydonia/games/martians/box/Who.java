package cydonia.games.martians.box;

/** Whom an effect concerns. With a shared stock the per-player amounts are taken once for each player of the table. */
public enum Who {
    FIRST_PLAYER, EACH_STOCK, EACH_STOCK_PER_PLAYER, EACH_REPUTATION, SUBJECT
}
