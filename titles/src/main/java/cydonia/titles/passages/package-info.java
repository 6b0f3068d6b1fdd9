/** Which passage of a game's primer explains a question: a class for each game. */
@NullMarked
package cydonia.titles.passages;

import org.jspecify.annotations.NullMarked;
