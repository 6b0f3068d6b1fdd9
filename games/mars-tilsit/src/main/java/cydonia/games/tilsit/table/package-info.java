/** What lies on the table, and what is owed. */
@NullMarked
package cydonia.games.tilsit.table;

import org.jspecify.annotations.NullMarked;
