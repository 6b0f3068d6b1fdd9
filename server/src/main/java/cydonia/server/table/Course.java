package cydonia.server.table;

import cydonia.engine.Action;
import cydonia.engine.Audience;
import cydonia.engine.Happening;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.server.Title;
import cydonia.server.sight.Eyes;
import cydonia.server.storage.StoredSeat;
import cydonia.server.storage.StoredTable;
import cydonia.server.storage.StoredTable.Phase;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The game of one table as its log made it. It is asked before an entry is written ({@link #ends} refuses what cannot
 * be) and told after ({@link #take}), so that it never runs ahead of the log. Not for use by several threads at once.
 */
final class Course<P extends Position<P, A, O>, A extends Action, O> {

    private final Title<P, A, O> title;
    private final Match<P, A, O> match;
    private final List<Told> told = new ArrayList<>();
    private final List<Note> notes = new ArrayList<>();
    private final Set<Seat> conceded = EnumSet.noneOf(Seat.class);

    private boolean advice = true;

    private Course(Title<P, A, O> title, Match<P, A, O> match) {
        this.title = title;
        this.match = match;
    }

    static <P extends Position<P, A, O>, A extends Action, O> Course<P, A, O> begin(Title<P, A, O> title,
            StoredTable table) {
        int known = title.profile().rules();
        if (known != table.rules()) {
            throw new Refused(Text.of("This game was played with rules version %s; this program knows version %s.",
                    "Cette partie suit la version %s des règles ; ce programme connaît la version %s.", table.rules(),
                    known));
        }
        return new Course<>(title, Match.begin(title.game(), table.setup(), table.seed()));
    }

    /** Whether the game is over after this event; refuses with the reason what the rules do not allow. */
    boolean ends(Event event, List<StoredSeat> seats) {
        return switch (event) {
            case Event.Acted(Seat seat, String action) -> after(seat, action, Audience.NOBODY).outcome().isPresent();
            case Event.Undone(Seat seat) -> {
                if (!match.canUndo(seat)) {
                    match.undo(seat); // refuses, and says why
                }
                yield false;
            }
            case Event.Conceded(Seat seat) -> {
                if (conceded.contains(seat)) {
                    throw new Refused(new Text("You have already conceded.", "Vous avez déjà abandonné."));
                }
                yield tooFewAfter(seat, seats);
            }
            case Event.Advised(Seat seat) -> {
                checkAdvisable(seat);
                yield false;
            }
            case Event.Joined _,Event.HandedOver _,Event.TakenBack _,Event.Invited _,Event.Closed _,Event.WithoutAdvice _ ->
                false;
        };
    }

    /**
     * These actions, and the last one if it is still possible after them; refuses if they cannot follow one another.
     */
    List<String> together(Seat seat, List<String> actions, Optional<String> last) {
        if (actions.isEmpty()) {
            return last.stream().toList();
        }
        P position = match.position();
        for (String written : actions) {
            A action = match.game().notation().parse(written);
            if (!position.legal(seat).contains(action)) {
                throw new Refused(Text.of("“%s” is not possible together with the others: nothing was done.",
                        "« %s » n'est pas possible avec les autres : rien n'a été fait.", written));
            }
            position = position.apply(seat, action);
        }
        List<String> all = new ArrayList<>(actions);
        List<A> next = position.legal(seat);
        last.filter(written -> next.contains(match.game().notation().parse(written))).ifPresent(all::add);
        return all;
    }

    /** Carries out what is already written. */
    void take(Event event) {
        Note.of(told.size(), event).ifPresent(notes::add);
        switch (event) {
            case Event.Acted(Seat seat, String action) -> {
                List<Happening> happenings = new ArrayList<>();
                match.play(seat, match.game().notation().parse(action), happenings::add);
                told.add(new Told(seat, happenings));
            }
            case Event.Undone(Seat seat) -> {
                match.undo(seat);
                told.removeLast();
            }
            case Event.Conceded(Seat seat) -> conceded.add(seat);
            case Event.WithoutAdvice _ -> advice = false;
            case Event.Joined _,Event.HandedOver _,Event.TakenBack _,Event.Invited _,Event.Closed _,Event.Advised _ -> {
                // of the seats, not of the game
            }
        }
    }

    Moment<P, A, O> moment(StoredTable table, int version, Instant changed) {
        Optional<Seat> undoable = table.phase() == Phase.PLAYING
                ? Seat.first(table.setup().seats()).stream().filter(match::canUndo).findFirst()
                : Optional.empty();
        return new Moment<>(table, title, version, match.position(), told, notes, conceded, advice, undoable,
                table.phase() == Phase.OVER ? Optional.of(match.replay()) : Optional.empty(), changed);
    }

    boolean ended() {
        return match.position().outcome().isPresent();
    }

    int moves() {
        return told.size();
    }

    /** The table after so many actions. Who is still playing looks back through no eyes but their own. */
    Screening<P, A, O> screening(StoredTable table, int version, Instant changed, Role role, OptionalInt at,
            Optional<Eyes> wish) {
        Eyes own = new Eyes.Of(role.viewer());
        List<Eyes> allowed = table.phase() == Phase.OVER ? Eyes.ofAll(table.setup().seats()) : List.of(own);
        if (wish.filter(eyes -> !allowed.contains(eyes)).isPresent()) {
            throw new Refused(new Text("While the game goes on you look back through your own eyes only.",
                    "Tant que la partie continue, vous ne revoyez que ce que vous avez vu vous-même."));
        }
        return past(moment(table, version, changed), wish.orElse(own), allowed,
                Math.min(at.orElse(Integer.MAX_VALUE), moves()));
    }

    /** The table as it was after that many actions, and what was told of the next one. */
    Screening<P, A, O> past(Moment<P, A, O> now, Eyes eyes, List<Eyes> allowed, int moves) {
        if (moves == told.size()) {
            return new Screening<>(now, eyes, allowed, Optional.empty(), Optional.empty(), moves);
        }
        StoredTable table = now.table();
        StoredTable then = new StoredTable(table.id(), table.game(), table.rules(), table.setup(), table.seed(),
                table.host(), table.watch(), Phase.PLAYING, table.created(), table.seats());
        List<Note> known = notes.stream().filter(note -> note.after() <= moves).toList();
        Moment<P, A, O> moment = new Moment<>(then, title, now.version(), match.position(moves),
                told.subList(0, moves), known, Set.of(), advice, Optional.empty(), Optional.empty(), now.changed());
        return new Screening<>(moment, eyes, allowed, Optional.of(told.get(moves)),
                Optional.of(match.moves().get(moves).action()), told.size());
    }

    /** How it went so far: for games whose secrets are open. */
    Chronicle chronicle() {
        List<Chronicle.Glimpse> glimpses = new ArrayList<>();
        for (int move : Chronicle.moments(moves())) {
            glimpses.addAll(Chronicle.at(move, match.position(move), match.setup().seats(), title.measures()));
        }
        return new Chronicle(glimpses);
    }

    /** The position after an action that is allowed; refuses any other. Changes nothing. */
    private P after(Seat seat, String written, Audience audience) {
        A action = match.game().notation().parse(written);
        P position = match.position();
        if (!position.legal(seat).contains(action)) {
            match.play(seat, action, Audience.NOBODY); // refuses, and says why
        }
        return position.apply(seat, action, audience);
    }

    private void checkAdvisable(Seat seat) {
        if (!advice) {
            throw new Refused(new Text("At this table nobody asks for advice.",
                    "À cette table, on ne demande pas conseil."));
        }
        if (!match.position().toAct().contains(seat)) {
            throw new Refused(new Text("You have nothing to decide now.", "Vous n'avez rien à décider maintenant."));
        }
    }

    /** Alone there is nobody to play on against, and without people nobody to play for. */
    private boolean tooFewAfter(Seat leaving, List<StoredSeat> seats) {
        List<StoredSeat> left = seats.stream()
                .filter(seat -> seat.seat() != leaving && !conceded.contains(seat.seat())).toList();
        return left.size() < 2 || left.stream().allMatch(seat -> seat.kind() == StoredSeat.Kind.COMPUTER);
    }
}
