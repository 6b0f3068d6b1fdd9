/** What is worth what in Martians. */
@NullMarked
package cydonia.ai.martians;

import org.jspecify.annotations.NullMarked;
