/** Classes that break the architecture on purpose: its tests must notice them. */
@NullMarked
package cydonia.proof.wrong;

import org.jspecify.annotations.NullMarked;
