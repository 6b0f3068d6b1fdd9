/**
 * The contract every game fulfils. A {@link cydonia.engine.Game} makes a {@link cydonia.engine.Position} from a
 * {@link cydonia.engine.Setup} and a {@link cydonia.engine.Seed}; everything else follows from actions.
 */
@NullMarked
package cydonia.engine;

import org.jspecify.annotations.NullMarked;
