@NullMarked
package cydonia.titles.learn;

import org.jspecify.annotations.NullMarked;
