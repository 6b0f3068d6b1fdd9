/**
 * Tables in the browser: rooms, seats, storage, pages and the interface for bots. It asks the rules and decides none.
 */
@NullMarked
package cydonia.server;

import org.jspecify.annotations.NullMarked;
