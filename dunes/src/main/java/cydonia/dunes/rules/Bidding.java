package cydonia.dunes.rules;

import cydonia.dunes.box.Winds;
import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesAction.Bid;
import cydonia.dunes.language.DunesHappening.Drew;
import cydonia.dunes.language.DunesHappening.DuneGrew;
import cydonia.dunes.language.DunesHappening.LaidBid;
import cydonia.dunes.language.DunesHappening.NobodyWon;
import cydonia.dunes.language.DunesHappening.ShownBid;
import cydonia.dunes.language.DunesHappening.Storm;
import cydonia.dunes.language.DunesHappening.Won;
import cydonia.dunes.language.DunesObstacle.NoTimeToBid;
import cydonia.dunes.language.DunesObstacle.NotInHand;
import cydonia.dunes.language.Terms;
import cydonia.dunes.table.DunesSource;
import cydonia.dunes.table.Table;
import cydonia.engine.Audience;
import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import java.util.Arrays;

/** Everybody bids a wind in secret; the strongest that nobody else bid wins the dune. */
final class Bidding {

    private static final int DIE = 6;

    private Bidding() {
    }

    static boolean may(Table table, Seat seat, int wind, Why why) {
        boolean timely = table.changing == 0 && table.winner == Table.NOBODY && table.bids[seat.index()] == 0;
        boolean ok = timely || (why.asked() && why.not(new NoTimeToBid()));
        ok &= table.hands[seat.index()][wind] > 0 || (why.asked() && why.not(new NotInHand(wind)));
        return ok;
    }

    static void choices(Table table, Seat seat, Choices<DunesAction> choices) {
        for (int wind = 1; wind <= Winds.STRONGEST; wind++) {
            if (may(table, seat, wind, Why.NOT_ASKED)) {
                choices.add(Bid.of(wind));
            }
        }
    }

    static void bid(Table table, Seat seat, int wind, Audience audience) {
        table.hands[seat.index()][wind]--;
        table.bids[seat.index()] = wind;
        if (audience.listens()) {
            audience.hear(new LaidBid(seat));
        }
        if (Rounds.waiting(table) == 0) {
            reveal(table, audience);
        }
    }

    private static void reveal(Table table, Audience audience) {
        table.secretsOpened++;
        int[] bidders = Winds.none();
        for (int i = 0; i < table.bids.length; i++) {
            bidders[table.bids[i]]++;
            table.blown[table.bids[i]]++;
            if (audience.listens()) {
                audience.hear(new ShownBid(Seat.of(i), table.bids[i]));
            }
        }
        boolean storm = grow(table, audience);
        table.winner = storm ? Table.NOBODY : strongestAlone(table.bids, bidders);
        if (audience.listens()) {
            audience.hear(table.winner == Table.NOBODY
                    ? new NobodyWon()
                    : new Won(Seat.of(table.winner), table.dune));
        }
        Arrays.fill(table.bids, 0);
        drawOneEach(table, audience);
        if (table.winner == Table.NOBODY) {
            Rounds.next(table);
        }
    }

    private static int strongestAlone(int[] bids, int[] bidders) {
        int best = Table.NOBODY;
        for (int i = 0; i < bids.length; i++) {
            if (bidders[bids[i]] == 1 && (best == Table.NOBODY || bids[i] > bids[best])) {
                best = i;
            }
        }
        return best;
    }

    /** Tells whether a storm blew the dune away. */
    private static boolean grow(Table table, Audience audience) {
        int by = table.dice.roll(DunesSource.DIE, DIE) + 1;
        boolean storm = table.terms.storms() && by == 1;
        table.dune = storm ? 0 : table.dune + by;
        if (audience.listens()) {
            audience.hear(storm ? new Storm() : new DuneGrew(by, table.dune));
        }
        return storm;
    }

    private static void drawOneEach(Table table, Audience audience) {
        if (table.round == Terms.ROUNDS) {
            return;
        }
        for (int i = 0; i < table.hands.length; i++) {
            draw(table, i, audience);
        }
    }

    static void draw(Table table, int seat, Audience audience) {
        int wind = table.draw(table.hands[seat]);
        if (audience.listens()) {
            audience.hear(new Drew(Seat.of(seat), wind));
        }
    }
}
