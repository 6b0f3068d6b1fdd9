/** What must survive: tables, seats and logs, in SQLite or PostgreSQL. */
@NullMarked
package cydonia.tables.storage;

import org.jspecify.annotations.NullMarked;
