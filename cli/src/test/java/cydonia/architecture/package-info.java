/** Which way the arrows go between modules, and what rules may not know. */
@NullMarked
package cydonia.architecture;

import org.jspecify.annotations.NullMarked;
