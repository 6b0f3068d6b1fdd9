/** What is said: actions, happenings, obstacles, views, and what was agreed. */
@NullMarked
package cydonia.dunes.language;

import org.jspecify.annotations.NullMarked;
