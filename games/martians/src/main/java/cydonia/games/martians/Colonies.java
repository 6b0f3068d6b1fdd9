package cydonia.games.martians;

import cydonia.engine.Imprint;
import cydonia.games.martians.cards.Need;

/** Needs by quarters; births and technologies by colony, of which everybody has one or all share one. */
final class Colonies {

    final int[] needs;
    final int[] births;
    /** Colonies whose fourth colonist is free, as bits. */
    int fourth;
    final int[] technologies;

    Colonies(Terms terms) {
        needs = new int[Need.QUARTERS * Need.KINDS];
        births = new int[terms.colonies];
        technologies = new int[terms.colonies];
    }

    Colonies(Colonies other) {
        needs = other.needs.clone();
        births = other.births.clone();
        fourth = other.fourth;
        technologies = other.technologies.clone();
    }

    void imprint(Imprint to) {
        to.put(needs).put(births).put(fourth).put(technologies);
    }

    int need(int quarters, Need need) {
        return needs[quarters * Need.KINDS + need.ordinal()];
    }

    /** All need tokens in the quarters of that colony. */
    int needsLeft(Terms terms, int colony) {
        int from = terms.sharedColony ? 0 : colony;
        int to = terms.sharedColony ? terms.quartersInUse : colony + 1;
        int left = 0;
        for (int i = from * Need.KINDS; i < to * Need.KINDS; i++) {
            left += needs[i];
        }
        return left;
    }
}
