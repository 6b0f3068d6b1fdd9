package cydonia.games.onmars.box;

/**
 * Everything a card, tile or printed space can say; {@link Vocabulary} has the words. Rules and texts of both languages
 * are read from here. {@code boost} means: one more for each colonist sent from the living quarters to the working
 * area.
 */
public sealed interface Effect {

    /** An empty space. */
    record Nothing() implements Effect {
    }

    record Gain(Item item, int n, boolean boost) implements Effect {

        public Gain boosted() {
            return new Gain(item, n, true);
        }
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

        public Stock orCrystals() {
            return new Stock(n, true, boost);
        }

        public Stock boosted() {
            return new Stock(n, crystals, true);
        }
    }

    record Learn(int n, boolean boost) implements Effect {

        public Learn boosted() {
            return new Learn(n, true);
        }
    }

    record Develop(int n, boolean paying, boolean boost) implements Effect {

        public Develop paid() {
            return new Develop(n, true, boost);
        }

        public Develop boosted() {
            return new Develop(n, paying, true);
        }
    }

    record TakePlans(int n, boolean boost) implements Effect {

        public TakePlans boosted() {
            return new TakePlans(n, true);
        }
    }

    /** A building of this type; the boost raises the level of the technology used. */
    record Construct(Building type, boolean boost) implements Effect {

        public Construct boosted() {
            return new Construct(type, true);
        }
    }

    record ConstructAny() implements Effect {
    }

    /** Paid ones cost a mineral each; a technology may add more; most are done where one's bots can build. */
    record Upgrade(int n, boolean paying, boolean tech, boolean anywhere, boolean boost) implements Effect {

        public Upgrade paid() {
            return new Upgrade(n, true, tech, anywhere, boost);
        }

        public Upgrade withTech() {
            return new Upgrade(n, paying, true, anywhere, boost);
        }

        public Upgrade everywhere() {
            return new Upgrade(n, paying, tech, true, boost);
        }

        public Upgrade boosted() {
            return new Upgrade(n, paying, tech, anywhere, true);
        }
    }

    /**
     * Points for bots and for the rover; crystals buy more. Collecting bots take crystals and tiles as a rover would.
     */
    record Drive(int botPoints, int roverPoints, boolean tech, boolean collecting) implements Effect {

        public Drive bots(int points) {
            return new Drive(points, roverPoints, tech, collecting);
        }

        public Drive rover(int points) {
            return new Drive(botPoints, points, tech, collecting);
        }

        public Drive withTech() {
            return new Drive(botPoints, roverPoints, true, collecting);
        }

        public Drive thatCollect() {
            return new Drive(botPoints, roverPoints, tech, true);
        }
    }

    /** So many colonists with the ship, or one fewer and a bot. */
    record WelcomeShip(int colonists, boolean paying, boolean boost) implements Effect {

        public WelcomeShip paid() {
            return new WelcomeShip(colonists, true, boost);
        }

        public WelcomeShip boosted() {
            return new WelcomeShip(colonists, paying, true);
        }
    }

    record Hire(boolean scientists, boolean contracts, boolean paying) implements Effect {

        public Hire paid() {
            return new Hire(scientists, contracts, true);
        }
    }

    /** Up to so many colonists back to the living quarters, from action slots and from the working area. */
    record Retrieve(int n, boolean slots, boolean work) implements Effect {

        public Retrieve fromActions() {
            return new Retrieve(n, true, work);
        }

        public Retrieve fromWork() {
            return new Retrieve(n, slots, true);
        }

        public Retrieve oneFewer() {
            return new Retrieve(n - 1, slots, work);
        }
    }

    /** Advanced buildings produce. */
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
