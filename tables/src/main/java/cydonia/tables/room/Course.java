package cydonia.tables.room;

import cydonia.ai.review.Review;
import cydonia.engine.Action;
import cydonia.engine.Happening;
import cydonia.engine.Match;
import cydonia.engine.Next;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Undo;
import cydonia.tables.sight.Eyes;
import cydonia.tables.sight.Pace;
import cydonia.tables.storage.StoredSeat;
import cydonia.tables.storage.StoredTable;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Title;
import cydonia.titles.learn.Lesson;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The game of one table as its log made it. A wish is checked before an entry is written ({@link #check}) and carried
 * out after ({@link #take}), so that the game never runs ahead of the log. Not for use by several threads at once.
 */
final class Course<P extends Position<P, A, O>, A extends Action, O> {

    private final Title<P, A, O> title;
    private final Match<P, A, O> match;
    private final Asked asked;
    private final Timekeeper timekeeper = new Timekeeper();
    private final List<Told> told = new ArrayList<>();
    private final List<Note> notes = new ArrayList<>();
    private final Set<Seat> conceded = EnumSet.noneOf(Seat.class);

    /** The seats that the host wants to give away, and since when. */
    private final Map<Seat, Instant> recalled = new EnumMap<>(Seat.class);
    private final Set<Seat> stoodInFor = EnumSet.noneOf(Seat.class);

    private boolean advice = true;
    private Optional<Pace> pace = Optional.empty();
    private boolean listed;

    private Course(Title<P, A, O> title, Match<P, A, O> match) {
        this.title = title;
        this.match = match;
        this.asked = new Asked(match.setup().seats());
    }

    static <P extends Position<P, A, O>, A extends Action, O> Course<P, A, O> begin(Title<P, A, O> title,
            StoredTable table) {
        Outdated.of(table, title.profile()).ifPresent(outdated -> {
            throw new Refused(outdated.why());
        });
        return new Course<>(title, Match.begin(title.game(), table.setup(), table.seed()));
    }

    /** Whether the table has moved on from what the wish was made for. */
    boolean stale(Wish wish, int version) {
        return switch (wish) {
            case Wish.Act(Seat seat, var _, boolean _, OptionalInt made) ->
                made.isPresent() && outdated(seat, made.getAsInt(), version);
            case Wish.Ask(Seat seat, int made) -> outdated(seat, made, version);
            case Wish.TakeBack(Seat seat, int made) -> made > version || !asked.quietSince(seat, made);
            case Wish.Change _ -> false;
        };
    }

    private boolean outdated(Seat seat, int made, int version) {
        return made > version || !asked.sameSince(seat, made);
    }

    /** What becomes of the wish; refuses with the reason what the rules do not allow. Changes nothing. */
    Checked<P, A> check(Wish wish, List<StoredSeat> seats, Instant now) {
        return switch (wish) {
            case Wish.Act act -> act(act);
            case Wish.TakeBack(Seat seat, int _) ->
                Checked.of(new Event.Undone(seat, Optional.of(undo(seat, automatic(seats)))), false);
            case Wish.Ask(Seat seat, int _) -> {
                checkAdvisable(seat);
                yield Checked.of(wish.event(), false);
            }
            case Wish.Change(Event.TimedOut event) -> {
                checkOver(event.seat(), now);
                yield Checked.of(event, false);
            }
            case Wish.Change(Event event) -> Checked.of(event, ends(event, seats));
        };
    }

    private Checked<P, A> act(Wish.Act wish) {
        List<A> actions = wish.actions().stream().map(match.game().notation()::parse).toList();
        if (!wish.whole()) {
            checkAlone(wish.seat(), actions);
        }
        List<Happening> happenings = new ArrayList<>();
        Next<P, A> next = match.after(wish.seat(), actions, happenings::add);
        List<String> written = next.actions().stream().map(match.game().notation()::print).toList();
        return new Checked<>(new Event.Acted(wish.seat(), written), next.position().outcome().isPresent(),
                Optional.of(next), happenings);
    }

    /** One of several things is not the whole choice: whoever names it alone would lose the others. */
    private void checkAlone(Seat seat, List<A> actions) {
        boolean part = match.position().several(seat).filter(several -> several.picked() == 0)
                .filter(several -> actions.stream().anyMatch(action -> several.index(action) >= 0)).isPresent();
        if (part) {
            throw new Refused(new Text("This is a choice of several things: send all of them together, in any order.",
                    "C’est un choix de plusieurs choses : envoyez-les toutes ensemble, dans n’importe quel ordre."));
        }
    }

    private void checkOver(Seat seat, Instant now) {
        if (!timekeeper.clocks().isOver(seat, now)) {
            throw new Refused(new Text("There is still time.", "Il reste du temps."));
        }
    }

    private boolean ends(Event event, List<StoredSeat> seats) {
        if (!(event instanceof Event.Conceded(Seat seat))) {
            return false;
        }
        if (conceded.contains(seat)) {
            throw new Refused(new Text("You have already conceded.", "Vous avez déjà abandonné."));
        }
        return tooFewAfter(seat, seats);
    }

    private Predicate<Seat> automatic(List<StoredSeat> seats) {
        return seat -> seats.get(seat.index()).kind() == StoredSeat.Kind.COMPUTER || conceded.contains(seat);
    }

    /** Carries out what was checked and is now written, as that version. */
    void take(Checked<P, A> checked, int version, Instant at) {
        Event event = checked.event();
        Note.of(told.size(), event).filter(this::isNews).ifPresent(notes::add);
        recall(event, at);
        P before = match.position();
        switch (event) {
            case Event.Acted(Seat seat, var _) -> {
                Next<P, A> next = checked.next().orElseThrow();
                match.take(next);
                told.add(tell(seat, next.actions().size(), checked.happenings()));
                asked.moved(version, seat, before, match.position());
            }
            case Event.Undone(Seat seat, Optional<Undo> undo) -> {
                takeBack(undo.orElseGet(() -> new Undo(match.moves().size() - 1, List.of())));
                asked.moved(version, seat, before, match.position());
            }
            case Event.Conceded(Seat seat) -> conceded.add(seat);
            case Event.WithoutAdvice _ -> advice = false;
            case Event.Listed(boolean open) -> listed = open;
            case Event.Paced(Seat _, Pace chosen) -> pace = Optional.of(chosen);
            case Event.Joined _,Event.HandedOver _,Event.TakenBack _,Event.Recalled _,Event.Stayed _,Event.Invited _,Event.Closed _,Event.Advised _,Event.Timed _,Event.TimedOut _ -> {
                // of the seats, not of the game
            }
        }
        timekeeper.hear(event, match.position().toAct(), at);
    }

    /** Who joins is news only where somebody else sat before. */
    private boolean isNews(Note note) {
        return !(note.event() instanceof Event.Joined)
                || notes.stream().anyMatch(old -> old.event().equals(new Event.Invited(note.seat())));
    }

    /**
     * Whoever does anything in a seat is there, and keeps it; what the computer does in somebody's place does not
     * count.
     */
    private void recall(Event event, Instant at) {
        Optional<Seat> about = Seating.seatOf(event);
        if (about.isEmpty()) {
            return;
        }
        Seat seat = about.get();
        switch (event) {
            case Event.Recalled _ -> recalled.put(seat, at);
            case Event.HandedOver _,Event.TimedOut _ -> stoodInFor.add(seat);
            case Event.TakenBack _ -> stoodInFor.remove(seat);
            case Event.Invited _ -> {
                stoodInFor.remove(seat);
                recalled.remove(seat);
            }
            case Event.Acted _ when stoodInFor.contains(seat) -> {
                // by the computer
            }
            default -> recalled.remove(seat);
        }
    }

    private Told tell(Seat seat, int moves, List<Happening> happenings) {
        return Told.of(seat, moves, happenings, match.position(), match.setup().seats());
    }

    /** Carries out what a log says: its actions are taken one by one, as they were written. */
    void take(Event event, int version, Instant at) {
        if (event instanceof Event.Acted(Seat seat, List<String> actions)) {
            P before = match.position();
            List<Happening> happenings = new ArrayList<>();
            actions.forEach(action -> match.play(seat, match.game().notation().parse(action), happenings::add));
            told.add(tell(seat, actions.size(), happenings));
            asked.moved(version, seat, before, match.position());
            recall(event, at);
            timekeeper.hear(event, match.position().toAct(), at);
        } else {
            take(Checked.of(event, false), version, at);
        }
    }

    /** Carries out a move of a file. A choice of several things was one command there too, though its moves are not. */
    void take(Replay.Move move) {
        boolean goesOn = match.position().several(move.seat()).filter(choice -> choice.picked() > 0).isPresent();
        take(new Event.Acted(move.seat(), List.of(move.action())), 0, Instant.EPOCH);
        if (goesOn && told.size() > 1 && told.get(told.size() - 2).seat() == move.seat()) {
            Told last = told.removeLast();
            Told first = told.removeLast();
            List<Happening> happenings = new ArrayList<>(first.happenings());
            happenings.addAll(last.happenings());
            told.add(tell(move.seat(), first.moves() + last.moves(), happenings));
        }
    }

    private void takeBack(Undo undo) {
        match.take(undo);
        List<Told> all = List.copyOf(told);
        told.clear();
        int move = 0;
        for (Told one : all) {
            if (!undo.forgets(move)) {
                told.add(one);
            }
            move += one.moves();
        }
    }

    Moment<P, A, O> moment(StoredTable table, int version, Instant changed) {
        return new Moment<>(table, title, version, match.position(), told, notes, conceded, advice,
                pace, listed, undoable(table), asked.since(), recalled,
                table.phase() == Phase.OVER ? Optional.of(match.replay()) : Optional.empty(), changed, lesson(),
                timekeeper.clocks());
    }

    private Optional<Lesson.Progress> lesson() {
        return title.handbook().lesson(match.setup(), match.seed()).map(lesson -> lesson.after(match.replay().moves()));
    }

    /** What that seat would take back now; in a puzzle nothing of what was there before. */
    private Undo undo(Seat seat, Predicate<Seat> automatic) {
        Undo undo = match.undo(seat, automatic);
        if (undo.from() < given()) {
            throw new Refused(new Text("The puzzle begins here.", "L’énigme commence ici."));
        }
        return undo;
    }

    private boolean canUndo(Seat seat, Predicate<Seat> automatic) {
        return match.undoable(seat, automatic).filter(undo -> undo.from() >= given()).isPresent();
    }

    /** How many moves a puzzle begins with. */
    private int given() {
        return title.handbook().lesson(match.setup(), match.seed()).map(lesson -> lesson.opening().size()).orElse(0);
    }

    /** The people who may take something back now; while computers still play, nobody whom they answer. */
    private Set<Seat> undoable(StoredTable table) {
        Set<Seat> undoable = EnumSet.noneOf(Seat.class);
        if (table.phase() == Phase.PLAYING) {
            Predicate<Seat> automatic = automatic(table.seats());
            for (Seat seat : Seat.first(table.setup().seats())) {
                boolean asksBack = match.position().toAct().contains(seat);
                if (!automatic.test(seat) && canUndo(seat, asksBack ? automatic : nobody -> false)) {
                    undoable.add(seat);
                }
            }
        }
        return undoable;
    }

    boolean ended() {
        return match.position().outcome().isPresent();
    }

    /** How many commands were told. */
    int commands() {
        return told.size();
    }

    /** The position after that many commands. */
    private P after(int commands) {
        return match.position(told.stream().limit(commands).mapToInt(Told::moves).sum());
    }

    /** The table after so many commands. Who is still playing looks back through no eyes but their own. */
    Screening<P, A, O> screening(StoredTable table, int version, Instant changed, Role role, OptionalInt at,
            Optional<Eyes> wish) {
        Eyes own = new Eyes.Of(role.viewer());
        List<Eyes> allowed = table.phase() == Phase.OVER ? Eyes.ofAll(table.setup().seats()) : List.of(own);
        if (wish.filter(eyes -> !allowed.contains(eyes)).isPresent()) {
            throw new Refused(new Text("While the game goes on you can review only what you saw yourself.",
                    "Tant que la partie continue, vous ne revoyez que ce que vous avez vu vous-même."));
        }
        return past(moment(table, version, changed), wish.orElse(own), allowed,
                Math.min(at.orElse(Integer.MAX_VALUE), commands()));
    }

    /** The table as it was after that many commands, and what was told of the next one. */
    Screening<P, A, O> past(Moment<P, A, O> now, Eyes eyes, List<Eyes> allowed, int commands) {
        if (commands == told.size()) {
            return new Screening<>(now, eyes, allowed, Optional.empty(), List.of(), commands);
        }
        StoredTable table = now.table();
        StoredTable then = new StoredTable(table.id(), table.game(), table.rules(), table.setup(), table.seed(),
                table.host(), table.watch(), Phase.PLAYING, table.created(), table.seats());
        List<Note> known = notes.stream().filter(note -> note.after() <= commands).toList();
        Moment<P, A, O> moment = new Moment<>(then, title, now.version(), after(commands),
                told.subList(0, commands), known, Set.of(), advice, pace, listed, Set.of(), now.asked(), Map.of(),
                Optional.empty(), now.changed(), Optional.empty(), Clocks.NONE);
        int move = told.stream().limit(commands).mapToInt(Told::moves).sum();
        Told next = told.get(commands);
        List<A> actions = match.moves().subList(move, move + next.moves()).stream().map(Match.Move::action).toList();
        return new Screening<>(moment, eyes, allowed, Optional.of(next), actions, told.size());
    }

    /** How it went so far: for games whose secrets are open. */
    Chronicle chronicle() {
        Map<Integer, Text> chapters = Chronicle.chapters(told);
        Collection<Integer> moments = chapters.isEmpty() ? Chronicle.moments(commands()) : chapters.keySet();
        List<Chronicle.Glimpse> glimpses = new ArrayList<>();
        for (int command : moments) {
            glimpses.addAll(Chronicle.at(command, after(command), match.setup().seats(), title.measures()));
        }
        return new Chronicle(glimpses, List.copyOf(chapters.values()));
    }

    /** The game with its review as it was kept; nothing where that belongs to another game. */
    Optional<Reviewed<P, A, O>> reviewed(String review) {
        return new ReviewFormat<>(match.game().notation()).read(review, match.moves(), match.setup().seats())
                .map(judgements -> new Reviewed<>(match, told, new Review<>(judgements, match.position().outcome())));
    }

    private void checkAdvisable(Seat seat) {
        if (!advice) {
            throw new Refused(new Text("Advice is switched off at this table.",
                    "Les conseils sont désactivés à cette table."));
        }
        if (!match.position().toAct().contains(seat)) {
            throw new Refused(new Text("You have nothing to decide now.", "Vous n’avez rien à décider maintenant."));
        }
    }

    /** Alone there is nobody to play on against, and without people nobody to play for. */
    private boolean tooFewAfter(Seat leaving, List<StoredSeat> seats) {
        List<StoredSeat> left = seats.stream()
                .filter(seat -> seat.seat() != leaving && !conceded.contains(seat.seat())).toList();
        return left.size() < 2 || left.stream().allMatch(seat -> seat.kind() == StoredSeat.Kind.COMPUTER);
    }
}
