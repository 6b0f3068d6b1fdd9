package cydonia.server.sight;

import cydonia.engine.Action;

/**
 * Something the viewer may do.
 *
 * @param opensSecret
 *            whether it cannot be taken back, because it shows something hidden
 */
public record Choice<A extends Action>(A action, String notation, String label, boolean opensSecret) {
}
