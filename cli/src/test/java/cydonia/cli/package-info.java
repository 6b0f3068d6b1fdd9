@NullMarked
package cydonia.cli;

import org.jspecify.annotations.NullMarked;
