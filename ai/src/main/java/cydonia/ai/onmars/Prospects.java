package cydonia.ai.onmars;

import cydonia.ai.Account;
import cydonia.ai.Account.Part;
import cydonia.engine.Seat;
import cydonia.games.onmars.Survey;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.Goal;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.Scientist;
import cydonia.games.onmars.cards.Tech;
import java.util.List;

/** The points a company will probably have at the end: those it has, and what all else on its board will become. */
final class Prospects {

    // Worth in points while there is time to use it
    private static final double TURN = 2.4;
    /** Turns it takes to make all of something that is useful for the whole game; near the end, and soon. */
    private static final double LONG = 16;
    private static final double SOON = 8;
    private static final double[] NTH_RESOURCE = {0.9, 0.6, 0.4, 0.3, 0.2, 0.2};
    private static final double[] NTH_MINERAL = {1.8, 1.5, 1.2, 1.0, 0.7, 0.5};
    private static final double CRYSTAL = 0.45;
    /** Colonists at home are the actions of this journey: without them there is next to nothing to do. */
    private static final double[] AT_HOME = {0, 2.5, 4.2, 5.4, 6.3, 7, 7.6, 8.1, 8.5, 8.8, 9, 9.2, 9.3};
    private static final double JOURNEY = 2;
    /** What is left, each round until the shuttle leaves, of those whom it will bring home. */
    private static final double PATIENCE = 0.7;
    private static final int SHUTTLE_GONE = 10;
    private static final double GROUNDED = 1.5;
    private static final double[] NTH_SHELTER = {0, 0, 4.5, 8, 10, 11, 11.5};
    private static final double BED = 0.3;
    private static final double BOT = 3.5;
    private static final double PRODUCTION = 0.15;
    private static final double DOCK = 0.4;
    private static final double TECH = 0.8;
    private static final double TECH_LEVEL = 0.2;
    private static final double GOAL = 4;
    private static final double PROGRESS_TO_COME = 1;
    private static final double SCIENTIST = 2.5;
    private static final double OUT_OF_REACH = 0.25;
    private static final double TILE_IN_SIGHT = 0.8;
    private static final double SIGHT = 6;
    /** Minerals of a turn: those that turn up, and those of each mine; and upgrades there is a turn for. */
    private static final double MINERALS_FOUND = 0.15;
    private static final double MINERALS_MINED = 0.15;
    private static final double UPGRADES = 0.4;

    private static final double[] QUARTERS = {0, 1, 2, 3, 4.5, 6, 8, 10, 12.5, 15, 18, 21, 21};
    private static final Building[] BUILDINGS = Building.values();
    private static final Item[] ITEMS = Item.values();
    private static final Tech[] TECHS = Tech.values();
    private static final Goal[] GOALS = Goal.values();
    private static final Contract[] CONTRACTS = Contract.values();
    private static final Blueprint[] BLUEPRINTS = Blueprint.values();
    private static final Scientist[] SCIENTISTS = Scientist.values();

    private final Survey table;
    private final Seat seat;
    /** Turns left, and how much of what could be done with plenty of time can still be done. */
    private final double turns;
    private final double time;
    private final double soon;

    Prospects(Survey table, Seat seat, double turns) {
        this.table = table;
        this.seat = seat;
        this.turns = turns;
        this.time = Math.min(1, turns / LONG);
        this.soon = Math.min(1, turns / SOON);
    }

    static double of(Survey table, Seat seat, double rounds) {
        Prospects prospects = new Prospects(table, seat, rounds + (table.acted(seat) ? 0 : 1));
        return table.score(seat) + prospects.toCome();
    }

    private double toCome() {
        return visible(parts()) + goal();
    }

    /** All but the private goals, of which only their owner knows. */
    double visible(double[] parts) {
        double sum = TURN * turns;
        for (double part : parts) {
            sum += part;
        }
        return sum;
    }

    /** What will become of all that everybody can see on the board, part by part. */
    double[] parts() {
        return new double[]{stock(), colonists(), colony(), reach(), technology(), cards(), soon * progress()};
    }

