/** Tests of what the computer players know of On Mars. */
@NullMarked
package cydonia.ai.onmars;

import org.jspecify.annotations.NullMarked;
