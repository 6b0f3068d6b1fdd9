package cydonia.games.onmars;

import cydonia.engine.Imprint;
import cydonia.games.onmars.cards.Executive;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.LabSpace;
import cydonia.games.onmars.cards.Tech;
import java.util.Arrays;

/** One player's board and supply, or the automa's. */
final class Company {

    static final int COLONISTS = 12;
    static final int BOTS = 4;
    static final int MARKERS = 8;
    static final int SHELTERS = 5;
    static final int DOCKS = 8;

    /** Resources stored, by {@link Item}. */
    final int[] stock = new int[Item.RESOURCES];
    /** Crystals in the depot, and those that wait below it for the next turn. */
    int crystals;
    int waiting;
    /** Colonists in the living quarters, in the working area and not yet come. */
    int quarters;
    int working;
    int supply;
    /** Ships in the depot, one bit for each dock, and in the hangar. */
    int ships = (1 << Executive.SHIPS) - 1;
    int hangar;
    /** On the map. */
    int shelters;
    /** How many bots are out, and where; the automa's stand on its board. */
    int bots;
    final int[] bot = {-1, -1, -1, -1};
    /** Negative until the first move: the rover then counts as standing on the starting mine. */
    int rover = -1;
    /** The laboratory space of each technology, or negative. */
    final byte[] lab = new byte[Tech.ALL.size()];
    /** Turn-order space, 1 to 8; 0 before it was chosen. */
    int space;
    boolean acted;
    /** Points won during the game, by source. */
    int pointsFirst;
    int pointsReward;
    int pointsProgress;
    int pointsMine;
    int discoveries;
    /** Sets, one bit for each type. */
    int research;
    int cubes;
    /** Blueprints taken, built or not: each holds one of the eight markers. */
    int plans;
    /** Private goals in hand, discarded, and the one completed or negative. */
    int goals;
    int goalsDiscarded;
    int goalDone = -1;
    /** First Colonists variant. */
    int cardA = -1;
    boolean cardAShown;
    /** Types this company has built, one bit each: what they say about a card not yet shown. */
    int typesBuilt;
    int cardsB;
    int cardsBDone;

    Company() {
        Arrays.fill(lab, (byte) -1);
    }

    private Company(Company other) {
        System.arraycopy(other.stock, 0, stock, 0, stock.length);
        crystals = other.crystals;
        waiting = other.waiting;
        quarters = other.quarters;
        working = other.working;
        supply = other.supply;
        ships = other.ships;
        hangar = other.hangar;
        shelters = other.shelters;
        bots = other.bots;
        System.arraycopy(other.bot, 0, bot, 0, bot.length);
        rover = other.rover;
        System.arraycopy(other.lab, 0, lab, 0, lab.length);
        space = other.space;
        acted = other.acted;
        pointsFirst = other.pointsFirst;
        pointsReward = other.pointsReward;
        pointsProgress = other.pointsProgress;
        pointsMine = other.pointsMine;
        discoveries = other.discoveries;
        research = other.research;
        cubes = other.cubes;
        plans = other.plans;
        goals = other.goals;
        goalsDiscarded = other.goalsDiscarded;
        goalDone = other.goalDone;
        cardA = other.cardA;
        cardAShown = other.cardAShown;
        typesBuilt = other.typesBuilt;
        cardsB = other.cardsB;
        cardsBDone = other.cardsBDone;
    }

    Company copy() {
        return new Company(this);
    }

    void imprint(Imprint imprint) {
        imprint.put(stock).put(crystals).put(waiting).put(quarters).put(working).put(supply).put(ships).put(hangar)
                .put(shelters).put(bots).put(bot).put(rover).put(lab).put(space).put(acted).put(pointsFirst)
                .put(pointsReward).put(pointsProgress).put(pointsMine).put(discoveries).put(research).put(cubes)
                .put(plans).put(goals).put(goalsDiscarded).put(goalDone).put(cardA).put(cardAShown).put(typesBuilt)
                .put(cardsB)
                .put(cardsBDone);
    }

    boolean inOrbit() {
        return space <= 4;
    }

    /** Per resource type. */
    int storage() {
        return shelters + 1;
    }

    int quartersCapacity() {
        return Math.min(COLONISTS, 2 + 2 * shelters);
    }

    int crystalCapacity() {
        return DOCKS - Integer.bitCount(ships);
    }

    /** All ships ever taken from the depot. */
    int shipsTaken() {
        return Executive.SHIPS - Integer.bitCount(ships);
    }

    int freeMarkers() {
        return MARKERS - plans;
    }

    int resources() {
        return stock[0] + stock[1] + stock[2] + stock[3] + stock[4];
    }

    /** The level of that technology here, 0 without a tile. */
    int level(int tech) {
        return lab[tech] < 0 ? 0 : LabSpace.level(lab[tech]);
    }

    /** The number of the bot that stands there. */
    int botAt(int hex) {
        int number = 0;
        while (bot[number] != hex) {
            number++;
        }
        return number;
    }

    boolean occupied(int labSpace) {
        for (int tech = 0; tech < lab.length; tech++) {
            if (lab[tech] == labSpace) {
                return true;
            }
        }
        return false;
    }
}
