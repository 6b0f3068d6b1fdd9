/** Stands for another game. */
@NullMarked
package cydonia.games.other;

import org.jspecify.annotations.NullMarked;
