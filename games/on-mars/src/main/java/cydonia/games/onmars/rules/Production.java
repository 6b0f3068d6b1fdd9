package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.games.onmars.box.Bill;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Pieces;
import cydonia.games.onmars.box.Things;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.Plain;
import cydonia.games.onmars.language.OnMarsAction.Receive;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.table.Holdings;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;
import java.util.List;

/**
 * Production: one item for each advanced building, and one mineral for each miner where one travels to Orbit. Automated
 * Production is about the buildings alone. Summary, p. 1.
 */
public final class Production {

    private Production() {
    }

    /** How many advanced buildings of a company produce that item. */
    private static int buildings(Table t, int seat, int item) {
        int sources = 0;
        Holdings held = t.holdings;
        for (int card = 0; card < held.planOwner.length; card++) {
            if (held.planOwner[card] == seat && held.planHex[card] >= 0
                    && Blueprint.of(card).gives().ordinal() == item) {
                sources++;
            }
        }
        return sources;
    }

    public static int miners(Table t, int seat) {
        int miners = 0;
        for (int word = 0; word < 2; word++) {
            for (long rest = t.ground.built[2 * Building.MINE.ordinal() + word]; rest != 0; rest &= rest - 1) {
                if (t.ground.piece[64 * word + Long.numberOfTrailingZeros(rest)] == Pieces.MINER + seat) {
                    miners++;
                }
            }
        }
        return miners;
    }

    /** Whether a company has an advanced building. */
    static boolean anyBuilding(Table t, int seat) {
        for (int card = 0; card < t.holdings.planOwner.length; card++) {
            if (t.holdings.planOwner[card] == seat && t.holdings.planHex[card] >= 0) {
                return true;
            }
        }
        return false;
    }

    /** All that a company has produces: it travels to Orbit. */
    static void produce(Table t, int seat) {
        produce(t, seat, miners(t, seat));
    }

    static void produceInBuildings(Table t, int seat) {
        produce(t, seat, 0);
    }

    private static void produce(Table t, int seat, int miners) {
        for (Item item : Item.ALL) {
            int more = item == Item.MINERAL ? miners : 0;
            Storage.gain(t, seat, item, buildings(t, seat, item.ordinal()) + more);
        }
    }

    /** A colonist makes one of them produce once more. */
    record ProduceAgain(int company, int boosters) implements Owed.Decision {

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            if (boosters > 0 && t.companies[company].quarters > 0) {
                for (Item item : Item.ALL) {
                    if (buildings(t, company, item.ordinal()) > 0
                            && (item == Item.CRYSTAL || Storage.hasRoom(t, company, item))) {
                        out.add(Receive.of(item));
                    }
                }
            }
            out.add(Plain.ENOUGH);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            if (action instanceof Receive(Item item)) {
                Economy.sendToWork(t, company, 1);
                t.owe(new ProduceAgain(company, boosters - 1));
                Storage.gain(t, company, item, 1);
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            return new Bill().add(Things.COLONIST, action instanceof Receive ? 1 : 0).prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.ProduceAgain(who());
        }
    }
}
