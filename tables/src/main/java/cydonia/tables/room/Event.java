package cydonia.tables.room;

import cydonia.ai.Level;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Undo;
import cydonia.tables.sight.Pace;
import cydonia.tables.sight.TimeLimit;
import cydonia.tables.storage.StoredSeat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a line of a table's log says: {@code act red buy 4; buy 7; enough}, {@code undo red 12}, {@code join green Ann}.
 */
public sealed interface Event {

    String BETWEEN_ACTIONS = "; ";

    /** Somebody took an action, or all of a choice of several, written in the game's notation. */
    record Acted(Seat seat, List<String> actions) implements Event {
        public Acted {
            actions = List.copyOf(actions);
        }
    }

    /** Somebody took something back; the last action of all where nothing else is said. */
    record Undone(Seat seat, Optional<Undo> undo) implements Event {
    }

    record Conceded(Seat seat) implements Event {
    }

    record Joined(Seat seat, String name) implements Event {
    }

    /** The computer plays on from here, that well. */
    record HandedOver(Seat seat, Level level) implements Event {
    }

    /** The person plays again. */
    record TakenBack(Seat seat) implements Event {
    }

    /** The host wants to give the seat to somebody else; whoever holds it may say no. */
    record Recalled(Seat seat) implements Event {
    }

    /** Whoever holds the seat says no to that. */
    record Stayed(Seat seat) implements Event {
    }

    /** The seat waits for whoever has the new link. */
    record Invited(Seat seat) implements Event {
    }

    /** The table is given up before its game began. */
    record Closed() implements Event {
    }

    /** Somebody asked what the computer would do. */
    record Advised(Seat seat) implements Event {
    }

    /** Somebody set how long the computer players wait before they move. */
    record Paced(Seat seat, Pace pace) implements Event {
    }

    /** The table is shown to everybody while it waits for people, or no longer. */
    record Listed(boolean open) implements Event {
    }

    /** At this table time is limited; who sat there at the beginning. */
    record Timed(TimeLimit limit, List<StoredSeat.Kind> seats) implements Event {
        public Timed {
            seats = List.copyOf(seats);
        }
    }

    /** Somebody has no time left: the computer plays until they come back. */
    record TimedOut(Seat seat) implements Event {
    }

    /** From here on the game goes on by that version of its rules. */
    record Renewed(int rules) implements Event {
    }

    /** Somebody agrees to end a game that cannot go on. */
    record Agreed(Seat seat) implements Event {
    }

    /** At this table nobody may ask for advice. */
    record WithoutAdvice() implements Event {
    }

    /**
     * Whether this, as somebody asks for it once more, is what was written: a choice of several things is written in
     * the order of the rules and with what ended it.
     */
    default boolean means(Event written) {
        return switch (this) {
            case Acted(Seat seat, List<String> wanted) -> written instanceof Acted(Seat who, List<String> taken)
                    && seat == who && (contains(wanted, taken) || contains(taken, wanted));
            case Undone(Seat seat, var _) -> written instanceof Undone(Seat who, var _) && seat == who;
            default -> equals(written);
        };
    }

    private static boolean contains(List<String> many, List<String> some) {
        List<String> left = new ArrayList<>(many);
        return some.stream().allMatch(left::remove);
    }

    default String text() {
        return switch (this) {
            case Acted(Seat seat, List<String> actions) ->
                "act " + seat.word() + " " + String.join(BETWEEN_ACTIONS, actions);
            case Undone(Seat seat, Optional<Undo> undo) ->
                "undo " + seat.word() + undo.map(taken -> " " + print(taken)).orElse("");
            case Conceded(Seat seat) -> "concede " + seat.word();
            case Joined(Seat seat, String name) -> "join " + seat.word() + " " + name;
            case HandedOver(Seat seat, Level level) -> "computer " + seat.word() + " " + level.word();
            case TakenBack(Seat seat) -> "person " + seat.word();
            case Recalled(Seat seat) -> "recall " + seat.word();
            case Stayed(Seat seat) -> "stay " + seat.word();
            case Invited(Seat seat) -> "invite " + seat.word();
            case Closed() -> "close";
            case Advised(Seat seat) -> "advise " + seat.word();
            case Paced(Seat seat, Pace pace) -> "pace " + seat.word() + " " + pace.word();
            case Listed(boolean open) -> open ? "list" : "unlist";
            case Timed(TimeLimit limit, List<StoredSeat.Kind> seats) -> "time " + limit.word() + " "
                    + seats.stream().map(kind -> kind.name().toLowerCase(Locale.ROOT)).collect(Collectors.joining(" "));
            case TimedOut(Seat seat) -> "timeout " + seat.word();
            case Renewed(int rules) -> "rules " + rules;
            case Agreed(Seat seat) -> "end " + seat.word();
            case WithoutAdvice() -> "no-advice";
        };
    }

    static Event parse(String text) {
        String[] words = text.split(" ", 3);
        String rest = words.length > 2 ? words[2] : "";
        return switch (words[0]) {
            case "act" -> new Acted(seat(words), List.of(rest.split(BETWEEN_ACTIONS)));
            case "undo" -> new Undone(seat(words), rest.isEmpty() ? Optional.empty() : Optional.of(undo(rest)));
            case "concede" -> new Conceded(seat(words));
            case "join" -> new Joined(seat(words), rest);
            case "computer" -> new HandedOver(seat(words), rest.isEmpty() ? Level.NORMAL : Level.of(rest));
            case "person" -> new TakenBack(seat(words));
            case "recall" -> new Recalled(seat(words));
            case "stay" -> new Stayed(seat(words));
            case "invite" -> new Invited(seat(words));
            case "close" -> new Closed();
            case "advise" -> new Advised(seat(words));
            case "pace" -> new Paced(seat(words), Pace.of(rest));
            case "list" -> new Listed(true);
            case "unlist" -> new Listed(false);
            case "time" -> new Timed(TimeLimit.of(words.length > 1 ? words[1] : ""), kinds(rest));
            case "timeout" -> new TimedOut(seat(words));
            case "rules" -> new Renewed(Integer.parseInt(words.length > 1 ? words[1] : ""));
            case "end" -> new Agreed(seat(words));
            case "no-advice" -> new WithoutAdvice();
            default -> throw new IllegalArgumentException("not an event: " + text);
        };
    }

    /** Whether it is a line of a log at all. */
    static boolean readable(String text) {
        try {
            return !parse(text).text().isEmpty();
        } catch (IllegalArgumentException | Refused senseless) {
            return false;
        }
    }

    private static String print(Undo undo) {
        return Stream.concat(Stream.of(undo.from()), undo.kept().stream()).map(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    /** The number of the first move that is taken back, then those of later ones that stay. */
    private static Undo undo(String numbers) {
        List<Integer> moves = Arrays.stream(numbers.split(" ")).map(Integer::valueOf).toList();
        return new Undo(moves.getFirst(), moves.subList(1, moves.size()));
    }

    private static List<StoredSeat.Kind> kinds(String words) {
        return Arrays.stream(words.split(" ")).map(word -> StoredSeat.Kind.valueOf(word.toUpperCase(Locale.ROOT)))
                .toList();
    }

    private static Seat seat(String[] words) {
        for (Seat seat : Seat.values()) {
            if (words.length > 1 && seat.word().equals(words[1])) {
                return seat;
            }
        }
        throw new IllegalArgumentException("no seat: " + String.join(" ", words));
    }
}
