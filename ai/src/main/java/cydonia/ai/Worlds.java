package cydonia.ai;

import cydonia.engine.Dice;

/** Worlds that look from one seat exactly like the real one. */
@FunctionalInterface
public interface Worlds<P> {

    P guess(Dice dice);
}
