/** What the game says in French and English. */
@NullMarked
package cydonia.games.onmars.text;

import org.jspecify.annotations.NullMarked;
