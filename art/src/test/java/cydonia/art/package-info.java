@NullMarked
package cydonia.art;

import org.jspecify.annotations.NullMarked;
