/** A class for each chapter of the rulebook, its decisions beside it. */
@NullMarked
package cydonia.games.tilsit.rules;

import org.jspecify.annotations.NullMarked;
