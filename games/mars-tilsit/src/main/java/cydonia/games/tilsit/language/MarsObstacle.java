package cydonia.games.tilsit.language;

import cydonia.engine.Obstacle;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Resource;

/** Every reason why something is not possible. */
public sealed interface MarsObstacle extends Obstacle {

    /** How many tiles of each level there are is reconstructed; how many of each kind is not. */
    record NoTileLeft(Installation what, int level, boolean reconstructed) implements MarsObstacle {
    }

    record FullyBuilt(Installation what) implements MarsObstacle {
    }

    record NoMinePlace(int places) implements MarsObstacle {
    }

    record TooFewCards(Resource what, int have, int need) implements MarsObstacle {
    }

    record PileEmpty(Resource what) implements MarsObstacle {
    }

    record NotActive(Installation what, int level) implements MarsObstacle {
    }

    /** Neither has the active player a module, nor the partner one of level 2. */
    record NoChannel() implements MarsObstacle {
    }

    record EmptyHand(boolean own) implements MarsObstacle {
    }

    record OffersRefused(int limit) implements MarsObstacle {
    }

    record AlreadyRolled() implements MarsObstacle {
    }

    record AlreadyFought() implements MarsObstacle {
    }

    record ContractLimit(int limit) implements MarsObstacle {
    }

    /** By oneself. */
    record ContractHeld() implements MarsObstacle {
    }

    record ContractTaken() implements MarsObstacle {
    }

    record NoIdleColonist() implements MarsObstacle {
    }

    record NoEnergy(int consumption, int limit) implements MarsObstacle {
    }

    record VacatedThisTurn() implements MarsObstacle {
    }

    record AlreadyUsed() implements MarsObstacle {
    }

    record NobodyToSpyOn() implements MarsObstacle {
    }

    record NothingToBuildWithIt() implements MarsObstacle {
    }
}
