package cydonia.dunes.language;

import cydonia.engine.Obstacle;

/** Why something is not possible in Dunes. */
public sealed interface DunesObstacle extends Obstacle {

    record NotInHand(int wind) implements DunesObstacle {
    }

    record FlasksFull(int have, int most) implements DunesObstacle {
    }

    record NotYourDune() implements DunesObstacle {
    }

    record NoTimeToBid() implements DunesObstacle {
    }

    record NoTimeToDrop() implements DunesObstacle {
    }

    record EnoughDropped(int most) implements DunesObstacle {
    }

    record TooStrong(int together, int most) implements DunesObstacle {
    }
}
