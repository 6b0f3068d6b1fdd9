package cydonia.games.onmars;

import cydonia.engine.Why;
import cydonia.games.onmars.cards.Effect;

/**
 * Carries out what cards, tiles and printed spaces say. Chapters all over the rules owe effects, and effects lead to
 * chapters all over the rules: so the table knows whom to ask, and no chapter has to.
 */
interface EffectRules {

    /** Whether at least part of it can be done with that many colonists in the quarters and crystals to spend. */
    boolean possible(Table t, int seat, Effect effect, int quarters, int crystals, Why why);

    /** Starts an effect at once; one that must be done may be skipped only where it is impossible. */
    void begin(Table t, int company, Effect effect, boolean must);
}
