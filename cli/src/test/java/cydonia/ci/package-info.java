/** What runs everything without a person is tested too. */
@NullMarked
package cydonia.ci;

import org.jspecify.annotations.NullMarked;
