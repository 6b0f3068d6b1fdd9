/** Computer players: they get what a person in their seat would get, and never the real position. */
@NullMarked
package cydonia.server.player;

import org.jspecify.annotations.NullMarked;
