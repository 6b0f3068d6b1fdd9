/** Everything the game says, in English and French. */
@NullMarked
package cydonia.games.terraforming.text;

import org.jspecify.annotations.NullMarked;
