/** How much a server can handle: bots that play over HTTP as fast as they are told to. */
@NullMarked
package cydonia.cli.load;

import org.jspecify.annotations.NullMarked;
