package cydonia.games.onmars.cards;

/**
 * Everything a card, tile or printed space can say. Rules and texts of both languages are read from here. {@code boost}
 * means: one more for each colonist sent from the living quarters to the working area.
 */
public sealed interface Effect {

    /** An empty space. */
    record Nothing() implements Effect {
    }

    record Gain(Item item, int n, boolean boost) implements Effect {
    }

    record GainColonists(int n) implements Effect {
    }

    record Score(int points) implements Effect {
    }

    /** So many resources of one's choice, minerals excepted. */
    record GainAny(int n) implements Effect {
    }

    /** Items from the warehouse. */
    record Stock(int n, boolean crystals, boolean boost) implements Effect {
    }

    record Learn(int n, boolean boost) implements Effect {
    }

    record Develop(int n, boolean pay, boolean boost) implements Effect {
    }

    record TakePlans(int n, boolean boost) implements Effect {
    }

    /** A building of this type; the boost raises the level of the technology used. */
    record Construct(Building type, boolean boost) implements Effect {
    }

    record ConstructAny() implements Effect {
    }

    record Upgrade(int n, boolean pay, boolean tech, boolean anywhere, boolean boost) implements Effect {
    }

    /**
     * Points for bots and for the rover; crystals buy more. Collecting bots take crystals and tiles as a rover would.
     */
    record Drive(int bots, int rover, boolean tech, boolean collecting) implements Effect {
    }

    /** So many colonists with the ship, or one fewer and a bot. */
    record WelcomeShip(int colonists, boolean pay, boolean boost) implements Effect {
    }

    record Hire(boolean scientists, boolean contracts, boolean pay) implements Effect {
    }

    /** Up to so many colonists back to the living quarters, from action slots and from the working area. */
    record Retrieve(int n, boolean slots, boolean work) implements Effect {
    }

    /** Advanced buildings and miners produce. */
    record Produce() implements Effect {
    }

    /** Travel with all its steps: to Orbit, or from wherever one is to the other side. */
    record Travel(boolean toOrbitOnly) implements Effect {
    }

    record Radar() implements Effect {
    }

    /** One resource of one's stock against two others. */
    record Trade() implements Effect {
    }

    /** One water or one plant for a colonist. */
    record BuyColonist() implements Effect {
    }
}
