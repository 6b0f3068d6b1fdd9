package cydonia.games.onmars.language;

import cydonia.engine.Obstacle;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Tech;

/** Why something cannot be done now. */
public sealed interface OnMarsObstacle extends Obstacle {

    record OtherSide(boolean orbitNeeded) implements OnMarsObstacle {
    }

    record MainActionDone() implements OnMarsObstacle {
    }

    record MainActionOwed() implements OnMarsObstacle {
    }

    record ExecutiveDone() implements OnMarsObstacle {
    }

    record TooFew(Item item, int has, int needs) implements OnMarsObstacle {
    }

    /** Of any resource. */
    record TooFewResources(int has, int needs) implements OnMarsObstacle {
    }

    /** Crystals, and goal cards that stand for them. */
    record TooFewCrystals(int has, int needs) implements OnMarsObstacle {
    }

    record TooFewColonists(int has, int needs) implements OnMarsObstacle {
    }

    /** Crystals and colonists together cannot pay for the others on the action and still do it. */
    record SlotTooDear(int cost) implements OnMarsObstacle {
    }

    record AlreadyThere() implements OnMarsObstacle {
    }

    record NoRoom(Item item, int limit) implements OnMarsObstacle {
    }

    record NoRoomForColonists(int capacity) implements OnMarsObstacle {
    }

    record NothingInWarehouse() implements OnMarsObstacle {
    }

    record NoTechToTake() implements OnMarsObstacle {
    }

    record LaboratoryFull() implements OnMarsObstacle {
    }

    record NothingToDevelop() implements OnMarsObstacle {
    }

    record NoMarkerFree() implements OnMarsObstacle {
    }

    record NoBlueprintShown() implements OnMarsObstacle {
    }

    record NoTileLeft(Building type) implements OnMarsObstacle {
    }

    record NoSite(Building type, int bestTech) implements OnMarsObstacle {
    }

    record NothingToBuild() implements OnMarsObstacle {
    }

    record NoBlueprintToBuild() implements OnMarsObstacle {
    }

    record NoBuildingFor(Blueprint card) implements OnMarsObstacle {
    }

    record NoPoints() implements OnMarsObstacle {
    }

    record ShipsPerLevel(int taken, int level) implements OnMarsObstacle {
    }

    record NoShipLeft() implements OnMarsObstacle {
    }

    record ShipInTheWay() implements OnMarsObstacle {
    }

    record NobodyToHire() implements OnMarsObstacle {
    }

    record NobodyToRecall() implements OnMarsObstacle {
    }

    record NothingProduces() implements OnMarsObstacle {
    }

    record AlreadyInOrbit() implements OnMarsObstacle {
    }

    record NoUsefulTile() implements OnMarsObstacle {
    }

    record NotBuilt(Blueprint card) implements OnMarsObstacle {
    }

    record ScientistNeeded(Scientist scientist) implements OnMarsObstacle {
    }

    record GoalNotReached(Goal.What what, int has, int needs) implements OnMarsObstacle {
    }

    record GoalAlreadyCompleted() implements OnMarsObstacle {
    }

    record NoneInWarehouse(Item item) implements OnMarsObstacle {
    }

    record AlreadyKnown(Tech tech) implements OnMarsObstacle {
    }

    record SpaceTaken(LabSpace space) implements OnMarsObstacle {
    }

    /** This effect gives no contract, or no scientist. */
    record NotOffered(boolean contract) implements OnMarsObstacle {
    }
}
