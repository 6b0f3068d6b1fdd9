package cydonia.dunes;

import cydonia.dunes.DunesAction.Bid;
import cydonia.dunes.DunesAction.Dig;
import cydonia.dunes.DunesAction.Drop;
import cydonia.dunes.DunesAction.Enough;
import cydonia.engine.Audience;
import cydonia.engine.Choices;
import cydonia.engine.Refusal;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import java.util.ArrayList;
import java.util.List;

/** Six rounds: who is asked, what for, and what comes next. */
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

    public static Choices<DunesAction> legal(Table table, Seat seat, Choices<DunesAction> choices) {
        if (table.isChanging(seat)) {
            HalfTime.choices(table, seat, choices);
        } else if ((waiting(table) & seat.bit()) != 0) {
            Bidding.choices(table, seat, choices);
            Digging.choices(table, seat, choices);
        }
        return choices;
    }

    /** What a seat that is asked may not do, and why. */
    public static List<Refusal<DunesAction>> refusals(Table table, Seat seat) {
        List<Refusal<DunesAction>> refusals = new ArrayList<>();
        if ((waiting(table) & seat.bit()) == 0) {
            return refusals;
        }
        for (int wind = 1; wind <= Winds.STRONGEST; wind++) {
            Why why = Why.asking();
            refuse(refusals, Bidding.may(table, seat, wind, why), Bid.of(wind), why);
        }
        for (int wind = 1; wind <= Winds.STRONGEST; wind++) {
            Why why = Why.asking();
            refuse(refusals, HalfTime.may(table, seat, wind, why), Drop.of(wind), why);
        }
        for (Dig dig : Dig.ALL) {
            Why why = Why.asking();
            refuse(refusals, Digging.may(table, seat, dig.find(), why), dig, why);
        }
        return refusals;
    }

    private static void refuse(List<Refusal<DunesAction>> refusals, boolean ok, DunesAction action, Why why) {
        if (!ok) {
            refusals.add(new Refusal<>(action, why.obstacles()));
        }
    }

    public static void play(Table table, Seat seat, DunesAction action, Audience audience) {
        switch (action) {
            case Bid(int wind) -> Bidding.bid(table, seat, wind, audience);
            case Dig(DunesAction.Find find) -> Digging.dig(table, seat, find, audience);
            case Drop(int wind) -> HalfTime.drop(table, seat, wind, audience);
            case Enough() -> HalfTime.enough(table, seat, audience);
        }
    }

    static void next(Table table) {
        table.round++;
        table.changing = table.round == HalfTime.ROUND ? (1 << table.hands.length) - 1 : 0;
    }
}
