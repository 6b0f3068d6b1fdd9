package cydonia.engine;

import java.util.Arrays;

/**
 * All chance of one table, with the lid off: rolling changes it. Each {@link Source} rolls in a stream of its own,
 * under a seed derived from the table's, so that its n-th roll is the same whatever else was rolled; under
 * {@link Chance#ONE_COUNTER} all of them share one stream, which is the table's seed itself.
 */
public final class Streams {

    private static final int WORDS = 2;

    private final Chance chance;
    private Seed seed;
    /** Two words of a seed for each stream. Never changed, so copies share them. */
    private long[] keys;
    /** How often each stream has rolled. */
    private final int[] rolled;

    private Streams(Chance chance, Seed seed, int sources) {
        this.chance = chance;
        this.seed = seed;
        rolled = new int[chance == Chance.STREAMS ? sources : 1];
        keys = keys();
    }

    private Streams(Streams other) {
        chance = other.chance;
        seed = other.seed;
        keys = other.keys;
        rolled = other.rolled.clone();
    }

    /** Nothing has been rolled yet. */
    public static Streams of(Chance chance, Seed seed, Source[] sources) {
        return new Streams(chance, seed, sources.length);
    }

    private long[] keys() {
        if (chance == Chance.ONE_COUNTER) {
            return new long[]{seed.low(), seed.high()};
        }
        long[] derived = new long[WORDS * rolled.length];
        for (int stream = 0; stream < rolled.length; stream++) {
            Seed own = seed.derive(Purpose.STREAMS, stream);
            derived[WORDS * stream] = own.low();
            derived[WORDS * stream + 1] = own.high();
        }
        return derived;
    }

    /**
     * One of {@code 0 .. faces - 1}. The bias of the multiplication is below 2^-58 for 64 faces: nobody will see it.
     */
    public int roll(Source source, int faces) {
        int stream = chance == Chance.STREAMS ? source.ordinal() : 0;
        return DiceCup.face(word(stream, rolled[stream]++), faces);
    }

    /** Puts the first {@code count} elements in random order. */
    public void shuffle(Source source, int[] cards, int count) {
        for (int i = count - 1; i > 0; i--) {
            int j = roll(source, i + 1);
            int card = cards[i];
            cards[i] = cards[j];
            cards[j] = card;
        }
    }

    /** Picks one of a heap where {@code counts[i]} alike lie of kind i, and {@code total} in all; tells the kind. */
    public int pick(Source source, int[] counts, int total) {
        int at = roll(source, total);
        int kind = 0;
        while (at >= counts[kind]) {
            at -= counts[kind++];
        }
        return kind;
    }

    /** Begins anew with other dice in every stream, as a guessed world must: nothing of the real table's is left. */
    public void refill(Dice guess) {
        seed = guess.seed();
        keys = keys();
        Arrays.fill(rolled, 0);
    }

    public Streams copy() {
        return new Streams(this);
    }

    /** How many streams there are: one for each source, or a single one. */
    public int count() {
        return rolled.length;
    }

    /** How often that stream has rolled. */
    public int rolled(int stream) {
        return rolled[stream];
    }

    /** Its roll of that number, counted from 0, before it is brought down to faces: for whoever compares tables. */
    public long word(int stream, int number) {
        return SipHash.of(keys[WORDS * stream], keys[WORDS * stream + 1], number);
    }

    void imprint(Imprint to) {
        to.put(seed.high()).put(seed.low());
        if (chance == Chance.ONE_COUNTER) {
            to.put((long) rolled[0]);
        } else {
            to.put(rolled);
        }
    }
}
