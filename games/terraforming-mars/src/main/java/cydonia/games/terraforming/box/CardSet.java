package cydonia.games.terraforming.box;

import cydonia.engine.Imprint;

/** A set of cards by index, as bits: small, quick to copy, and without an order to keep secret. */
public final class CardSet {

    private long a;
    private long b;
    private long c;
    private long d;

    public boolean has(int card) {
        return (word(card >> 6) >>> card & 1) != 0;
    }

    public void add(int card) {
        flip(card, true);
    }

    public void remove(int card) {
        flip(card, false);
    }

    private void flip(int card, boolean on) {
        long bit = 1L << card;
        switch (card >> 6) {
            case 0 -> a = on ? a | bit : a & ~bit;
            case 1 -> b = on ? b | bit : b & ~bit;
            case 2 -> c = on ? c | bit : c & ~bit;
            default -> d = on ? d | bit : d & ~bit;
        }
    }

    private long word(int number) {
        return switch (number) {
            case 0 -> a;
            case 1 -> b;
            case 2 -> c;
            default -> d;
        };
    }

    public int size() {
        return Long.bitCount(a) + Long.bitCount(b) + Long.bitCount(c) + Long.bitCount(d);
    }

    public boolean isEmpty() {
        return (a | b | c | d) == 0;
    }

    /** The first card from that index on, or -1. */
    public int next(int from) {
        int number = from >> 6;
        if (number > 3) {
            return -1;
        }
        long word = word(number) & -1L << from;
        while (word == 0) {
            if (++number > 3) {
                return -1;
            }
            word = word(number);
        }
        return (number << 6) + Long.numberOfTrailingZeros(word);
    }

    /** The first card from that index on that is also in one set and not in another, or -1. */
    public int next(int from, CardSet in, CardSet notIn) {
        int number = from >> 6;
        if (number > 3) {
            return -1;
        }
        long word = word(number) & in.word(number) & ~notIn.word(number) & -1L << from;
        while (word == 0) {
            if (++number > 3) {
                return -1;
            }
            word = word(number) & in.word(number) & ~notIn.word(number);
        }
        return (number << 6) + Long.numberOfTrailingZeros(word);
    }

    /** The card that has exactly so many before it. */
    public int nth(int rank) {
        int left = rank;
        for (int number = 0; number <= 3; number++) {
            long word = word(number);
            int count = Long.bitCount(word);
            if (left < count) {
                while (left-- > 0) {
                    word &= word - 1;
                }
                return (number << 6) + Long.numberOfTrailingZeros(word);
            }
            left -= count;
        }
        throw new IllegalArgumentException("no card number " + rank);
    }

    public void clear() {
        a = 0;
        b = 0;
        c = 0;
        d = 0;
    }

    public void addAll(CardSet other) {
        a |= other.a;
        b |= other.b;
        c |= other.c;
        d |= other.d;
    }

    public void removeAll(CardSet other) {
        a &= ~other.a;
        b &= ~other.b;
        c &= ~other.c;
        d &= ~other.d;
    }

    public void retainAll(CardSet other) {
        a &= other.a;
        b &= other.b;
        c &= other.c;
        d &= other.d;
    }

    public void become(CardSet other) {
        a = other.a;
        b = other.b;
        c = other.c;
        d = other.d;
    }

    public CardSet copy() {
        CardSet copy = new CardSet();
        copy.become(this);
        return copy;
    }

    public void imprint(Imprint into) {
        into.put(a).put(b).put(c).put(d);
    }
}
