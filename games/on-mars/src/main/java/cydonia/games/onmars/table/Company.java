package cydonia.games.onmars.table;

import cydonia.engine.Imprint;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.Tech;
import java.util.Arrays;

/** One player's board and supply, or the automa's. */
public final class Company {

    public static final int COLONISTS = 12;
    public static final int BOTS = 4;
    public static final int MARKERS = 8;
    public static final int SHELTERS = 5;
    public static final int DOCKS = 8;

    /** Resources stored, by {@link Item}. */
    public final int[] stock = new int[Item.RESOURCES];
    /** Crystals in the depot, and those that wait below it for the next turn. */
    public int crystals;
    public int waiting;
    /** Colonists in the living quarters, in the working area and not yet come. */
    public int quarters;
    public int working;
    public int supply;
    /** Ships in the depot, one bit for each dock, and in the hangar. */
    public int ships = (1 << Executive.SHIPS) - 1;
    public int hangar;
    /** On the map. */
    public int shelters;
    /** How many bots are out, and where; the automa's stand on its board. */
    public int bots;
    public final int[] bot = {-1, -1, -1, -1};
    /** Negative until the first move: the rover then counts as standing on the starting mine. */
    public int rover = -1;
    /** The laboratory space of each technology, or negative. */
    public final byte[] lab = new byte[Tech.ALL.size()];
    /** Turn-order space, 1 to 8; 0 before it was chosen. */
    public int space;
    public boolean acted;
    /** Points won during the game, by source. */
    public int pointsFirst;
    public int pointsReward;
    public int pointsProgress;
    public int pointsMine;
    public int discoveries;
    /** Sets, one bit for each type. */
    public int research;
    public int cubes;
    /** Blueprints taken, built or not: each holds one of the eight markers. */
    public int plans;
    /** Private goals in hand, discarded, and the one completed or negative. */
    public int goals;
    public int goalsDiscarded;
    public int goalDone = -1;
    /** First Colonists variant. */
    public int cardA = -1;
    public boolean cardAShown;
    /** Types this company has built, one bit each: what they say about a card not yet shown. */
    public int typesBuilt;
    public int cardsB;
    public int cardsBDone;

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

    public boolean inOrbit() {
        return space <= 4;
    }

    /** Per resource type. */
    public int storage() {
        return shelters + 1;
    }

    public int quartersCapacity() {
        return Math.min(COLONISTS, 2 + 2 * shelters);
    }

    public int crystalCapacity() {
        return DOCKS - Integer.bitCount(ships);
    }

    /** All ships ever taken from the depot. */
    public int shipsTaken() {
        return Executive.SHIPS - Integer.bitCount(ships);
    }

    public int freeMarkers() {
        return MARKERS - plans;
    }

    public int resources() {
        return stock[0] + stock[1] + stock[2] + stock[3] + stock[4];
    }

    /** The level of that technology here, 0 without a tile. */
    public int level(int tech) {
        return lab[tech] < 0 ? 0 : LabSpace.level(lab[tech]);
    }

    /** The number of the bot that stands there. */
    public int botAt(int hex) {
        int number = 0;
        while (bot[number] != hex) {
            number++;
        }
        return number;
    }

    public boolean occupied(int labSpace) {
        for (int tech = 0; tech < lab.length; tech++) {
            if (lab[tech] == labSpace) {
                return true;
            }
        }
        return false;
    }
}
