package cydonia.tables.sight;

import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Through whose eyes a game is looked at: a seat's, the public's, or everybody's at once. */
public sealed interface Eyes {

    /** What one viewer could see at the time. */
    record Of(Viewer viewer) implements Eyes {
    }

    /** All hands open: for games that are over. */
    record All() implements Eyes {
    }

    /** The word for it in addresses. */
    default String word() {
        return switch (this) {
            case Of(Seat seat) -> seat.word();
            case Of _ -> "public";
            case All() -> "all";
        };
    }

    /** Everything that can be chosen once nothing is secret any more. */
    static List<Eyes> ofAll(int seats) {
        List<Eyes> eyes = new ArrayList<>(List.of(new All()));
        Seat.first(seats).forEach(seat -> eyes.add(new Of(seat)));
        eyes.add(new Of(Viewer.PUBLIC));
        return eyes;
    }

    static Optional<Eyes> parse(String word) {
        return ofAll(Seat.values().length).stream().filter(eyes -> eyes.word().equals(word)).findFirst();
    }
}
