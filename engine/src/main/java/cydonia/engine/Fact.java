package cydonia.engine;

/**
 * One thing that an action changes, as data that is the same for every game. What it is about is a {@link Thing} of the
 * game, and so is the place where something comes to lie.
 */
public sealed interface Fact {

    /** What is paid for it. */
    record Price(Thing what, int amount) implements Fact {
    }

    /**
     * Somebody receives something.
     *
     * @param amount
     *            what is really received
     * @param lost
     *            what there was no room for
     */
    record Gain(Seat who, Thing what, int amount, int lost) implements Fact {
    }

    /** Something is taken from somebody that is no price. */
    record Loss(Seat who, Thing what, int amount) implements Fact {
    }

    /** The score of somebody changes. */
    record Score(Seat who, int points) implements Fact {
    }

    /** A thing comes to lie on a place. */
    record Placed(Seat who, Thing what, Thing where) implements Fact {
    }

    /** A marker that belongs to everybody moves by so many steps. */
    record Moved(Thing what, int steps) implements Fact {
    }
}
