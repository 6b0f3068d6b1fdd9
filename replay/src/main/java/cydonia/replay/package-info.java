/** Games as files: one documented JSON format for all of them. */
@NullMarked
package cydonia.replay;

import org.jspecify.annotations.NullMarked;
