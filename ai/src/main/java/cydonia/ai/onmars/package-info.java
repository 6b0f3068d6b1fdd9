/** What is worth what in On Mars. */
@NullMarked
package cydonia.ai.onmars;

import org.jspecify.annotations.NullMarked;
