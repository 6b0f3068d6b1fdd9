@NullMarked
package cydonia.server.learn;

import org.jspecify.annotations.NullMarked;
