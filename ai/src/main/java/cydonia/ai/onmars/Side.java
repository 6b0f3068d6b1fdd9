package cydonia.ai.onmars;

import cydonia.ai.Traits;
import cydonia.engine.Seat;
import cydonia.games.onmars.Survey;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Tech;

/** What everybody can see of a company, as numbers to learn from. */
final class Side {

    private static final Building[] BUILDINGS = Building.values();
    private static final Item[] ITEMS = Item.values();
    private static final Tech[] TECHS = Tech.values();
    private static final Blueprint[] BLUEPRINTS = Blueprint.values();
    private static final Scientist[] SCIENTISTS = Scientist.values();
    private static final Contract[] CONTRACTS = Contract.values();

    /** Parts of what a company will make of its board. */
    static final int PARTS = 7;
    private static final int STOCK = 3 + PARTS;
    private static final int COLONISTS = STOCK + Item.RESOURCES + 2;
    private static final int BOARD = COLONISTS + 5;
    private static final int PROGRESS = BOARD + 10;
    private static final int TECH = PROGRESS + 1 + BUILDINGS.length;
    private static final int SHUTTLE = TECH + TECHS.length;
    /** So many numbers, and so many cards, there are. */
    static final int NUMBERS = SHUTTLE + 3;
    static final int CARDS = 2 * BLUEPRINTS.length + SCIENTISTS.length + 2 * CONTRACTS.length;

    /** Rounds to the next shuttle, where there is none: as far away as any. */
    private static final int LATE = 6;

    private static final double[] NO_PARTS = {};

    private final Survey table;
    private final Seat seat;
    private final double turns;
    /** What becomes of each part of the board, and the points in the end that all of them and the score come to. */
    private final double[] parts;
    private final double worth;

    private Side(Survey table, Seat seat, double turns, double[] parts, double worth) {
        this.table = table;
        this.seat = seat;
        this.turns = turns;
        this.parts = parts;
        this.worth = worth;
    }

    static Side of(Survey table, Seat seat, double rounds) {
        double turns = turns(table, seat, rounds);
        Prospects prospects = new Prospects(table, seat, turns);
        double[] parts = prospects.parts();
        return new Side(table, seat, turns, parts, table.score(seat) + prospects.visible(parts));
    }

    static Side lacerda(Survey table, Seat seat, double rounds) {
        return new Side(table, seat, turns(table, seat, rounds), NO_PARTS, Rival.of(table, rounds));
    }

    private static double turns(Survey table, Seat seat, double rounds) {
        return rounds + (table.acted(seat) ? 0 : 1);
    }

    double worth() {
        return worth;
    }

    /** Puts the numbers from the first place on, and the cards from the second. */
    void put(int from, int cards, Traits to) {
        to.put(from, turns);
        to.put(from + 1, table.score(seat));
        to.put(from + 2, worth);
        for (int i = 0; i < parts.length; i++) {
            to.put(from + 3 + i, parts[i]);
        }
        stock(from + STOCK, to);
        colonists(from + COLONISTS, to);
        board(from + BOARD, to);
        to.put(from + PROGRESS, table.progress(seat));
        for (Building type : BUILDINGS) {
            to.put(from + PROGRESS + 1 + type.ordinal(), table.hasProgress(seat, type) ? 1 : 0);
        }
        for (Tech tech : TECHS) {
            to.put(from + TECH + tech.ordinal(), table.techLevel(seat, tech));
        }
        boolean orbit = table.inOrbit(seat);
        int crossing = Math.min(LATE, table.shuttleIn(orbit));
        to.put(from + SHUTTLE, orbit ? 1 : 0);
        to.put(from + SHUTTLE + 1, orbit ? crossing : 0);
        to.put(from + SHUTTLE + 2, orbit ? 0 : crossing);
        cards(cards, to);
    }

    private void stock(int from, Traits to) {
        for (int i = 0; i < Item.RESOURCES; i++) {
            to.put(from + i, table.stock(seat, ITEMS[i]));
        }
        to.put(from + Item.RESOURCES, table.crystals(seat));
        to.put(from + Item.RESOURCES + 1, table.storage(seat));
    }

    private void colonists(int from, Traits to) {
        to.put(from, table.quarters(seat));
        to.put(from + 1, table.working(seat));
        to.put(from + 2, table.onSlots(seat, true));
        to.put(from + 3, table.onSlots(seat, false));
        to.put(from + 4, table.beds(seat));
    }

    private void board(int from, Traits to) {
        to.put(from, table.shelters(seat));
        to.put(from + 1, table.bots(seat));
        to.put(from + 2, table.hangar(seat));
        to.put(from + 3, table.shipsLeft(seat));
        to.put(from + 4, table.discoveries(seat));
        to.put(from + 5, table.researchTiles(seat));
        to.put(from + 6, table.mines(seat));
        to.put(from + 7, table.miners(seat));
        to.put(from + 8, table.goalDone(seat) ? 1 : 0);
        to.put(from + 9, table.largest(seat, Building.SHELTER));
    }

    private void cards(int from, Traits to) {
        int place = from;
        for (Blueprint card : BLUEPRINTS) {
            if (table.owns(seat, card)) {
                to.put(place + (table.isBuilt(card) ? BLUEPRINTS.length : 0) + card.ordinal(), 1);
            }
        }
        place += 2 * BLUEPRINTS.length;
        for (Scientist scientist : SCIENTISTS) {
            to.put(place + scientist.ordinal(), table.owns(seat, scientist) ? 1 : 0);
        }
        place += SCIENTISTS.length;
        for (Contract contract : CONTRACTS) {
            if (table.owns(seat, contract)) {
                to.put(place + (table.isDone(contract) ? CONTRACTS.length : 0) + contract.ordinal(), 1);
            }
        }
    }
}
