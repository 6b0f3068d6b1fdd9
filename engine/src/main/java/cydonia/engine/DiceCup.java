package cydonia.engine;

/** {@link Dice} with the lid off, for use inside one table: rolling changes it. */
public final class DiceCup {

    private Seed seed;
    private long k0;
    private long k1;
    private long rolled;

    DiceCup(Dice dice) {
        this.seed = dice.seed();
        refill(dice);
    }

    /**
     * One of {@code 0 .. faces - 1}. The bias of the multiplication is below 2^-58 for 64 faces: nobody will see it.
     */
    public int roll(int faces) {
        return (int) Math.unsignedMultiplyHigh(SipHash.of(k0, k1, rolled++), faces);
    }

    /** Goes on with other dice, as a guessed world must. */
    public void refill(Dice dice) {
        seed = dice.seed();
        k0 = seed.low();
        k1 = seed.high();
        rolled = dice.rolled();
    }

    /** Puts the first {@code count} elements in random order. */
    public void shuffle(int[] cards, int count) {
        for (int i = count - 1; i > 0; i--) {
            int j = roll(i + 1);
            int card = cards[i];
            cards[i] = cards[j];
            cards[j] = card;
        }
    }

    /** Picks one of a heap where {@code counts[i]} alike lie of kind i, and {@code total} in all; tells the kind. */
    public int pick(int[] counts, int total) {
        int at = roll(total);
        int kind = 0;
        while (at >= counts[kind]) {
            at -= counts[kind++];
        }
        return kind;
    }

    public DiceCup copy() {
        return new DiceCup(seal());
    }

    public Dice seal() {
        return new Dice(seed, rolled);
    }
}
