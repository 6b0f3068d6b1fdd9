package cydonia.games.martians.table;

import cydonia.engine.Imprint;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.language.Terms;

/** Needs by quarters; births and technologies by colony, of which everybody has one or all share one. */
public final class Colonies {

    public final int[] needs;
    public final int[] births;
    /** Colonies whose fourth colonist is free, as bits. */
    public int fourth;
    public final int[] technologies;

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

    public int need(int quarters, Need need) {
        return needs[quarters * Need.KINDS + need.ordinal()];
    }

    /** All need tokens in the quarters of that colony. */
    public int needsLeft(Terms terms, int colony) {
        int from = terms.sharedColony ? 0 : colony;
        int to = terms.sharedColony ? terms.quartersInUse : colony + 1;
        int left = 0;
        for (int i = from * Need.KINDS; i < to * Need.KINDS; i++) {
            left += needs[i];
        }
        return left;
    }
}
