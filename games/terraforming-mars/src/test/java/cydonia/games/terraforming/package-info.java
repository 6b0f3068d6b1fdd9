@NullMarked
package cydonia.games.terraforming;

import org.jspecify.annotations.NullMarked;
