/** Tests of what the computer players know of Terraforming Mars. */
@NullMarked
package cydonia.ai.terraforming;

import org.jspecify.annotations.NullMarked;
