/** Many games at once, for whoever counts: simulations, matches, standings, hopes that come true. It prints nothing. */
@NullMarked
package cydonia.arena;

import org.jspecify.annotations.NullMarked;
