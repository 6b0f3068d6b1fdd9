/** The contract of {@link cydonia.engine} as tests that every game inherits. */
@NullMarked
package cydonia.testkit;

import org.jspecify.annotations.NullMarked;
