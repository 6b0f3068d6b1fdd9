/** Who may know what: views, and guesses at what is hidden. */
@NullMarked
package cydonia.games.terraforming.sight;

import org.jspecify.annotations.NullMarked;
