/** What surrounds every command: words and colours, questions and mistakes, and the options that many of them have. */
@NullMarked
package cydonia.cli.shell;

import org.jspecify.annotations.NullMarked;
