/** The {@code cydonia} command: games in a terminal, simulations, replays. It asks the rules and decides none. */
@NullMarked
package cydonia.cli;

import org.jspecify.annotations.NullMarked;