    /** The same as a person would count it, with so many turns left: what is on the board, part by part. */
    static Account account(Survey table, Seat seat, double turns) {
        Prospects to = new Prospects(table, seat, turns);
        return new Account(Accounts.POINTS_IN_THE_END,
                List.of(new Part(Accounts.POINTS, table.score(seat)), new Part(Accounts.STOCK, to.stock()),
                        new Part(Accounts.COLONISTS, to.colonists()), new Part(Accounts.COLONY, to.colony()),
                        new Part(Accounts.REACH, to.reach()), new Part(Accounts.TECHNOLOGIES, to.technology()),
                        new Part(Accounts.CARDS, to.cards()), new Part(Accounts.GOAL, to.goal()),
                        new Part(Accounts.PROGRESS, to.soon * to.progress())));
    }

    private double stock() {
        double worth = CRYSTAL * table.crystals(seat) + first(table.stock(seat, Item.MINERAL), NTH_MINERAL);
        for (int i = 1; i < Item.RESOURCES; i++) {
            worth += first(table.stock(seat, ITEMS[i]), NTH_RESOURCE);
        }
        return soon * worth;
    }

    private static double first(int count, double[] worths) {
        double sum = 0;
        for (int n = 0; n < count; n++) {
            sum += worths[n];
        }
        return sum;
    }

    /** The score counts whole rows of those who would be home now; most of the others will be home in time. */
    private double colonists() {
        boolean orbit = table.inOrbit(seat);
        int quarters = table.quarters(seat);
        int working = table.working(seat);
        int here = table.onSlots(seat, orbit);
        int there = table.onSlots(seat, !orbit);
        int beds = table.beds(seat);
        double home = QUARTERS[Math.min(beds, quarters + working + here + there)];
        double now = floor(Math.min(beds, quarters + working + here));
        return soon * (home - now)
                + Math.min(1, turns / JOURNEY) * atHome(quarters, Math.min(beds, quarters + working + there))
                + time * BED * Math.max(0, beds - quarters - working - here - there);
    }

    /** Travelling brings those home who work, and those on the side one travels to. */
    private double atHome(int quarters, int afterTravel) {
        int crossing = table.shuttleIn(table.inOrbit(seat));
        if (crossing > SHUTTLE_GONE) {
            return GROUNDED * AT_HOME[quarters];
        }
        double patience = Math.pow(PATIENCE, crossing);
        return (1 - patience) * AT_HOME[quarters] + patience * AT_HOME[afterTravel];
    }

    private static double floor(int colonists) {
        return QUARTERS[colonists % 2 == 1 ? colonists : Math.max(0, colonists - 1)] * (colonists < 3 ? 0 : 1);
    }

    private double colony() {
        double worth = NTH_SHELTER[table.shelters(seat)] + DOCK * (5 - table.shipsLeft(seat))
                + BOT * table.bots(seat);
        int sources = table.miners(seat);
        for (Blueprint card : BLUEPRINTS) {
            sources += table.isBuilt(card) && table.owns(seat, card) ? 1 : 0;
        }
        return time * worth + PRODUCTION * turns * Math.min(8, sources);
    }

    /** Bots build what is at most two steps from others of its kind, and around themselves; rovers take tiles. */
    private double reach() {
        double worth = 0;
        for (Building type : BUILDINGS) {
            int nearest = Reach.nearest(table, seat, type);
            boolean wanted = type.isLifeSupport() && table.row(type) <= table.colonyLevel();
            worth -= (wanted ? 2 : 1) * OUT_OF_REACH * Math.max(0, nearest - Reach.USUAL);
        }
        worth += TILE_IN_SIGHT * Math.max(0, 1 - table.toNearestTile(seat, table.rover(seat)) / SIGHT);
        return time * worth;
    }

    private double technology() {
        double worth = 0;
        for (Tech tech : TECHS) {
            int level = table.techLevel(seat, tech);
            worth += level == 0 ? 0 : TECH + TECH_LEVEL * level;
        }
        return time * worth;
    }

