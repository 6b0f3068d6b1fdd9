/** What lies on the table, and what is owed. */
@NullMarked
package cydonia.games.onmars.table;

import org.jspecify.annotations.NullMarked;
