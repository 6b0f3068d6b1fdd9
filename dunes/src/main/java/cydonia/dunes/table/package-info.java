/** What lies on the table. */
@NullMarked
package cydonia.dunes.table;

import org.jspecify.annotations.NullMarked;
