/** Tables that people share, without pages: kept, played, seen and called to. They know no game but by its title. */
@NullMarked
package cydonia.tables;

import org.jspecify.annotations.NullMarked;
