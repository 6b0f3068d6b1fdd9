/** Games in the terminal, tried. */
@NullMarked
package cydonia.cli.play;

import org.jspecify.annotations.NullMarked;
