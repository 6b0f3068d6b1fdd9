/**
 * A game thought over after its end: what everybody could hope for when, where it was decided, what was a mistake and
 * what was luck. Every decision is judged by what its seat knew then.
 */
@NullMarked
package cydonia.ai.review;

import org.jspecify.annotations.NullMarked;
