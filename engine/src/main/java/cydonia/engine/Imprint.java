package cydonia.engine;

import java.util.Arrays;

/**
 * Everything that makes a position what it is, as numbers in a fixed order: two positions are the same exactly when
 * their imprints are. Not for files: the log is the game.
 */
public final class Imprint {

    private int[] numbers = new int[256];
    private int size;

    public Imprint put(int number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        numbers[size++] = number;
        return this;
    }

    public Imprint put(long number) {
        return put((int) (number >>> 32)).put((int) number);
    }

    public Imprint put(boolean flag) {
        return put(flag ? 1 : 0);
    }

    /** For small records of numbers, enums and records: their text names the type and every part. */
    public Imprint put(String text) {
        put(text.length());
        text.chars().forEach(this::put);
        return this;
    }

    public Imprint put(int[] many) {
        put(many.length);
        for (int number : many) {
            put(number);
        }
        return this;
    }

    public Imprint put(byte[] many) {
        put(many.length);
        for (byte number : many) {
            put(number);
        }
        return this;
    }

    public Imprint put(Streams streams) {
        streams.imprint(this);
        return this;
    }

    public int size() {
        return size;
    }

    /** The same on every machine, unlike {@link #hashCode()} of enums and records. */
    public long digest() {
        long hash = SipHash.of(0, 0, size);
        for (int i = 0; i < size; i++) {
            hash = SipHash.of(hash, i, numbers[i]);
        }
        return hash;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Imprint that && Arrays.equals(numbers, 0, size, that.numbers, 0, that.size);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(digest());
    }

    @Override
    public String toString() {
        return Arrays.toString(Arrays.copyOf(numbers, size));
    }
}
