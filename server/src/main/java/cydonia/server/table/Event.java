package cydonia.server.table;

import cydonia.ai.Level;
import cydonia.engine.Seat;

/** What a line of a table's log says: {@code act red build habitation}, {@code undo red}, {@code join green Ann}. */
public sealed interface Event {

    /** Somebody took an action, written in the game's notation. */
    record Acted(Seat seat, String action) implements Event {
    }

    /** Somebody took the last action back. */
    record Undone(Seat seat) implements Event {
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

    /** The seat waits for whoever has the new link. */
    record Invited(Seat seat) implements Event {
    }

    /** The table is given up before its game began. */
    record Closed() implements Event {
    }

    /** Somebody asked what the computer would do. */
    record Advised(Seat seat) implements Event {
    }

    /** At this table nobody may ask for advice. */
    record WithoutAdvice() implements Event {
    }

    default String text() {
        return switch (this) {
            case Acted(Seat seat, String action) -> "act " + seat.word() + " " + action;
            case Undone(Seat seat) -> "undo " + seat.word();
            case Conceded(Seat seat) -> "concede " + seat.word();
            case Joined(Seat seat, String name) -> "join " + seat.word() + " " + name;
            case HandedOver(Seat seat, Level level) -> "computer " + seat.word() + " " + level.word();
            case TakenBack(Seat seat) -> "person " + seat.word();
            case Invited(Seat seat) -> "invite " + seat.word();
            case Closed() -> "close";
            case Advised(Seat seat) -> "advise " + seat.word();
            case WithoutAdvice() -> "no-advice";
        };
    }

    static Event parse(String text) {
        String[] words = text.split(" ", 3);
        String rest = words.length > 2 ? words[2] : "";
        return switch (words[0]) {
            case "act" -> new Acted(seat(words), rest);
            case "undo" -> new Undone(seat(words));
            case "concede" -> new Conceded(seat(words));
            case "join" -> new Joined(seat(words), rest);
            case "computer" -> new HandedOver(seat(words), rest.isEmpty() ? Level.NORMAL : Level.of(rest));
            case "person" -> new TakenBack(seat(words));
            case "invite" -> new Invited(seat(words));
            case "close" -> new Closed();
            case "advise" -> new Advised(seat(words));
            case "no-advice" -> new WithoutAdvice();
            default -> throw new IllegalArgumentException("not an event: " + text);
        };
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
