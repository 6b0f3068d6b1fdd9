/** The pages from which people learn a game, and the rules at hand beside a table. */
@NullMarked
package cydonia.server.page.learn;

import org.jspecify.annotations.NullMarked;
