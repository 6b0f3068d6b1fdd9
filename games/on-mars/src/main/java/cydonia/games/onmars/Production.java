package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.games.onmars.OnMarsAction.Plain;
import cydonia.games.onmars.OnMarsAction.Receive;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Item;

/** Production: one item for each advanced building and one mineral for each miner. */
final class Production {

    private Production() {
    }

    /** How many sources of that item a company has. */
    static int sources(Table t, int seat, int item) {
        int sources = item == Item.MINERAL.ordinal() ? miners(t, seat) : 0;
        for (int card = 0; card < t.planOwner.length; card++) {
            if (t.planOwner[card] == seat && t.planHex[card] >= 0 && Blueprint.of(card).gives().ordinal() == item) {
                sources++;
            }
        }
        return sources;
    }

    static int miners(Table t, int seat) {
        int miners = 0;
        for (int word = 0; word < 2; word++) {
            for (long rest = t.built[2 * Building.MINE.ordinal() + word]; rest != 0; rest &= rest - 1) {
                if (t.piece[64 * word + Long.numberOfTrailingZeros(rest)] == Table.MINER + seat) {
                    miners++;
                }
            }
        }
        return miners;
    }

    static boolean anything(Table t, int seat) {
        for (int card = 0; card < t.planOwner.length; card++) {
            if (t.planOwner[card] == seat && t.planHex[card] >= 0) {
                return true;
            }
        }
        return miners(t, seat) > 0;
    }

    static void produce(Table t, int seat) {
        for (int item = 0; item <= Item.RESOURCES; item++) {
            Economy.gain(t, seat, Item.of(item), sources(t, seat, item));
        }
    }

    // ---- a colonist makes one of them produce once more

    static void listAgain(Table t, Choices<OnMarsAction> choices) {
        int seat = t.who();
        if (t.b() > 0 && t.companies[seat].quarters > 0) {
            for (int item = 0; item <= Item.RESOURCES; item++) {
                if (sources(t, seat, item) > 0 && (item == Item.RESOURCES || Economy.hasRoom(t, seat, Item.of(item)))) {
                    choices.add(Receive.of(Item.of(item)));
                }
            }
        }
        choices.add(Plain.ENOUGH);
    }

    static void answerAgain(Table t, OnMarsAction action) {
        if (action instanceof Receive(Item item)) {
            Economy.sendToWork(t, t.who(), 1);
            t.b(t.b() - 1);
            Economy.gain(t, t.who(), item, 1);
        } else {
            t.pop();
        }
    }
}
