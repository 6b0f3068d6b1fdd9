package cydonia.dunes.rules;

import cydonia.dunes.box.Winds;
import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesAction.Bid;
import cydonia.dunes.language.DunesAction.Dig;
import cydonia.dunes.language.DunesAction.Drop;
import cydonia.dunes.language.DunesAction.Enough;
import cydonia.dunes.table.Table;
import cydonia.engine.Audience;
import cydonia.engine.Choices;
import cydonia.engine.Refusal;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import java.util.ArrayList;
import java.util.List;

/** What a seat that is asked may do, what not, and what it does. */
public final class Choosing {

    private Choosing() {
    }

    public static Choices<DunesAction> legal(Table table, Seat seat, Choices<DunesAction> choices) {
        if (table.isChanging(seat)) {
            HalfTime.choices(table, seat, choices);
        } else if ((Rounds.waiting(table) & seat.bit()) != 0) {
            Bidding.choices(table, seat, choices);
            Digging.choices(table, seat, choices);
        }
        return choices;
    }

    /** What a seat that is asked may not do, and why. */
    public static List<Refusal<DunesAction>> refusals(Table table, Seat seat) {
        List<Refusal<DunesAction>> refusals = new ArrayList<>();
        if ((Rounds.waiting(table) & seat.bit()) == 0) {
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
}
