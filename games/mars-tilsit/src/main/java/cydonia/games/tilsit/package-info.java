/**
 * Mars (François Delbosc, Tilsit 2008). {@link cydonia.games.tilsit.MarsTilsit} is the door; one class per chapter of
 * the rulebook holds the rules, all of them over one package-private {@code Table}.
 */
@NullMarked
package cydonia.games.tilsit;

import org.jspecify.annotations.NullMarked;
