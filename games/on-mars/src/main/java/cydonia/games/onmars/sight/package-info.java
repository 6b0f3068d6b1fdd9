/** Who may know what: views, and guesses at what is hidden. */
@NullMarked
package cydonia.games.onmars.sight;

import org.jspecify.annotations.NullMarked;
