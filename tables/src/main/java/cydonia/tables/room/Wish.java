package cydonia.tables.room;

import cydonia.engine.Seat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What somebody wants of a table, before it is checked. */
sealed interface Wish {

    /**
     * To take an action, or all that is chosen of several things, in any order; as it was typed, but for the spaces.
     *
     * @param whole
     *            whether this is all of a choice of several; otherwise it must not be one of its things alone
     * @param version
     *            of the table it was made for
     */
    record Act(Seat seat, List<String> actions, boolean whole, OptionalInt version) implements Wish {
        public Act {
            actions = actions.stream().map(action -> action.strip().replaceAll("\\s+", " ")).toList();
        }
    }

    /** To take back what that seat chose last. */
    record TakeBack(Seat seat, int version) implements Wish {
    }

    /** To ask what the computer would do. */
    record Ask(Seat seat, int version) implements Wish {
    }

    /** To change who sits where, or that the table goes on. Whatever was decided meanwhile, it means the same. */
    record Change(Event event) implements Wish {
    }

    /** The version of the table it was made for; nothing where any will do. */
    default OptionalInt made() {
        return switch (this) {
            case Act act -> act.version();
            case TakeBack(Seat _, int version) -> OptionalInt.of(version);
            case Ask(Seat _, int version) -> OptionalInt.of(version);
            case Change _ -> OptionalInt.empty();
        };
    }

    /** Whether a game could not come to its end without it. */
    default boolean needed() {
        return switch (this) {
            case Act _ -> true;
            case TakeBack _,Ask _ -> false;
            case Change(Event event) ->
                event instanceof Event.Conceded || event instanceof Event.Joined || event instanceof Event.TimedOut
                        || event instanceof Event.Agreed;
        };
    }

    /** Whether it may be wished where the rules have changed under the game: whatever helps to end it. */
    default boolean ending() {
        return this instanceof Change(Event event) && switch (event) {
            case Event.Agreed _,Event.Recalled _,Event.Stayed _,Event.Invited _ -> true;
            default -> false;
        };
    }

    /** The wish as an event, as far as it is known before the rules have looked at it. */
    default Event event() {
        return switch (this) {
            case Act(Seat seat, List<String> actions, boolean _, OptionalInt _) -> new Event.Acted(seat, actions);
            case TakeBack(Seat seat, int _) -> new Event.Undone(seat, Optional.empty());
            case Ask(Seat seat, int _) -> new Event.Advised(seat);
            case Change(Event event) -> event;
        };
    }
}
