/** What charts show of a game beside points: a class for each game. */
@NullMarked
package cydonia.titles.measures;

import org.jspecify.annotations.NullMarked;
