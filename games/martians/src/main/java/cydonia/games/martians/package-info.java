/**
 * Martians: A Story of Civilization, after the rulebook. One class per chapter works on the package-private
 * {@link cydonia.games.martians.table.Table}; the world sees {@link cydonia.games.martians.Martians}.
 */
@NullMarked
package cydonia.games.martians;

