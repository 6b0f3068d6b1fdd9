@NullMarked
package cydonia.ai.review;

import org.jspecify.annotations.NullMarked;
