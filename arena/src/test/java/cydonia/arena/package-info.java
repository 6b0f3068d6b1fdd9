/** Matches and standings, tried. */
@NullMarked
package cydonia.arena;

import org.jspecify.annotations.NullMarked;
