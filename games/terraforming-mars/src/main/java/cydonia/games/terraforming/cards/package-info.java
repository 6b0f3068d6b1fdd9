/** What is printed on the cards of the box: an algebra of few words, and one line per card. */
@NullMarked
package cydonia.games.terraforming.cards;

import org.jspecify.annotations.NullMarked;
