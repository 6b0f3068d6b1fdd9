/**
 * Tables in the browser: the door, pages, boards and the interface for bots. It asks tables, and decides nothing.
 */
@NullMarked
package cydonia.server;

import org.jspecify.annotations.NullMarked;
