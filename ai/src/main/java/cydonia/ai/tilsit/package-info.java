/** What is worth what in Mars (Tilsit 2008). */
@NullMarked
package cydonia.ai.tilsit;

import org.jspecify.annotations.NullMarked;
