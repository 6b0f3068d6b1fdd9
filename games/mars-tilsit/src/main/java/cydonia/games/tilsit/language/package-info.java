/** What is said: actions, questions, happenings, views, and what was agreed. */
@NullMarked
package cydonia.games.tilsit.language;

import org.jspecify.annotations.NullMarked;
