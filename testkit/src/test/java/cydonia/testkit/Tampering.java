package cydonia.testkit;

import cydonia.dunes.DunesPosition;
import cydonia.dunes.table.DunesSource;
import cydonia.engine.Streams;
import java.lang.reflect.Field;
import java.util.Objects;

/** Mistakes that a table's streams of chance might make, planted by reflection. */
final class Tampering {

    private static final int DECK = DunesSource.DECK.ordinal();
    private static final int DIE = DunesSource.DIE.ordinal();

    private Tampering() {
    }

    /** The guess rolls the die of the real table. */
    static DunesPosition keepTheDie(DunesPosition real, DunesPosition guess) {
        long[] truth = keys(real).clone();
        System.arraycopy(keys(guess), 2 * DECK, truth, 2 * DECK, 2);
        set(guess, truth);
        return guess;
    }

    /** Whenever the die has rolled, the deck goes on under another key. */
    static void moveTheDeck(DunesPosition before, DunesPosition after) {
        if (Innards.streams(after).rolled(DIE) > Innards.streams(before).rolled(DIE)) {
            long[] moved = keys(after).clone();
            moved[2 * DECK]++;
            set(after, moved);
        }
    }

    /** The deck rolls once in vain. */
    static void turnACard(DunesPosition position, boolean really) {
        if (really) {
            Innards.streams(position).roll(DunesSource.DECK, 2);
        }
    }

    private static long[] keys(DunesPosition position) {
        return (long[]) Objects.requireNonNull(Leaf.read(field(), Innards.streams(position)));
    }

    private static void set(DunesPosition position, long[] keys) {
        try {
            field().set(Innards.streams(position), keys);
        } catch (IllegalAccessException closed) {
            throw new IllegalStateException(closed);
        }
    }

    private static Field field() {
        try {
            Field field = Streams.class.getDeclaredField("keys");
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException gone) {
            throw new LinkageError("keys of Streams", gone);
        }
    }
}
