@NullMarked
package cydonia.games.tilsit;

import org.jspecify.annotations.NullMarked;
