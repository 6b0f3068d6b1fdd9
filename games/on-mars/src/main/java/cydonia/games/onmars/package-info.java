/**
 * On Mars, with the solo game against Lacerda.
 *
 * <p>
 * This package is the door: the game, its positions, its rollouts, and the survey that a search may read. Behind it lie
 * {@code sight} (who may know what), {@code rules} (a class for each chapter of the rulebook), {@code table} (the
 * state), {@code language} (what is said), {@code box} (what is printed) and {@code text} (English and French). Arrows
 * run one way, and nobody outside knows sight, rules or table; tests of the architecture keep it so.
 */
@NullMarked
package cydonia.games.onmars;

import org.jspecify.annotations.NullMarked;
