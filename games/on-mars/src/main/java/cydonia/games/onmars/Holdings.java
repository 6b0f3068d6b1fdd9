package cydonia.games.onmars;

import cydonia.engine.Imprint;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.Printed;
import cydonia.games.onmars.cards.Scientist;
import java.util.Arrays;

/** Which company holds which cards, and what has become of them. */
final class Holdings {

    /** The building each blueprint has become. */
    final byte[] planOwner = new byte[Blueprint.ALL.size()];
    final byte[] planHex = new byte[Blueprint.ALL.size()];
    /** The blueprint in whose building each scientist works. */
    final byte[] scientistOwner = new byte[Scientist.ALL.size()];
    final byte[] scientistAt = new byte[Scientist.ALL.size()];
    final byte[] contractOwner = new byte[Contract.ALL.size()];
    /** Items and minerals laid on each contract. */
    final byte[] delivered = new byte[2 * Contract.ALL.size()];
    int contractsDone;

    Holdings() {
        for (byte[] none : new byte[][]{planOwner, planHex, scientistOwner, scientistAt, contractOwner}) {
            Arrays.fill(none, (byte) Printed.NONE);
        }
    }

    Holdings(Holdings other) {
        System.arraycopy(other.planOwner, 0, planOwner, 0, planOwner.length);
        System.arraycopy(other.planHex, 0, planHex, 0, planHex.length);
        System.arraycopy(other.scientistOwner, 0, scientistOwner, 0, scientistOwner.length);
        System.arraycopy(other.scientistAt, 0, scientistAt, 0, scientistAt.length);
        System.arraycopy(other.contractOwner, 0, contractOwner, 0, contractOwner.length);
        System.arraycopy(other.delivered, 0, delivered, 0, delivered.length);
        contractsDone = other.contractsDone;
    }

    void imprint(Imprint to) {
        to.put(planOwner).put(planHex).put(scientistOwner).put(scientistAt).put(contractOwner).put(delivered)
                .put(contractsDone);
    }
}
