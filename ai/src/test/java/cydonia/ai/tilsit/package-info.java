/** Tests of what the computer players know of Mars (Tilsit 2008). */
@NullMarked
package cydonia.ai.tilsit;

import org.jspecify.annotations.NullMarked;
