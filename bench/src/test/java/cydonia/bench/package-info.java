/** What was measured is kept as it was measured. */
@NullMarked
package cydonia.bench;

import org.jspecify.annotations.NullMarked;
