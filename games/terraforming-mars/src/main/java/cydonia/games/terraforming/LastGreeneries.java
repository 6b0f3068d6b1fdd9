package cydonia.games.terraforming;

import cydonia.engine.Why;

/**
 * After the last production each player in turn may still turn plants into greeneries. Oxygen and ratings rest.
 * Rulebook p. 12.
 */
final class LastGreeneries {

    private LastGreeneries() {
    }

    static void begin(Table t) {
        t.phase = Phase.LAST_GREENERIES;
        t.turn = t.first;
        goOn(t);
    }

    /** Asks whoever can still convert; goes on to the next player where nothing can be converted any more. */
    static void goOn(Table t) {
        if (!Projects.canConvertPlants(t, t.turn, Why.NOT_ASKED)) {
            done(t);
        }
    }

    static void done(Table t) {
        t.turn = (t.turn + 1) % t.seats;
        if (t.turn == t.first) {
            t.phase = Phase.OVER;
            if (t.listens()) {
                t.tell(new TerraformingHappening.GameEnded(t.terraformed()));
            }
        } else {
            goOn(t);
        }
    }
}
