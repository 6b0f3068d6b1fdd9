package cydonia.server.page;

import cydonia.engine.Viewer;

/**
 * The game as one viewer sees it.
 *
 * @param seen
 *            the game's own view
 * @param text
 *            the same as text, for games without a drawn page
 */
public record Scene<O>(String gameId, String title, Viewer viewer, O seen, String text) {
}
