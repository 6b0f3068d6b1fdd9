package cydonia.dunes.sight;

import cydonia.dunes.box.Winds;
import cydonia.dunes.rules.HalfTime;
import cydonia.dunes.table.DunesSource;
import cydonia.dunes.table.Table;
import cydonia.engine.Dice;
import cydonia.engine.Seat;
import cydonia.engine.Why;

/** Worlds a seat cannot tell from the real one: the deck, the other hands and the other bids are dealt anew. */
public final class Guessing {

    private Guessing() {
    }

    public static void guess(Table table, Seat viewer, Dice guess) {
        table.dice.refill(guess);
        int[] hidden = new int[table.hands.length];
        for (int i = 0; i < table.hands.length; i++) {
            if (i != viewer.index()) {
                hidden[i] = Winds.count(table.hands[i]) + Winds.count(table.dropped[i]);
                for (int wind = 1; wind <= Winds.STRONGEST; wind++) {
                    table.deck[wind] += table.hands[i][wind] + table.dropped[i][wind];
                    table.hands[i][wind] = 0;
                    table.dropped[i][wind] = 0;
                }
                table.deck[table.bids[i]] += table.bids[i] > 0 ? 1 : 0;
            }
        }
        for (int i = 0; i < table.hands.length; i++) {
            if (i != viewer.index()) {
                deal(table, i, hidden[i]);
            }
        }
    }

    private static void deal(Table table, int seat, int cards) {
        int[] hand = table.hands[seat];
        for (int card = 0; card < cards; card++) {
            table.draw(hand);
        }
        if (table.bids[seat] > 0) {
            table.bids[seat] = table.draw(hand);
            hand[table.bids[seat]]--;
        }
        if (table.changing != 0 && !table.isChanging(Seat.of(seat))) {
            drop(table, Seat.of(seat));
        }
    }

    /** Others who have chosen let go of winds that nobody has seen: any number of them. */
    private static void drop(Table table, Seat other) {
        table.changing |= other.bit();
        for (int tries = table.dice.roll(DunesSource.DECK, HalfTime.MOST_DROPPED + 1); tries > 0; tries--) {
            int wind = 1 + table.dice.roll(DunesSource.DECK, Winds.STRONGEST);
            if (HalfTime.may(table, other, wind, Why.NOT_ASKED)) {
                table.hands[other.index()][wind]--;
                table.dropped[other.index()][wind]++;
            }
        }
        table.changing &= ~other.bit();
    }
}
