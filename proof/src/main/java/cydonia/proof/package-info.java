/** How much a server can handle, and that nothing is lost: bots that play over HTTP, and processes that are killed. */
@NullMarked
package cydonia.proof;

import org.jspecify.annotations.NullMarked;
