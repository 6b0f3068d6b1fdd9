/** Classes that break the architecture on purpose: its tests must notice them. */
@NullMarked
package cydonia.arena.wrong;

import org.jspecify.annotations.NullMarked;
