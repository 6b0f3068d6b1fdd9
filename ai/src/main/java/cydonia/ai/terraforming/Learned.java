package cydonia.ai.terraforming;

import cydonia.ai.Net;
import cydonia.ai.Traits;
import cydonia.engine.Seat;
import cydonia.games.terraforming.TerraformingRollout;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/** What was learned from played games: a net for whoever plays alone, and one for two rivals. */
public enum Learned {

    /** The money to spare when Mars is terraformed in time, or that was lacking. */
    ALONE("solo", AloneTraits.COUNT, AloneTraits.FIRST_CARD, 0, 0) {
        @Override
        public void put(TerraformingRollout table, Seat seat, Traits to) {
            Alone.traits(table, seat, to);
        }
    },
    /** The lead in the end, in points. */
    TWO("two", RivalTraits.COUNT, RivalTraits.FIRST_CARD, RivalTraits.LEAD, RivalTraits.LEAD_END) {
        @Override
        public void put(TerraformingRollout table, Seat seat, Traits to) {
            new RivalTraits(table).put(seat, to);
        }
    };

    private final String file;
    private final int traits;
    private final int firstCard;
    private final int reckoned;
    private final int reckonedEnd;

    Learned(String name, int traits, int firstCard, int reckoned, int reckonedEnd) {
        this.file = "learned/terraforming-mars." + name + ".txt";
        this.traits = traits;
        this.firstCard = firstCard;
        this.reckoned = reckoned;
        this.reckonedEnd = reckonedEnd;
    }

    /** Puts the traits of a table as that seat sees it. */
    public abstract void put(TerraformingRollout table, Seat seat, Traits to);

    public int traits() {
        return traits;
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
    Net net() {
        try (InputStream in = Objects.requireNonNull(Net.class.getResourceAsStream(file), file)) {
            return read(in);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
