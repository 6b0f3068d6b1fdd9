@NullMarked
package cydonia.server.front;

import org.jspecify.annotations.NullMarked;
