@NullMarked
package cydonia.server.board.onmars;

import org.jspecify.annotations.NullMarked;
