package cydonia.games.terraforming;

import cydonia.games.terraforming.cards.Effect;

/** The chapter that carries out what cards say, as a table knows it: any chapter may owe an effect of a card. */
interface EffectRules {

    /**
     * Carries out one effect.
     *
     * @param card
     *            the card that says so
     * @param played
     *            the card whose being played has set it off, where one has
     */
    void carryOut(Table t, int seat, int card, Effect effect, int played);
}
