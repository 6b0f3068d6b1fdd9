package cydonia.tables.room;

import cydonia.ai.review.Review;
import cydonia.engine.Action;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Match;
import cydonia.engine.Next;
import cydonia.engine.Outcome;
import cydonia.engine.Parting;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Undo;
import cydonia.tables.sight.Pace;
import cydonia.tables.storage.StoredSeat;
import cydonia.tables.storage.StoredTable;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Title;
import cydonia.titles.learn.Lesson;
import java.time.Instant;
import java.util.ArrayList;
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

    private Concord concord;

    private Course(Title<P, A, O> title, Match<P, A, O> match, Concord concord) {
        this.title = title;
        this.match = match;
        this.concord = concord;
        this.asked = new Asked(match.setup().seats());
    }

    static <P extends Position<P, A, O>, A extends Action, O> Course<P, A, O> begin(Title<P, A, O> title,
            StoredTable table) {
        title.profile().checkNotNewer(table.rules());
        return new Course<>(title, Match.begin(title.game(), table.setup(), table.seed()),
                Concord.of(table.rules(), title.profile().rules()));
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
            return concord.parted() && concord.endsWith(event, seats, conceded);
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
            case Event.Renewed(int rules) -> concord = concord.renewed(rules);
            case Event.Agreed(Seat seat) -> concord = concord.agreedBy(seat);
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

    /**
     * Carries out what a log says. What older rules wrote is compared with what was told then, as far as that is kept;
     * from where it differs on, no move is taken any more.
     */
    void take(Event event, int version, Instant at, Optional<String> gist) {
        if (concord.parted() && (event instanceof Event.Acted || event instanceof Event.Undone)) {
            return;
        }
        if (!concord.older()) {
            take(event, version, at);
            return;
        }
        int moves = match.moves().size();
        try {
            take(event, version, at);
        } catch (RuntimeException impossible) {
            part(moves, Parting.How.IMPOSSIBLE);
            return;
        }
        if (event instanceof Event.Acted && gist.map(Gist::parse)
                .filter(kept -> !kept.agrees(gist(told.getLast().happenings()))).isPresent()) {
            part(moves, Parting.How.TOLD_OTHERWISE);
        }
    }

    /** The game ends before what does not agree. */
    private void part(int moves, Parting.How how) {
        if (match.moves().size() > moves) {
            match.take(new Undo(moves, List.of()));
        }
        int left = match.moves().size();
        while (told.stream().mapToInt(Told::moves).sum() > left) {
            told.removeLast();
        }
        concord = concord.part(told.size() + 1, how);
    }

    /** Where a log of older rules could be played through: whether the game is over where it was, and as it was. */
    void compareEnd(StoredTable table, Optional<Outcome> kept) {
        concord = concord.endedOnce(kept);
        boolean over = table.phase() == Phase.OVER;
        boolean open = conceded.isEmpty() && concord.agreed().isEmpty();
        boolean otherwise = over && kept.filter(then -> !then.results()
                .equals(new Ending(table, match.position(), conceded).outcome().results())).isPresent();
        if (!concord.parted() && (otherwise || over && open && !ended() || table.phase() == Phase.PLAYING && ended())) {
            concord = concord.part(told.size(), Parting.How.ENDS_OTHERWISE);
        }
    }

    /** A file parts from the rules of today where its game stands. */
    void part(Parting parting) {
        concord = concord.part(parting);
    }

    Concord concord() {
        return concord;
    }

    Gist gist(List<Happening> happenings) {
        return Gist.of(match.game().prose(Language.EN), happenings);
    }

    private void take(Event event, int version, Instant at) {
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

    Moment<P, A, O> moment(StoredTable stored, int version, Instant changed) {
        StoredTable table = concord.parted() && stored.phase() == Phase.PLAYING ? stored.in(Phase.OUTDATED) : stored;
        return new Moment<>(table, title, version, match.position(), told, notes, conceded, advice,
                pace, listed, undoable(table), asked.since(), recalled,
                table.phase() == Phase.OVER ? Optional.of(match.replay()) : Optional.empty(), changed, lesson(),
                concord.parted() ? Clocks.NONE : timekeeper.clocks(), concord);
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

    /** How many moves were taken. */
    int moves() {
        return match.moves().size();
    }

    /** How many commands were told. */
    int commands() {
        return told.size();
    }

    LookBack<P, A, O> back(Moment<P, A, O> now) {
        return new LookBack<>(match, now);
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
