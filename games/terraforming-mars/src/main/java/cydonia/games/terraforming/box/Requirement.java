package cydonia.games.terraforming.box;

/** What must be true at the moment a card is played. */
public sealed interface Requirement {

    record AtLeast(Parameter what, int value) implements Requirement {
    }

    record AtMost(Parameter what, int value) implements Requirement {
    }

    /** Own tags in play. */
    record Tags(int count, Tag tag) implements Requirement {
    }

    /** Own production. */
    record Production(int steps, Resource what) implements Requirement {
    }

    /** Cities in play, whoever owns them, wherever they are. */
    record Cities(int count) implements Requirement {
    }

    /** Own greenery tiles. */
    record Greeneries(int count) implements Requirement {
    }
}
