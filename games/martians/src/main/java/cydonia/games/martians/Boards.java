package cydonia.games.martians;

import cydonia.engine.Imprint;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Expert;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.PowerSource;
import java.util.Arrays;

/** The corporations: what lies on the board of each seat. */
final class Boards {

    final int[] technologies;
    final int[] installations;
    final int[] plantation;
    final int[] experts;
    /** Places of experts that were consulted in this turn, as bits. */
    int expertsUsed;
    final int[] assistants;
    /** Construction tokens kept. */
    final int[] built;
    /** Improvement tokens kept. */
    final int[] improved;

    Boards(Terms terms) {
        technologies = new int[terms.boards];
        installations = new int[terms.boards * PowerSource.KINDS];
        plantation = new int[terms.boards];
        experts = new int[terms.boards * Expert.LIMIT];
        assistants = new int[terms.boards * Assistant.KINDS];
        built = new int[terms.boards];
        improved = new int[terms.boards];
        Arrays.fill(plantation, Index.NONE);
        Arrays.fill(experts, Index.NONE);
    }

    Boards(Boards other) {
        technologies = other.technologies.clone();
        installations = other.installations.clone();
        plantation = other.plantation.clone();
        experts = other.experts.clone();
        expertsUsed = other.expertsUsed;
        assistants = other.assistants.clone();
        built = other.built.clone();
        improved = other.improved.clone();
    }

    void imprint(Imprint to) {
        to.put(technologies).put(installations).put(plantation).put(experts).put(expertsUsed).put(assistants).put(built)
                .put(improved);
    }
}
