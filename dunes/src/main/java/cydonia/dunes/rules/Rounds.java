package cydonia.dunes.rules;

import cydonia.dunes.language.Terms;
import cydonia.dunes.table.Table;
import cydonia.engine.Seat;
import java.util.List;

/** Six rounds, with half-time before the fourth: who is asked, and what comes next. */
public final class Rounds {

    private Rounds() {
    }

    public static boolean over(Table table) {
        return table.round > Terms.ROUNDS;
    }

    public static List<Seat> toAct(Table table) {
        return Seat.in(waiting(table));
    }

    /** A bit for each seat that is asked. */
    static int waiting(Table table) {
        if (over(table)) {
            return 0;
        }
        if (table.changing != 0) {
            return table.changing;
        }
        if (table.winner != Table.NOBODY) {
            return 1 << table.winner;
        }
        int bits = 0;
        for (int i = 0; i < table.bids.length; i++) {
            bits |= table.bids[i] == 0 ? 1 << i : 0;
        }
        return bits;
    }

    static void next(Table table) {
        table.round++;
        table.changing = table.round == HalfTime.ROUND ? (1 << table.hands.length) - 1 : 0;
    }
}
