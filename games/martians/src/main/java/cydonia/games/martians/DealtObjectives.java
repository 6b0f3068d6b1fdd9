package cydonia.games.martians;

import cydonia.engine.Imprint;
import java.util.Arrays;

/** Hidden objectives: three dealt to each seat, and the choices; see {@link Draft}. */
final class DealtObjectives {

    final int[] dealt;
    final int[] firstPick;
    final int[] secondPick;

    DealtObjectives(Terms terms) {
        dealt = new int[drafters(terms) * Draft.DEALT];
        firstPick = new int[drafters(terms)];
        secondPick = new int[drafters(terms)];
        Arrays.fill(firstPick, Table.NONE);
        Arrays.fill(secondPick, Table.NONE);
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
