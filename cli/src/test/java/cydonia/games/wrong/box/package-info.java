/** A room of the wrong game. */
@NullMarked
package cydonia.games.wrong.box;

import org.jspecify.annotations.NullMarked;
