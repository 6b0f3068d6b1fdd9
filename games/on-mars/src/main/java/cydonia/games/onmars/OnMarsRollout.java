package cydonia.games.onmars;

import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.Goal;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.Reward;
import cydonia.games.onmars.cards.Scientist;
import cydonia.games.onmars.cards.Tech;
import java.util.Optional;

/**
 * What a player who searches may read of an open table, beyond the score. In a solo game the second seat stands for
 * Lacerda.
 */
public interface OnMarsRollout extends Rollout<OnMarsPosition, OnMarsAction> {

    // ---- where the game stands

    /** What is being asked; nothing once the game is over. */
    Optional<Question> question();

    /** Lacerda's difficulty, or 0 among people. */
    int difficulty();

    int colonyLevel();

    /** The row of a life support marker. */
    int row(Building type);

    Reward reward(Building type);

    /** Missions, or steps of the colony in their place, that still have to be done before the end. */
    int missionsLeft();

    /** Steps left of the mission in place A, B or C (0, 1, 2). */
    int missionSteps(int place);

    boolean finalRound();

    /** Rounds until the shuttle leaves that side; far away where it does not cross any more. */
    int shuttleIn(boolean fromOrbit);

    // ---- the companies

    boolean inOrbit(Seat seat);

    /** Whether it has had its main action of this round. */
    boolean acted(Seat seat);

    int stock(Seat seat, Item resource);

    /** How many of each resource there is room for. */
    int storage(Seat seat);

    /** Crystals in the depot and those that wait, as far as there is room. */
    int crystals(Seat seat);

    int quarters(Seat seat);

    /** Colonists on the slots of one side. */
    int onSlots(Seat seat, boolean orbit);

    int working(Seat seat);

    /** How many colonists there are beds for. */
    int beds(Seat seat);

    int shelters(Seat seat);

    int bots(Seat seat);

    int hangar(Seat seat);

    /** Ships still in the depot. */
    int shipsLeft(Seat seat);

    int discoveries(Seat seat);

    int researchTiles(Seat seat);

    /** Progress cubes placed. */
    int progress(Seat seat);

    boolean hasProgress(Seat seat, Building type);

    int techLevel(Seat seat, Tech tech);

    int mines(Seat seat);

    int miners(Seat seat);

    boolean goalDone(Seat seat);

    boolean holds(Seat seat, Goal goal);

    /** How far a company has come with a private goal, of what {@link Goal.Condition#n} asks. */
    int towards(Seat seat, Goal goal);

    // ---- cards

    boolean owns(Seat seat, Blueprint card);

    boolean isBuilt(Blueprint card);

    /** Whether the marker of that blueprint could move now, the mineral aside. */
    boolean hasSite(Seat seat, Blueprint card);

    boolean owns(Seat seat, Scientist scientist);

    boolean owns(Seat seat, Contract contract);

    /** Whether it lies in the display, to be signed. */
    boolean isOffered(Contract contract);

    boolean isDone(Contract contract);

    /** Items of that kind a delivery still wants. */
    int missing(Contract contract, Item item);

    /** Advanced buildings of a type, whoever's they are. */
    int advancedOnMars(Building type);

    // ---- the surface

    /** Where the rover stands, or would start from. */
    int rover(Seat seat);

    /** Where the bot of that number stands. */
    int bot(Seat seat, int number);

    boolean hasCrystal(int hex);

    boolean hasTile(int hex);

    /** Whether that company's rover could take the tile there. */
    boolean canTake(Seat seat, int hex);

    /** The nearest tile that company's rover could take, in steps; far away if there is none. */
    int toNearestTile(Seat seat, int from);

    /** Steps from a hex to the nearest building of the type; of shelters, that company's. */
    int toNearest(Seat seat, Building type, int from);

    /** Whose miner stands there. */
    Optional<Seat> minerAt(int hex);

    /** How many buildings of the type a new one would join there, shelters of that company only. */
    int joined(Seat seat, Building type, int hex);

    /** The size of the complex on that hex. */
    int complex(int hex);

    /** The largest complex of the type; of shelters, that company's. */
    int largest(Seat seat, Building type);
}
