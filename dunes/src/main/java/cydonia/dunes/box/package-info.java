/** What lies in the box: the winds. */
@NullMarked
package cydonia.dunes.box;

import org.jspecify.annotations.NullMarked;
