package cydonia.games.onmars;

import cydonia.engine.Seat;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Pieces;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.rules.Contracts;
import cydonia.games.onmars.rules.Economy;
import cydonia.games.onmars.rules.Goals;
import cydonia.games.onmars.rules.Hiring;
import cydonia.games.onmars.rules.LifeSupport;
import cydonia.games.onmars.rules.Movement;
import cydonia.games.onmars.rules.Production;
import cydonia.games.onmars.rules.Resting;
import cydonia.games.onmars.rules.Rounds;
import cydonia.games.onmars.rules.Scoring;
import cydonia.games.onmars.rules.Surface;
import cydonia.games.onmars.rules.Upgrading;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Table;
import java.util.Optional;

/**
 * What a player who searches may read of an open table, beyond the score. In a solo game the second seat stands for
 * Lacerda.
 */
public final class Survey {

    private static final int FAR_AWAY = 20;

    private final Table t;

    Survey(Table t) {
        this.t = t;
    }

    private Company company(Seat seat) {
        return t.companies[seat.index()];
    }

    // ---- where the game stands

    /** What is being asked; nothing once the game is over. */
    public Optional<Question> question() {
        return t.question();
    }

    /** The score of a company as it stands. */
    public int score(Seat seat) {
        return Scoring.total(t, seat.index());
    }

    /** Whether no company has a higher one. */
    public boolean leads(Seat seat) {
        int score = score(seat);
        for (int other = 0; other < t.count(); other++) {
            if (Scoring.total(t, other) > score) {
                return false;
            }
        }
        return true;
    }

    /** Lacerda's difficulty, or 0 among people. */
    public int difficulty() {
        return t.terms.solo() ? t.terms.difficulty() : 0;
    }

    public int round() {
        return t.round;
    }

    /** Whether Lacerda has gone through his cards once, so that each card is a step of a mission as well. */
    public boolean secondPass() {
        return t.automa.secondPass;
    }

    public int colonyLevel() {
        return t.colony.level;
    }

    /** The row of a life support marker. */
    public int row(Building type) {
        return t.colony.rows[type.ordinal() - 1];
    }

    /** Missions, or steps of the colony in their place, that still have to be done before the end. */
    public int missionsLeft() {
        return t.colony.missionsLeft;
    }

    /** Steps left of the mission in place A, B or C (0, 1, 2). */
    public int missionSteps(int place) {
        return t.colony.missionSteps[place];
    }

    public boolean finalRound() {
        return t.finalRound;
    }

    /** Rounds until the shuttle leaves that side; far away where it does not cross any more. */
    public int shuttleIn(boolean fromOrbit) {
        return Rounds.untilCrossing(t, fromOrbit).orElse(FAR_AWAY);
    }

    // ---- the companies

    public boolean inOrbit(Seat seat) {
        return company(seat).inOrbit();
    }

    /** Whether it has had its main action of this round. */
    public boolean acted(Seat seat) {
        return company(seat).acted || t.phase == Table.Phase.COLONIZATION && t.active == seat.index() && t.mainDone;
    }

    public int stock(Seat seat, Item resource) {
        return company(seat).stock[resource.ordinal()];
    }

    /** How many of each resource there is room for. */
    public int storage(Seat seat) {
        return company(seat).storage();
    }

    /** Crystals in the depot and those that wait, as far as there is room. */
    public int crystals(Seat seat) {
        Company c = company(seat);
        return Math.min(c.crystals + c.waiting, c.crystalCapacity());
    }

    public int quarters(Seat seat) {
        return company(seat).quarters;
    }

    /** Colonists on the slots of one side. */
    public int onSlots(Seat seat, boolean orbit) {
        int there = 0;
        for (MainAction main : MainAction.WITH_SLOTS) {
            if (main.inOrbit() == orbit) {
                there += t.slots(main.ordinal(), seat.index());
            }
        }
        return there;
    }

    public int working(Seat seat) {
        return company(seat).working;
    }

    /** How many colonists there are beds for. */
    public int beds(Seat seat) {
        return company(seat).quartersCapacity();
    }

    public int shelters(Seat seat) {
        return company(seat).shelters;
    }

    /** Without the one every company starts with. */
    public int sheltersBuilt(Seat seat) {
        return company(seat).shelters - 1;
    }

    public int bots(Seat seat) {
        return company(seat).bots;
    }

    public int hangar(Seat seat) {
        return company(seat).hangar;
    }

    /** Ships still in the depot. */
    public int shipsLeft(Seat seat) {
        return Integer.bitCount(company(seat).ships);
    }

    public int discoveries(Seat seat) {
        return company(seat).discoveries;
    }

    public int researchTiles(Seat seat) {
        return Integer.bitCount(company(seat).research);
    }

    /** Progress cubes placed. */
    public int progress(Seat seat) {
        return Integer.bitCount(company(seat).cubes);
    }

    /** What these score, each time they do. */
    public int progressPoints(Seat seat) {
        return LifeSupport.progress(progress(seat));
    }

