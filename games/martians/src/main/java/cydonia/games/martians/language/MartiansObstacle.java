package cydonia.games.martians.language;

import cydonia.engine.Obstacle;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.Objective;
import cydonia.games.martians.box.Ward;

/** Why something cannot be done now: what is, and what is needed. */
public sealed interface MartiansObstacle extends Obstacle {

    record NotEnoughTime(int needed, int left) implements MartiansObstacle {
    }

    record NotEnough(Good good, int needed, int held) implements MartiansObstacle {
    }

    record NotEnoughMinerals(AnalysisCard mineral, int needed, int held, int proofs) implements MartiansObstacle {
    }

    record NotEnoughArtefacts(int needed, int held) implements MartiansObstacle {
    }

    /** No such token lies where the player may take it away. */
    record NoNeed(Need need) implements MartiansObstacle {
    }

    record NoneThere(Need need, int quarters) implements MartiansObstacle {
    }

    record PostUnavailable(int players) implements MartiansObstacle {
    }

    record PostBlocked() implements MartiansObstacle {
    }

    record PostTaken() implements MartiansObstacle {
    }

    record UnderConstruction(Infrastructure where) implements MartiansObstacle {
    }

    record NotUnderConstruction(Infrastructure where) implements MartiansObstacle {
    }

    record NothingToImprove(Infrastructure where, int post) implements MartiansObstacle {
    }

    record MarkerThere(Infrastructure where) implements MartiansObstacle {
    }

    record NoMarker() implements MartiansObstacle {
    }

    record ClosedByEvent() implements MartiansObstacle {
    }

    /** None of the actions there could be done. */
    record NothingPossible(Infrastructure where) implements MartiansObstacle {
    }

    /** An action needs a marker placed there now. */
    record NotPlaced(Infrastructure where) implements MartiansObstacle {
    }

    /** The marker just placed must first do something there. */
    record MustActFirst(Infrastructure where) implements MartiansObstacle {
    }

    record AlreadyDone() implements MartiansObstacle {
    }

    record InstallationLimit(int limit) implements MartiansObstacle {
    }

    record StaffLimit(int limit) implements MartiansObstacle {
    }

    record NotOnDisplay() implements MartiansObstacle {
    }

    record NotHired() implements MartiansObstacle {
    }

    record UsedThisTurn() implements MartiansObstacle {
    }

    record AlreadyDeveloped() implements MartiansObstacle {
    }

    record AlreadyPlanted() implements MartiansObstacle {
    }

    record NoTileLeft() implements MartiansObstacle {
    }

    record NothingToDig() implements MartiansObstacle {
    }

    record NoRegolithDug() implements MartiansObstacle {
    }

    record NoTokenThere() implements MartiansObstacle {
    }

    record FaceDown() implements MartiansObstacle {
    }

    record OutOfReach() implements MartiansObstacle {
    }

    /** The excavator must not go away from the face-down tokens. */
    record MovesAway(int from, int to) implements MartiansObstacle {
    }

    record SlotsFull(int slots) implements MartiansObstacle {
    }

    record NotYet(Objective.Requirement requirement) implements MartiansObstacle {
    }

    record RtgEmpty() implements MartiansObstacle {
    }

    record NoMarkersOnPosts() implements MartiansObstacle {
    }

    record NobodyIn(Ward ward) implements MartiansObstacle {
    }

    record NotTradeable(Good good) implements MartiansObstacle {
    }

    /** What is given in an offer cannot be asked for in the same offer. */
    record AlreadyGiven(Good good) implements MartiansObstacle {
    }

    record OffersRefused(int limit) implements MartiansObstacle {
    }

    record DeliveryLimit(int limit) implements MartiansObstacle {
    }
}
