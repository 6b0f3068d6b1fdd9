/** What lies in the box: one line per card, tile and mission, in a small algebra that rules and texts both read. */
@NullMarked
package cydonia.games.martians.cards;

import org.jspecify.annotations.NullMarked;
