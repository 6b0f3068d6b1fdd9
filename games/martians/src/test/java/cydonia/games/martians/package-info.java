/** The rulebook as tests, chapter by chapter. */
@NullMarked
package cydonia.games.martians;

import org.jspecify.annotations.NullMarked;
