/** The tables of the games as they are drawn on pages: a room for each game, and who draws which. */
@NullMarked
package cydonia.server.board;

import org.jspecify.annotations.NullMarked;