    public boolean hasProgress(Seat seat, Building type) {
        return (company(seat).cubes >> type.ordinal() & 1) != 0;
    }

    public int techLevel(Seat seat, Tech tech) {
        return company(seat).level(tech.ordinal());
    }

    public int mines(Seat seat) {
        return Goals.mines(t, seat.index());
    }

    public int miners(Seat seat) {
        return Production.miners(t, seat.index());
    }

    public boolean goalDone(Seat seat) {
        return company(seat).goalDone >= 0;
    }

    public boolean holds(Seat seat, Goal goal) {
        return (company(seat).goals >> goal.ordinal() & 1) != 0;
    }

    /** How far a company has come with a private goal, of what {@link Goal.Condition#n} asks. */
    public int towards(Seat seat, Goal goal) {
        return Goals.count(t, seat.index(), goal.condition().what(), goal.condition().size());
    }

    // ---- cards

    public boolean owns(Seat seat, Blueprint card) {
        return t.holdings.planOwner[card.ordinal()] == seat.index();
    }

    public boolean isBuilt(Blueprint card) {
        return t.holdings.planHex[card.ordinal()] >= 0;
    }

    /** Whether the marker of that blueprint could move now, the mineral aside. */
    public boolean hasSite(Seat seat, Blueprint card) {
        return Upgrading.sites(t, seat.index(), card.ordinal(), false, null);
    }

    public boolean owns(Seat seat, Scientist scientist) {
        return t.holdings.scientistOwner[scientist.ordinal()] == seat.index();
    }

    public boolean owns(Seat seat, Contract contract) {
        return t.holdings.contractOwner[contract.ordinal()] == seat.index();
    }

    /** Whether it lies in the display, to be signed. */
    public boolean isOffered(Contract contract) {
        return Hiring.isOffered(t, contract);
    }

    public boolean isDone(Contract contract) {
        return Contracts.isDone(t, contract);
    }

    /** Items of that kind a delivery still wants. */
    public int missing(Contract contract, Item item) {
        return contract.wants(item) == 0 ? 0 : Contracts.missing(t, contract, item);
    }

    /** Advanced buildings of a type, whoever's they are. */
    public int advancedOnMars(Building type) {
        return Scoring.onMars(t, type.ordinal());
    }

    // ---- the surface

    /** Where the rover stands, or would start from. */
    public int rover(Seat seat) {
        return Movement.roverHex(company(seat));
    }

    /** Where the bot of that number stands. */
    public int bot(Seat seat, int number) {
        return company(seat).bot[number];
    }

    /** Whether a step leads to where the rover or the bot could have gone in fewer of them: back, or round about. */
    public boolean isDetour(OnMarsAction step) {
        return t.asking instanceof Movement.Drive drive && drive.isDetour(t, step);
    }

    public boolean hasCrystal(int hex) {
        return Surface.hasGem(t, hex);
    }

    public boolean hasTile(int hex) {
        return t.ground.tile[hex] >= 0;
    }

    /** Whether that company's rover could take the tile there. */
    public boolean canTake(Seat seat, int hex) {
        return t.ground.tile[hex] >= 0 && t.ground.piece[hex] < 0
                && Resting.canTake(t, seat.index(), t.ground.tile[hex], Economy.power(t, seat.index()));
    }

    /** The nearest tile that company's rover could take, in steps; far away if there is none. */
    public int toNearestTile(Seat seat, int from) {
        int nearest = FAR_AWAY;
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (t.ground.tile[hex] >= 0 && MarsMap.distance(from, hex) < nearest && canTake(seat, hex)) {
                nearest = MarsMap.distance(from, hex);
            }
        }
        return nearest;
    }

    /** Steps from a hex to the nearest building of the type; of shelters, that company's. */
    public int toNearest(Seat seat, Building type, int from) {
        int kind = Surface.kind(type.ordinal(), seat.index());
        int nearest = FAR_AWAY;
        for (int word = 0; word < 2; word++) {
            for (long rest = t.ground.built[2 * kind + word]; rest != 0; rest &= rest - 1) {
                int hex = 64 * word + Long.numberOfTrailingZeros(rest);
                nearest = Math.min(nearest, MarsMap.distance(from, hex));
            }
        }
        return nearest;
    }

    /** Whose miner stands there. */
    public Optional<Seat> minerAt(int hex) {
        int piece = t.ground.piece[hex];
        return piece >= Pieces.MINER && piece < Pieces.MARKER ? Optional.of(Seat.of(piece & 3)) : Optional.empty();
    }

    /** How many buildings of the type a new one would join there, shelters of that company only. */
    public int joined(Seat seat, Building type, int hex) {
        return Surface.joined(t, hex, Surface.kind(type.ordinal(), seat.index()));
    }

    /** The size of the complex on that hex. */
    public int complex(int hex) {
        return Surface.complex(t, hex);
    }

    /** The largest complex of the type; of shelters, that company's. */
    public int largest(Seat seat, Building type) {
        return Surface.largest(t, Surface.kind(type.ordinal(), seat.index()));
    }
}
