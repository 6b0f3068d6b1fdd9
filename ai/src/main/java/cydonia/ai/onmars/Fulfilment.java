package cydonia.ai.onmars;

import cydonia.engine.Seat;
import cydonia.games.onmars.Survey;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Item;

/** How many turns a contract takes, more or less, from signing it to fulfilling it. */
final class Fulfilment {

    /** Contracts are laid out where scientists left: the first takes two visits, and a journey between them. */
    private static final double LAYING_OUT = 3;
    private static final double SIGNING = 2;
    private static final double ITEM = 0.8;
    private static final double ITEM_AT_HAND = 0.02;
    private static final double NO_PLAN = 2;
    private static final double PLAN = 0.7;
    private static final double SITE = 1.2;
    private static final Item[] ITEMS = Item.values();
    private static final Blueprint[] BLUEPRINTS = Blueprint.values();

    private Fulfilment() {
    }

    /** Turns for a contract that is one's own or may become so. */
    static double turns(Survey table, Seat seat, Contract contract) {
        double signing = table.owns(seat, contract) ? 0 : SIGNING + (table.isOffered(contract) ? 0 : LAYING_OUT);
        return signing + work(table, seat, contract);
    }

    /** Turns once it is signed. */
    static double work(Survey table, Seat seat, Contract contract) {
        return contract.isUpgrade()
                ? upgrading(table, seat, contract.building())
                : delivering(table, seat, contract);
    }

    private static double delivering(Survey table, Seat seat, Contract contract) {
        boolean signed = table.owns(seat, contract);
        double turns = 0;
        for (Item item : ITEMS) {
            int wanted = contract.wants(item);
            if (wanted > 0) {
                int missing = signed ? table.missing(contract, item) : wanted;
                int there = Math.min(missing, item == Item.CRYSTAL ? table.crystals(seat) : table.stock(seat, item));
                turns += ITEM_AT_HAND * there + ITEM * (missing - there);
            }
        }
        return turns;
    }

    private static double upgrading(Survey table, Seat seat, Building type) {
        double marker = NO_PLAN;
        for (Blueprint card : BLUEPRINTS) {
            if (card.building() == type && table.owns(seat, card)) {
                marker = Math.min(marker, table.isBuilt(card) ? 0 : PLAN);
            }
        }
        return marker + SITE * Math.max(0, Contract.COMPLEX - table.largest(seat, type));
    }
}
