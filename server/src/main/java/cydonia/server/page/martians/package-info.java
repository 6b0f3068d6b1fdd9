/** What the pages of Martians add to its table as text. */
@NullMarked
package cydonia.server.page.martians;

import org.jspecify.annotations.NullMarked;