    private double cards() {
        double worth = plans();
        for (Contract contract : CONTRACTS) {
            if (table.owns(seat, contract) && !table.isDone(contract)) {
                worth += (contract.pointsDone() - contract.pointsFailed()) * chanceToFulfil(contract);
            }
        }
        for (Scientist scientist : SCIENTISTS) {
            if (table.owns(seat, scientist)) {
                worth += SCIENTIST * time + 2 * planned(scientist.scores());
            }
        }
        return worth;
    }

    /**
     * Each upgrade takes a mineral and a part of a turn: those who plan more than they can pay for will lose points.
     */
    private double plans() {
        double worth = 0;
        double planned = 0;
        int sources = table.miners(seat);
        for (Blueprint card : BLUEPRINTS) {
            if (table.owns(seat, card)) {
                if (table.isBuilt(card)) {
                    sources += card.building() == Building.MINE ? 1 : 0;
                } else {
                    double chance = chanceToBuild(card);
                    planned += chance;
                    worth += 2 * card.points() * chance;
                }
            }
        }
        double minerals = table.stock(seat, Item.MINERAL) + turns * (MINERALS_FOUND + MINERALS_MINED * sources);
        double upgrades = turns * UPGRADES * (1 + 0.5 * table.techLevel(seat, Tech.UPGRADE));
        double possible = Math.min(minerals, upgrades);
        return planned <= possible ? worth : worth * possible / planned;
    }

    /** Own blueprints of a type that will probably be built. */
    private double planned(Building type) {
        double planned = 0;
        for (Blueprint card : BLUEPRINTS) {
            if (card.building() == type && table.owns(seat, card) && !table.isBuilt(card)) {
                planned += chanceToBuild(card);
            }
        }
        return planned;
    }

    private double chanceToBuild(Blueprint card) {
        double ready = table.hasSite(seat, card)
                ? 0.9
                : card.level() <= table.largest(seat, card.building()) ? 0.65 : 0.35;
        return ready * soon;
    }

    private double chanceToFulfil(Contract contract) {
        double done = contract.isUpgrade() ? upgraded(contract) : delivered(contract);
        return done * Math.min(1, (turns + 6 * done) / 10) * 0.9;
    }

    private double delivered(Contract contract) {
        int wanted = contract.wants(contract.item());
        int missing = table.missing(contract, contract.item());
        double covered = contract.item() == Item.CRYSTAL
                ? Math.min(missing, table.crystals(seat))
                : Math.min(missing, table.stock(seat, contract.item()));
        double laid = wanted - missing;
        if (contract.item() != Item.MINERAL) {
            int minerals = table.missing(contract, Item.MINERAL);
            wanted += contract.wants(Item.MINERAL);
            laid += contract.wants(Item.MINERAL) - minerals;
            covered += Math.min(minerals, table.stock(seat, Item.MINERAL));
        }
        return 0.05 + 0.95 * (laid + 0.75 * covered) / wanted;
    }

    private double upgraded(Contract contract) {
        double marker = 0;
        for (Blueprint card : BLUEPRINTS) {
            if (card.building() == contract.building() && table.owns(seat, card)) {
                marker = Math.max(marker, table.isBuilt(card) ? 1 : 0.6);
            }
        }
        double size = Math.min(1, table.largest(seat, contract.building()) / (double) Contract.COMPLEX);
        return 0.02 + 0.86 * marker * size + 0.06 * marker + 0.06 * size;
    }

    double goal() {
        if (table.goalDone(seat)) {
            return 0;
        }
        double best = 0;
        for (Goal goal : GOALS) {
            if (table.holds(seat, goal)) {
                double done = Math.min(1, table.towards(seat, goal) / (double) goal.condition().n());
                best = Math.max(best, done);
            }
        }
        return GOAL * best * time;
    }

    /** Progress is scored when the colony reaches levels 2 and 3, and once more at the end. */
    private double progress() {
        int scorings = Math.max(0, 3 - table.colonyLevel());
        return PROGRESS_TO_COME * scorings * (table.progressPoints(seat) + 0.5 * table.progress(seat));
    }
}
