/** Tests of the computer players. */
@NullMarked
package cydonia.ai;

import org.jspecify.annotations.NullMarked;
