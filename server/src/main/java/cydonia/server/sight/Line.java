package cydonia.server.sight;

import cydonia.engine.Happening;
import cydonia.engine.Seat;
import java.util.Optional;

/**
 * A sentence of the story.
 *
 * @param move
 *            the number of the action that made it
 * @param who
 *            who took that action
 * @param what
 *            what it tells, as far as the viewer may know; nothing where it is not about the game
 */
public record Line(int move, Seat who, String text, Optional<Happening> what) {
}
