/** The page of Terraforming Mars: the planet with its scales, boards, cards, and what can be clicked on them. */
@NullMarked
package cydonia.server.board.terraforming;

import org.jspecify.annotations.NullMarked;
