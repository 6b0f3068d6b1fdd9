/** The server, and whoever looks after it. */
@NullMarked
package cydonia.cli.host;

import org.jspecify.annotations.NullMarked;
