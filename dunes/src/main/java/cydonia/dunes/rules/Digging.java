package cydonia.dunes.rules;

import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesAction.Dig;
import cydonia.dunes.language.DunesAction.Find;
import cydonia.dunes.language.DunesHappening.Dug;
import cydonia.dunes.language.DunesObstacle.FlasksFull;
import cydonia.dunes.language.DunesObstacle.NotYourDune;
import cydonia.dunes.table.Table;
import cydonia.engine.Audience;
import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Why;

/** Whoever won the dune takes all its spice, or a flask of water instead. */
final class Digging {

    private static final int MOST_FLASKS = 2;

    private Digging() {
    }

    static boolean may(Table table, Seat seat, Find find, Why why) {
        int have = table.flasks[seat.index()];
        boolean room = find == Find.SPICE || have < MOST_FLASKS;
        boolean ok = table.winner == seat.index() || (why.asked() && why.not(new NotYourDune()));
        ok &= room || (why.asked() && why.not(new FlasksFull(have, MOST_FLASKS)));
        return ok;
    }

    static void choices(Table table, Seat seat, Choices<DunesAction> choices) {
        for (Dig dig : Dig.ALL) {
            if (may(table, seat, dig.find(), Why.NOT_ASKED)) {
                choices.add(dig);
            }
        }
    }

    static void dig(Table table, Seat seat, Find find, Audience audience) {
        switch (find) {
            case SPICE -> table.spice[seat.index()] += table.dune;
            case WATER -> table.flasks[seat.index()]++;
        }
        if (audience.listens()) {
            audience.hear(new Dug(seat, find, table.dune));
        }
        table.dune = 0;
        table.winner = Table.NOBODY;
        Rounds.next(table);
    }
}
