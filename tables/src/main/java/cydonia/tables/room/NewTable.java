package cydonia.tables.room;

import cydonia.ai.Level;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Setup;
import cydonia.engine.Text;
import cydonia.tables.sight.TimeLimit;
import cydonia.tables.storage.StoredSeat;
import java.util.List;
import java.util.Optional;

/**
 * What somebody wants to play.
 *
 * @param name
 *            the host's
 * @param seats
 *            who takes each seat
 * @param advice
 *            whether people may ask the computer for it
 * @param time
 *            how much time people have; nothing for as much as they like
 */
public record NewTable(String game, Setup setup, String name, List<Taker> seats, boolean advice,
        Optional<TimeLimit> time) {

    /**
     * Who is to sit somewhere: the host, the computer, or whoever gets the link.
     *
     * @param level
     *            how well the computer plays there; of no meaning for people
     */
    public record Taker(Kind kind, Level level) {

        public enum Kind {
            HOST, COMPUTER, GUEST
        }

        public static final Taker HOST = new Taker(Kind.HOST, Level.NORMAL);
        public static final Taker GUEST = new Taker(Kind.GUEST, Level.NORMAL);
        public static final Taker COMPUTER = computer(Level.NORMAL);

        private static final String COMPUTERS = "computer:";

        public static Taker computer(Level level) {
            return new Taker(Kind.COMPUTER, level);
        }

        /** Reads {@code me}, {@code open}, {@code computer} or {@code computer:hard}. */
        public static Taker parse(String wish) {
            return switch (wish) {
                case "me" -> HOST;
                case "open" -> GUEST;
                case "computer" -> COMPUTER;
                default -> {
                    if (!wish.startsWith(COMPUTERS)) {
                        throw new Refused(Text.of(
                                "A seat is “me”, “open”, “computer” or “computer:” and a level (%s).",
                                "Une place est « me », « open », « computer » ou « computer: » et un niveau (%s).",
                                Level.words()));
                    }
                    yield computer(Level.of(wish.substring(COMPUTERS.length())));
                }
            };
        }
    }

    public NewTable {
        seats = List.copyOf(seats);
    }

    /** A table as most are. */
    public NewTable(String game, Setup setup, String name, List<Taker> seats) {
        this(game, setup, name, seats, true, Optional.empty());
    }

    /** The seats as they are stored; the host is the holder of that token. */
    List<StoredSeat> stored(String token, String id) {
        return Seat.first(seats.size()).stream().map(seat -> {
            Taker taker = seats.get(seat.index());
            return switch (taker.kind()) {
                case HOST ->
                    new StoredSeat(seat, StoredSeat.Kind.PERSON, Invitation.tidy(name), "", 0, Optional.empty(),
                            Optional.of(Tokens.sha256(token)));
                case COMPUTER ->
                    new StoredSeat(seat, StoredSeat.Kind.COMPUTER, "", taker.level().word(), 0, Optional.empty(),
                            Optional.empty());
                case GUEST -> new StoredSeat(seat, StoredSeat.Kind.OPEN, "", "", 1,
                        Optional.of(Tokens.sha256(Invitation.link(token, id, seat, 1))), Optional.empty());
            };
        }).toList();
    }
}
