/** Tests of what the computer players know of Martians. */
@NullMarked
package cydonia.ai.martians;

import org.jspecify.annotations.NullMarked;
