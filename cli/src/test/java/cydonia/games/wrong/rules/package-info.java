/** Another room of the wrong game. */
@NullMarked
package cydonia.games.wrong.rules;

import org.jspecify.annotations.NullMarked;
