/** Proofs and the bots that make them, tried. */
@NullMarked
package cydonia.proof;

import org.jspecify.annotations.NullMarked;
