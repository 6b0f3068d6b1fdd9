/** Stands for what is known of people beyond one table. */
@NullMarked
package cydonia.people.other;

import org.jspecify.annotations.NullMarked;
