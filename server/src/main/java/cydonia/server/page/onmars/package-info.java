/** What the pages of On Mars add to its table as text. */
@NullMarked
package cydonia.server.page.onmars;

import org.jspecify.annotations.NullMarked;
