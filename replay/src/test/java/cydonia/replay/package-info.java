@NullMarked
package cydonia.replay;

import org.jspecify.annotations.NullMarked;
