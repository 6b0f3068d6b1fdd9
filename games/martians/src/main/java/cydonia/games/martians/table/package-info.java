/** What lies on the table, and what is owed. */
@NullMarked
package cydonia.games.martians.table;

import org.jspecify.annotations.NullMarked;
