/**
 * Computer players for every game of the contract. A {@link cydonia.ai.Player} answers a {@link cydonia.ai.Decision}:
 * what a person in its seat would see, and a way to imagine worlds that look the same. One {@link cydonia.ai.Search}
 * serves all games; what is worth what in a game is its {@link cydonia.ai.Knowledge}.
 */
@NullMarked
package cydonia.ai;

import org.jspecify.annotations.NullMarked;
