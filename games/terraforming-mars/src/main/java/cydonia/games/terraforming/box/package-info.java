/** What lies in the box: cards, tiles, tokens, the printed map, and their words. */
@NullMarked
package cydonia.games.terraforming.box;

import org.jspecify.annotations.NullMarked;
