/**
 * The games this program knows, each as the outside meets it: its rules, who judges it, how it is presented, measured
 * and explained.
 */
@NullMarked
package cydonia.titles;

import org.jspecify.annotations.NullMarked;
