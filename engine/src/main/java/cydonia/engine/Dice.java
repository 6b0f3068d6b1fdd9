package cydonia.engine;

/**
 * Chance as a value: the n-th roll is SipHash-2-4 of n under the seed. Equal dice give equal games on every machine for
 * ever, and whoever has seen any number of rolls can still not foretell the next.
 */
public record Dice(Seed seed, long rolled) {

    /** The dice of a game. */
    public static Dice of(Seed seed) {
        return new Dice(seed, 0);
    }

    /** Dice for guessing hidden things. They share nothing with the dice of the game that has the same seed. */
    public static Dice guessing(Seed seed, long number) {
        return of(seed.derive(Purpose.GUESSES, number));
    }

    /** Dice for players who choose by chance, apart from the game's and from those of guesses. */
    public static Dice choosing(Seed seed, long number) {
        return of(seed.derive(Purpose.CHOICES, number));
    }

    public DiceCup open() {
        return new DiceCup(this);
    }
}
