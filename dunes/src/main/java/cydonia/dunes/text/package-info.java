/** What the game says, in English and in French. */
@NullMarked
package cydonia.dunes.text;

import org.jspecify.annotations.NullMarked;
