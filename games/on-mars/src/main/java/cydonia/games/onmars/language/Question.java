package cydonia.games.onmars.language;

import cydonia.engine.Seat;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.Tech;

/**
 * What somebody is asked, as everybody at the table may know it. {@code left} is how often it may still be done for
 * free, or how much is still to be paid.
 */
public sealed interface Question {

    Seat who();

    /** What to do with one's turn, and which of its two actions have been done. */
    record Turn(Seat who, boolean mainDone, boolean executiveDone) implements Question {
    }

    /** What else to do before one's turn ends with a Landing Pod. */
    record LastMoment(Seat who) implements Question {
    }

    /** Which turn-order space to take. */
    record Space(Seat who) implements Question {
    }

    /** On which side the shuttle begins. */
    record ShuttleSide(Seat who) implements Question {
    }

    /** Whether and how to travel. */
    record Shuttle(Seat who) implements Question {
    }

    /** Colonists or crystals for those who are on an action already. */
    record PaySlot(Seat who, MainAction main, int left) implements Question {
    }

    record PayResources(Seat who) implements Question {
    }

    /** Crystals, or private goals in their place. */
    record PayCrystals(Seat who, int left) implements Question {
    }

    /** What to take out of the warehouse. */
    record Stock(Seat who, int left) implements Question {
    }

    /** Which resource to gain. */
    record Receive(Seat who, int left) implements Question {
    }

    /** Which contract takes a gain that finds no room. */
    record PutGain(Seat who, Item item, int left) implements Question {
    }

    record Learn(Seat who, int left) implements Question {
    }

    record Shelve(Seat who, Tech tech) implements Question {
    }

    record Develop(Seat who, int left) implements Question {
    }

    /** Whether to develop what others used, or to keep the oxygen. */
    record Oxygen(Seat who, Tech tech) implements Question {
    }

    record Plans(Seat who, int left) implements Question {
    }

    /** Which blueprint to build. */
    record Upgrade(Seat who, int left) implements Question {
    }

    record UpgradeAt(Seat who, Blueprint card) implements Question {
    }

    record Welcome(Seat who, int left) implements Question {
    }

    record Unload(Seat who, int colonists) implements Question {
    }

    /** Where a new bot lands. */
    record Land(Seat who) implements Question {
    }

    /** Where a piece goes that has to make room. */
    record MakeRoom(Seat who) implements Question {
    }

    /** The next step of a bot or the rover, and the points left for them. */
    record Drive(Seat who, int botPoints, int roverPoints) implements Question {
    }

    record Hire(Seat who) implements Question {
    }

    /** Which contract fills a gap of the display. */
    record Refill(Seat who) implements Question {
    }

    record Construct(Seat who) implements Question {
    }

    record ConstructAt(Seat who, Building building) implements Question {
    }

    /** Whose technology lets the complex grow. */
    record ConstructBy(Seat who, Building building) implements Question {
    }

    /** What a building that the colony needed brings. */
    record Benefit(Seat who) implements Question {
    }

    record Recall(Seat who, int left) implements Question {
    }

    record Explore(Seat who) implements Question {
    }

    record ExploreAt(Seat who, Discovery tile) implements Question {
    }

    record Radar(Seat who) implements Question {
    }

    /** Whether a colonist makes a building produce again. */
    record ProduceAgain(Seat who) implements Question {
    }

    /** Whether colonists bring more of a gain. */
    record GainMore(Seat who, Item item) implements Question {
    }

    record BuyColonist(Seat who) implements Question {
    }

    /** Whether a game in which nothing happens any more shall end now. */
    record EndGame(Seat who) implements Question {
    }

    /** Which contracts to fulfil at the end of the game. */
    record Fulfil(Seat who) implements Question {
    }
}
