@NullMarked
package cydonia.games.onmars;

import org.jspecify.annotations.NullMarked;
