package cydonia.games.tilsit;

import cydonia.engine.Imprint;
import cydonia.engine.Seat;

/**
 * One player's board and cards. Active levels always form an unbroken run from the lowest, so a count says everything:
 * {@code built} counts tiles, {@code active} counts working levels with the printed one included. The places above are
 * unstaffed, or, for habitations, pending.
 */
final class Colony {

    static final int FOUNDERS = 7;

    private static final int HAND_PER_FIRST_SILO = 4;
    private static final int HAND_PER_SILO = 2;

    final Seat seat;
    final int[] hand;
    final int[] built;
    final int[] active;
    /** How many colonists each habitation really brought: fewer than three when the tokens ran out. */
    final int[] brought;
    final int[] faceUp;
    final int[] held;
    int idle;
    /** Colonists that face-up R&D cards really brought. */
    int robots;
    /** Bits of contracts owned. */
    int contracts;
    /** The victory marker: set at the end of the player's own turns. */
    int marker;
    Perks perks;

    Colony(Seat seat) {
        this.seat = seat;
        hand = new int[Resource.KINDS];
        built = new int[Installation.KINDS];
        active = new int[Installation.KINDS];
        brought = new int[Installation.HABITATION.topLevel() + 1];
        faceUp = new int[RdCard.KINDS];
        held = new int[RdCard.KINDS];
        perks = Perks.NONE;
        active[Installation.HABITATION.ordinal()] = 1;
        active[Installation.POWER.ordinal()] = 1;
        active[Installation.SILO.ordinal()] = 1;
        idle = FOUNDERS - 2;
    }

    Colony(Colony other) {
        seat = other.seat;
        hand = other.hand.clone();
        built = other.built.clone();
        active = other.active.clone();
        brought = other.brought.clone();
        faceUp = other.faceUp.clone();
        held = other.held.clone();
        idle = other.idle;
        robots = other.robots;
        contracts = other.contracts;
        marker = other.marker;
        perks = other.perks;
    }

    int active(Installation what) {
        return active[what.ordinal()];
    }

    int built(Installation what) {
        return built[what.ordinal()];
    }

    /** The highest active level; one below the lowest where none is active. */
    int level(Installation what) {
        return active[what.ordinal()] - what.printedLevels();
    }

    /** Places that could be active: built ones and the printed one. */
    int places(Installation what) {
        return built[what.ordinal()] + what.printedLevels();
    }

    int handSize() {
        return hand[0] + hand[1] + hand[2] + hand[3] + hand[4];
    }

    int handLimit() {
        int silos = active(Installation.SILO);
        return silos == 0 ? 0 : HAND_PER_FIRST_SILO + HAND_PER_SILO * (silos - 1) + perks.hand();
    }

    int consumption() {
        int sum = 0;
        for (int units : active) {
            sum += units;
        }
        return sum - active(Installation.POWER);
    }

    /** What the own plants and cards give; borrowed energy comes on top. */
    int ownEnergy() {
        return Installation.energyOf(active(Installation.POWER)) + perks.energy();
    }

    int mines() {
        int sum = 0;
        for (int i = Installation.IRON_MINE.ordinal(); i < Installation.KINDS; i++) {
            sum += built[i];
        }
        return sum;
    }

    int colonists() {
        int sum = idle;
        for (int staffed : active) {
            sum += staffed;
        }
        return sum - active(Installation.HABITATION);
    }

    int science() {
        int sum = 0;
        for (int i = 0; i < RdCard.KINDS; i++) {
            if (faceUp[i] > 0) {
                sum += faceUp[i] * RdCard.of(i).science();
            }
        }
        return sum;
    }

    boolean hasTieBonus(Domain domain) {
        return (perks.tieBonuses() & domain.bit()) != 0;
    }

    int contractCount() {
        return Integer.bitCount(contracts);
    }

    /** Contracts one may have: 1, with communication 1 two, with 2 four, with 3 all there are. */
    int contractLimit() {
        return switch (level(Installation.COMMUNICATION)) {
            case 0 -> 1;
            case 1 -> 2;
            case 2 -> 4;
            default -> Contract.ALL.size();
        };
    }

    void imprint(Imprint to) {
        to.put(hand).put(built).put(active).put(brought).put(faceUp).put(held);
        to.put(idle).put(robots).put(contracts).put(marker);
    }
}
