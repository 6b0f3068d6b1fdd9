/** The {@code cydonia} command: which commands there are. It asks the rules and decides none. */
@NullMarked
package cydonia.cli;

import org.jspecify.annotations.NullMarked;
