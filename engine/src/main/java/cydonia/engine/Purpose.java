package cydonia.engine;

/**
 * What a derived seed is for. Seeds derived from one seed for two purposes have nothing in common. The numbers are part
 * of every game that can be repeated: one that was given is neither changed nor given again.
 */
public enum Purpose {

    /** Guesses of what is hidden. */
    GUESSES(1),

    /** Choices of players who choose by chance. */
    CHOICES(2),

    /** The games of a simulation. */
    SIMULATED_GAMES(3),

    /** The trees of a search. */
    TREES(4),

    /** The moves of a computer player; derived from the seed of such a move, its whim among moves nearly as good. */
    COMPUTERS(5),

    /** The deals of an arena. */
    DEALS(6),

    /** The games of an arena after the deal; derived from the seed of such a game, the decisions of its players. */
    ARENA_CHANCES(7),

    /** The thoughts about a game that is over; derived from the seed of one of them, each of its searches. */
    REVIEWS(8),

    /** The streams of a table, by the place of their source in its game's list. */
    STREAMS(9);

    private final long number;

    Purpose(long number) {
        this.number = number;
    }

    long number() {
        return number;
    }
}
