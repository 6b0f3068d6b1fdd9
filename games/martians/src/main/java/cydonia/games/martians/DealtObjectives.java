package cydonia.games.martians;

import cydonia.engine.Imprint;
import cydonia.games.martians.cards.HiddenObjective;
import cydonia.games.martians.cards.Index;
import java.util.Arrays;

/** Hidden objectives: three dealt to each seat, and the choices; see {@link Draft}. */
final class DealtObjectives {

    final int[] dealt;
    final int[] firstPick;
    final int[] secondPick;

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
