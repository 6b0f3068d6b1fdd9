/** A room that no game has. */
@NullMarked
package cydonia.games.wrong.attic;

import org.jspecify.annotations.NullMarked;
