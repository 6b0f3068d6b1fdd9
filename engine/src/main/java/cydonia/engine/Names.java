package cydonia.engine;

/** What the people at the table are called. */
@FunctionalInterface
public interface Names {

    String of(Seat seat);

    /** Everybody goes by the colour of the seat. */
    static Names colours(Language language) {
        return seat -> seat.colour().in(language);
    }
}
