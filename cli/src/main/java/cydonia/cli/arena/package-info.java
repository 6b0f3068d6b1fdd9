/** Many games at once: simulations, matches, counts, and how they are told. */
@NullMarked
package cydonia.cli.arena;

import org.jspecify.annotations.NullMarked;
