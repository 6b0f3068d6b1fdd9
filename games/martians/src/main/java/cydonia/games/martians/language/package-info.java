/** What is said: actions, questions, happenings, views, and what was agreed. */
@NullMarked
package cydonia.games.martians.language;

import org.jspecify.annotations.NullMarked;
