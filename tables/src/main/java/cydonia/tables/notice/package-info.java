/** Calls people to their tables: by webhook, and by what their browser listens to. */
@NullMarked
package cydonia.tables.notice;

import org.jspecify.annotations.NullMarked;
