/**
 * The contract every game fulfils. A {@link cydonia.engine.Game} makes a {@link cydonia.engine.Position} from a
 * {@link cydonia.engine.Setup} and a {@link cydonia.engine.Seed}; everything else follows from actions. Any game is
 * played by chance like this; {@link cydonia.engine.Rollout} does the same faster and checks nothing:
 *
 * <pre>{@code
 * static <P extends Position<P, A, O>, A extends Action, O> Match<P, A, O> random(Game<P, A, O> game, Seed seed) {
 *     Match<P, A, O> match = Match.begin(game, Setup.of(game.profile(), 2), seed);
 *     DiceCup dice = Dice.choosing(seed, 0).open();
 *     while (!match.position().toAct().isEmpty()) {
 *         Seat seat = match.position().toAct().getFirst();
 *         List<A> legal = match.position().legal(seat);
 *         match.play(seat, legal.get(dice.roll(legal.size())), Audience.NOBODY);
 *     }
 *     return match;
 * }
 * }</pre>
 */
@NullMarked
package cydonia.engine;

import org.jspecify.annotations.NullMarked;
