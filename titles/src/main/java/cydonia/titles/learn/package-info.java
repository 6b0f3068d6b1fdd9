/** What people read to learn a game: its primer, in passages that the decisions at a table lead to. Knows no game. */
@NullMarked
package cydonia.titles.learn;

import org.jspecify.annotations.NullMarked;
