/** Games in the terminal: playing, replaying, thinking over. */
@NullMarked
package cydonia.cli.play;

import org.jspecify.annotations.NullMarked;
