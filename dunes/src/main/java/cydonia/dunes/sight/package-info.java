/** Who may know what: views, and guesses at what is hidden. */
@NullMarked
package cydonia.dunes.sight;

import org.jspecify.annotations.NullMarked;
