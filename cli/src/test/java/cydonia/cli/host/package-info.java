/** The server and its tools, tried. */
@NullMarked
package cydonia.cli.host;

import org.jspecify.annotations.NullMarked;
