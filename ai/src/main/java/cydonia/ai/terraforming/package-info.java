/** What is worth what in Terraforming Mars. */
@NullMarked
package cydonia.ai.terraforming;

import org.jspecify.annotations.NullMarked;
