/** What lies in the box of On Mars: cards, tiles and printed spaces, one line each, and the words they are made of. */
@NullMarked
package cydonia.games.onmars.cards;

import org.jspecify.annotations.NullMarked;
