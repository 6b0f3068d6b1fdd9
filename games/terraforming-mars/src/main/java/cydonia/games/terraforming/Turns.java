package cydonia.games.terraforming;

import cydonia.engine.Seat;

/** The action phase: one or two actions a turn, or a pass, until everybody has passed. Rulebook p. 8. */
final class Turns {

    private static final int ACTIONS = 2;

    private Turns() {
    }

    static void beginPhase(Table t) {
        t.phase = Phase.ACTIONS;
        t.passed = 0;
        begin(t, t.first);
    }

    /** What a corporation must do as its very first action is begun for the player. */
    static void begin(Table t, int seat) {
        t.turn = seat;
        t.actionsTaken = 0;
        Player player = t.players[seat];
        if (player.firstActionOwed) {
            player.firstActionOwed = false;
            if (t.listens()) {
                t.tell(new TerraformingHappening.ActionUsed(Seat.of(seat), Plan.of(player.corporation).card));
            }
            t.oweEffects(seat, player.corporation, Plan.of(player.corporation).firstAction);
            Resolution.run(t);
            if (!t.owes()) {
                actionDone(t);
            }
        }
    }

    /** For the last player left each action is a turn of its own: nobody is waiting. */
    static void actionDone(Table t) {
        t.actionsTaken++;
        if (t.actionsTaken == ACTIONS || alone(t)) {
            next(t);
        }
    }

    private static boolean alone(Table t) {
        return (t.passed | 1 << t.turn) == (1 << t.seats) - 1;
    }

    static void end(Table t, int seat) {
        if (t.listens()) {
            t.tell(new TerraformingHappening.TurnEnded(Seat.of(seat)));
        }
        next(t);
    }

    static void pass(Table t, int seat) {
        if (t.listens()) {
            t.tell(new TerraformingHappening.Passed(Seat.of(seat)));
        }
        t.passed |= 1 << seat;
        if (t.passed == (1 << t.seats) - 1) {
            Production.run(t);
        } else {
            next(t);
        }
    }

    private static void next(Table t) {
        int seat = t.turn;
        do {
            seat = (seat + 1) % t.seats;
        } while ((t.passed >> seat & 1) != 0);
        begin(t, seat);
    }
}
