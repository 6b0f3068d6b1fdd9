/** What the pages of On Mars add to its table as text. */
@NullMarked
package cydonia.server.board.onmars;

import org.jspecify.annotations.NullMarked;
