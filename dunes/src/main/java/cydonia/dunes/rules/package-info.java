/** A class for each chapter of the rules, its decisions beside it. */
@NullMarked
package cydonia.dunes.rules;

import org.jspecify.annotations.NullMarked;
