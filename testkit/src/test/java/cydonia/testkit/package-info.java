@NullMarked
package cydonia.testkit;

import org.jspecify.annotations.NullMarked;
