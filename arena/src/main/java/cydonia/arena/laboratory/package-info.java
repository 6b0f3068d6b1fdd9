/** Games to learn from, and matches of two that know different things: tools for whoever makes better players. */
@NullMarked
package cydonia.arena.laboratory;

import org.jspecify.annotations.NullMarked;
