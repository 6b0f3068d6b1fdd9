@NullMarked
package cydonia.engine;

import org.jspecify.annotations.NullMarked;
