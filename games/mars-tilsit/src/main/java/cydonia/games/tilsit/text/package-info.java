/** What the game says, in French and in English. Card texts are made from the cards' definitions. */
@NullMarked
package cydonia.games.tilsit.text;

import org.jspecify.annotations.NullMarked;
