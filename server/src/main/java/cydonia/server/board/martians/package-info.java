/** What the pages of Martians add to its table as text. */
@NullMarked
package cydonia.server.board.martians;

import org.jspecify.annotations.NullMarked;
