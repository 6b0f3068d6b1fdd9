/** Calls people to their tables: by webhook, and by what their browser listens to. */
@NullMarked
package cydonia.server.notice;

import org.jspecify.annotations.NullMarked;
