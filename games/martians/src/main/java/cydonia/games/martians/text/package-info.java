/** Everything the game says, in English and French, made from the definitions. */
@NullMarked
package cydonia.games.martians.text;

import org.jspecify.annotations.NullMarked;
