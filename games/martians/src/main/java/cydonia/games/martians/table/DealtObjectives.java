package cydonia.games.martians.table;

import cydonia.engine.Imprint;
import cydonia.games.martians.box.HiddenObjective;
import cydonia.games.martians.box.Index;
import cydonia.games.martians.language.Terms;
import java.util.Arrays;

/** Hidden objectives: three dealt to each seat, and the choices; see {@code Draft}. */
public final class DealtObjectives {

    public final int[] dealt;
    public final int[] firstPick;
    public final int[] secondPick;

    DealtObjectives(Terms terms) {
        dealt = new int[drafters(terms) * HiddenObjective.DEALT];
        firstPick = new int[drafters(terms)];
        secondPick = new int[drafters(terms)];
        Arrays.fill(firstPick, Index.NONE);
        Arrays.fill(secondPick, Index.NONE);
    }

    DealtObjectives(DealtObjectives other) {
        dealt = other.dealt.clone();
        firstPick = other.firstPick.clone();
        secondPick = other.secondPick.clone();
    }

    void imprint(Imprint to) {
        to.put(dealt).put(firstPick).put(secondPick);
    }

    private static int drafters(Terms terms) {
        return terms.hiddenObjectives ? terms.seats : 0;
    }
}
