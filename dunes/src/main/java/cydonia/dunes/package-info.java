/**
 * Dunes: a toy that fulfils the whole contract in a few pages. The test kit proves its laws on it, other modules test
 * themselves with it, and whoever writes a new game can read it first. It is not part of the product.
 *
 * <p>
 * Three winds in each hand, six rounds. All secretly bid a wind; then a die adds spice to the dune, and the strongest
 * wind that nobody else bid takes it: all the spice, or a flask of water instead. Everybody draws a new wind. Spice
 * counts 1, a flask 5.
 *
 * <p>
 * This package is the door, as in every game: the game, its positions and its rollouts. Behind it lie {@code sight}
 * (who may know what), {@code rules} (a class for each chapter), {@code table} (the state), {@code language} (what is
 * said), {@code box} (what is printed) and {@code text} (both languages). Arrows run one way.
 */
@NullMarked
package cydonia.dunes;

import org.jspecify.annotations.NullMarked;
