/** The bots that measure servers, tried. */
@NullMarked
package cydonia.cli.load;

import org.jspecify.annotations.NullMarked;
