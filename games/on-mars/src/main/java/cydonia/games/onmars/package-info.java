/**
 * On Mars. {@link cydonia.games.onmars.OnMars} is the door; the rules are classes named after chapters of the rulebook,
 * working on a package-private table.
 */
@NullMarked
package cydonia.games.onmars;

import org.jspecify.annotations.NullMarked;
