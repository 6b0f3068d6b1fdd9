package cydonia.dunes.sight;

import cydonia.dunes.box.Winds;
import cydonia.dunes.language.DunesView;
import cydonia.dunes.language.DunesView.SeatView;
import cydonia.dunes.rules.Rounds;
import cydonia.dunes.table.Table;
import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import java.util.ArrayList;
import java.util.List;

/** What a viewer may see of the table. */
public final class Observing {

    private Observing() {
    }

    public static DunesView view(Table table, Viewer viewer) {
        List<SeatView> seats = Seat.first(table.terms.seats()).stream().map(seat -> seat(table, seat.index())).toList();
        int me = viewer instanceof Seat seat ? seat.index() : -1;
        return new DunesView(viewer, table.round, table.dune, Rounds.toAct(table), seats,
                me < 0 ? List.of() : listed(table.hands[me]), me < 0 ? 0 : table.bids[me],
                me < 0 ? List.of() : listed(table.dropped[me]), table.changing != 0, listed(table.blown),
                Rounds.over(table));
    }

    private static SeatView seat(Table table, int i) {
        return new SeatView(Seat.of(i), table.spice[i], table.flasks[i],
                Winds.count(table.hands[i]) + Winds.count(table.dropped[i]), table.bids[i] > 0);
    }

    private static List<Integer> listed(int[] winds) {
        List<Integer> list = new ArrayList<>();
        for (int wind = 1; wind < winds.length; wind++) {
            for (int i = 0; i < winds[wind]; i++) {
                list.add(wind);
            }
        }
        return list;
    }
}
