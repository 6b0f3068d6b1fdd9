/** Many games at once, tried. */
@NullMarked
package cydonia.cli.arena;

import org.jspecify.annotations.NullMarked;
