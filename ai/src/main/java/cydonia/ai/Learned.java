package cydonia.ai;

import cydonia.engine.Seat;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/**
 * What was learned from played games of one kind: which traits their tables have, and the net that came of it.
 *
 * @param name
 *            of the file
 * @param traits
 *            how many there are
 * @param firstCard
 *            from here on traits are cards, which are there or not
 * @param reckoned
 *            the first of those by which the learning begins, and
 * @param reckonedEnd
 *            the first that is none of them any more
 */
public record Learned<R>(String name, int traits, int firstCard, int reckoned, int reckonedEnd, Look<R> look) {

    /** Puts the traits of a table as one seat sees it. */
    @FunctionalInterface
    public interface Look<R> {
        void put(R table, Seat seat, Traits to);
    }

    /** For the program that learns: how many traits there are, the first card, and those by which it begins. */
    public String head() {
        return traits + " " + firstCard + " " + reckoned + " " + reckonedEnd;
    }

    /** A net for these traits. */
    public Net read(InputStream from) throws IOException {
        return Net.read(from, traits);
    }

    /** The net that came of it. */
    public Net net() {
        String file = "learned/" + name + ".txt";
        try (InputStream in = Objects.requireNonNull(Net.class.getResourceAsStream(file), file)) {
            return read(in);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
