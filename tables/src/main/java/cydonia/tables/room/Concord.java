package cydonia.tables.room;

import cydonia.engine.Outcome;
import cydonia.engine.Parting;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.tables.storage.StoredSeat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How far the log of a table and the rules of this program agree, and what its people make of it where they do not.
 *
 * @param written
 *            the version of the rules that the log follows
 * @param known
 *            the version of this program
 * @param agreed
 *            who has agreed to end a game that cannot go on
 * @param ended
 *            how the game ended by the rules it was played by, where that was kept
 */
record Concord(int written, int known, Optional<Parting> parting, Set<Seat> agreed, Optional<Outcome> ended) {

    Concord {
        agreed = Set.copyOf(agreed);
    }

    static Concord of(int written, int known) {
        return new Concord(written, known, Optional.empty(), Set.of(), Optional.empty());
    }

    /** Whether every move has to be compared with what was told of it. */
    boolean older() {
        return written < known;
    }

    boolean parted() {
        return parting.isPresent();
    }

    Concord part(int move, Parting.How how) {
        return part(new Parting(written, known, move, how));
    }

    Concord part(Parting found) {
        return new Concord(written, known, Optional.of(found), agreed, ended);
    }

    /** The game goes on by other rules. */
    Concord renewed(int rules) {
        return new Concord(rules, known, parting, agreed, ended);
    }

    Concord agreedBy(Seat seat) {
        Set<Seat> all = new HashSet<>(agreed);
        all.add(seat);
        return new Concord(written, known, parting, all, ended);
    }

    Concord endedOnce(Optional<Outcome> how) {
        return new Concord(written, known, parting, agreed, how);
    }

    /** Whether everybody who plays in person wants the game to end, once this has happened. */
    boolean endsWith(Event event, List<StoredSeat> seats, Set<Seat> conceded) {
        Set<Seat> all = new HashSet<>(agreed);
        if (event instanceof Event.Agreed(Seat seat) && !all.add(seat)) {
            throw new Refused(new Text("You have already agreed; others have not yet.",
                    "Vous avez déjà accepté ; d’autres pas encore."));
        }
        return !all.isEmpty() && seats.stream().filter(seat -> seat.kind() == StoredSeat.Kind.PERSON)
                .map(StoredSeat::seat).filter(seat -> !conceded.contains(seat))
                .filter(seat -> !event.equals(new Event.Invited(seat))).allMatch(all::contains);
    }

    /** How a game is over whose log cannot be played to its end. */
    Outcome outcome(List<Seat> seats) {
        Text why = parting.map(Parting::why).orElse(new Text("", ""));
        if (ended.isPresent() && agreed.isEmpty()) {
            List<Text> reasons = new ArrayList<>(ended.get().reasons());
            reasons.add(why);
            return new Outcome(ended.get().kind(), ended.get().results(), reasons);
        }
        Text end = agreed.isEmpty()
                ? new Text("How it ended was not kept.", "La façon dont elle s’est terminée n’a pas été conservée.")
                : new Text("It was ended by agreement, and counts for nobody.",
                        "Elle a été terminée d’un commun accord, et ne compte pour personne.");
        return new Outcome(Outcome.Kind.COMPETITIVE,
                seats.stream().map(seat -> new Outcome.Result(seat, 0, 1, false)).toList(), List.of(why, end));
    }
}
