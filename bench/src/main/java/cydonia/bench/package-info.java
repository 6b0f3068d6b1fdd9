/** How fast the games are played: one bench for all of them, over the contract. */
@NullMarked
package cydonia.bench;

import org.jspecify.annotations.NullMarked;
