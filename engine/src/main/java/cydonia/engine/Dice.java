package cydonia.engine;

/**
 * Dice that are not the table's: those of guesses and of players who choose by chance. The n-th roll is SipHash-2-4 of
 * n under the seed. Equal dice roll alike on every machine for ever, and whoever has seen any number of rolls can still
 * not foretell the next. The table's own are {@link Streams}.
 */
public record Dice(Seed seed) {

    public static Dice of(Seed seed) {
        return new Dice(seed);
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
