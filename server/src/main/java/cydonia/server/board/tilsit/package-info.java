/** The page of Mars (Tilsit): colony boards with their sockets, stacks of cards, and what can be clicked on them. */
@NullMarked
package cydonia.server.board.tilsit;

import org.jspecify.annotations.NullMarked;
