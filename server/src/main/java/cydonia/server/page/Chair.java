package cydonia.server.page;

import cydonia.engine.Seat;

/**
 * A seat as everybody at the table sees it.
 *
 * @param toAct
 *            whether the table waits for it
 * @param mine
 *            whether the viewer sits on it
 * @param points
 *            the score as far as the viewer may know it
 */
public record Chair(Seat seat, String name, Occupant occupant, boolean toAct, boolean mine, int points) {
}
