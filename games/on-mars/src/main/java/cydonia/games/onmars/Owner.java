package cydonia.games.onmars;

import cydonia.engine.Seat;
import java.util.List;
import java.util.Optional;

/** Whose something is: a seat's company, or that of Lacerda, who has no seat. */
public enum Owner {
    RED, GREEN, BLUE, YELLOW, LACERDA;

    /** Places for companies, however many there are. */
    public static final int SEATS = 4;
    /** The company that is Lacerda's in a solo game: the second one. */
    public static final int AUTOMA = 1;

    private static final List<Owner> ALL = List.of(values());

    public static Owner of(Seat seat) {
        return ALL.get(seat.index());
    }

    /** Empty for Lacerda. */
    public Optional<Seat> seat() {
        return this == LACERDA ? Optional.empty() : Optional.of(Seat.of(ordinal()));
    }
}
