package cydonia.tables.room;

import cydonia.engine.Action;
import cydonia.engine.Parting;
import cydonia.engine.Passage;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.replay.ReplayFormat;
import cydonia.tables.sight.Eyes;
import cydonia.tables.storage.Storage;
import cydonia.tables.storage.StoredSeat;
import cydonia.tables.storage.StoredTable;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Replay files that people brought along to watch. They are checked by playing them through, and the newest are kept.
 * Whoever has the file can bring it again, and it gets the same address.
 */
public final class Shelf {

    /** Far beyond the longest game; a file of this size is played through in a moment. */
    public static final int LARGEST_FILE = 1 << 20;

    private static final int MOST_ACTIONS = 20_000;
    private static final int FILES_KEPT = 500;
    /** So many are watched at once, if all goes well. */
    private static final int GAMES_KEPT = 8;
    private static final int ID_LENGTH = 32;

    private final Games games;
    private final Storage storage;
    private final Clock clock;
    private final Map<String, Course<?, ?, ?>> played = new LinkedHashMap<>(16, 0.75f, true);

    Shelf(Games games, Storage storage, Clock clock) {
        this.games = games;
        this.storage = storage;
        this.clock = clock;
    }

    /** Checks the file and puts it on the shelf; tells where. Refuses with the reason whatever cannot be played. */
    public String put(String json) {
        Replay replay = ReplayFormat.parse(json);
        if (replay.moves().size() > MOST_ACTIONS) {
            throw new Refused(Text.of("This game has %s actions; at most %s can be shown.",
                    "Cette partie compte %s actions ; on peut en montrer au plus %s.", replay.moves().size(),
                    MOST_ACTIONS));
        }
        check(games.named(replay.game()), replay);
        String file = ReplayFormat.print(replay);
        String id = Tokens.sha256(file).substring(0, ID_LENGTH);
        storage.keepReplay(id, file, clock.instant(), FILES_KEPT);
        return id;
    }

    private static <P extends Position<P, A, O>, A extends Action, O> void check(Title<P, A, O> title, Replay replay) {
        var _ = Passage.of(title.game(), replay);
    }

    public Optional<Replay> find(String id) {
        return storage.replay(id).map(ReplayFormat::parse);
    }

    /** The game after so many commands, through any eyes: whoever has the file has everything. */
    public Optional<Screening<?, ?, ?>> screening(String id, OptionalInt at, Optional<Eyes> wish) {
        return find(id).map(replay -> screening(played(id, replay), id, replay, at, wish));
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Screening<P, A, O> screening(
            Course<P, A, O> course, String id, Replay replay, OptionalInt at, Optional<Eyes> wish) {
        int commands = Math.min(at.orElse(Integer.MAX_VALUE), course.commands());
        StoredTable table = table(id, replay, isWhole(course) ? Phase.OVER : Phase.PLAYING);
        List<Eyes> allowed = Eyes.ofAll(replay.setup().seats());
        Eyes eyes = wish.filter(allowed::contains).orElse(new Eyes.All());
        return course.back(course.moment(table, commands, Instant.EPOCH)).past(eyes, allowed, commands);
    }

    public Optional<Chronicle> chronicle(String id) {
        return find(id).map(replay -> chronicle(played(id, replay), table(id, replay, Phase.OVER)));
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Chronicle chronicle(Course<P, A, O> course,
            StoredTable table) {
        return course.back(course.moment(table, course.commands(), Instant.EPOCH)).chronicle();
    }

    /** The game with its review as it was kept. */
    public Optional<Reviewed<?, ?, ?>> reviewed(String id, String review) {
        return find(id).flatMap(replay -> played(id, replay).reviewed(review));
    }

    /** The whole game if it was played to its end. */
    public Optional<Replay> finished(String id) {
        return find(id).filter(replay -> isWhole(played(id, replay)));
    }

    private static boolean isWhole(Course<?, ?, ?> course) {
        return course.ended() && !course.concord().parted();
    }

    /**
     * What a file says beyond what the rules of today can tell.
     *
     * @param first
     *            the number of the first move of it
     */
    public record Rest(List<Replay.Move> moves, int first) {
    }

    public Rest rest(String id) {
        return find(id).map(replay -> {
            int told = played(id, replay).moves();
            return new Rest(replay.moves().subList(told, replay.moves().size()), told + 1);
        }).orElse(new Rest(List.of(), 0));
    }

    /** The whole game played through; those that are being watched are kept, and nothing changes them any more. */
    private synchronized Course<?, ?, ?> played(String id, Replay replay) {
        Course<?, ?, ?> known = played.get(id);
        if (known == null) {
            known = play(games.named(replay.game()), table(id, replay, Phase.PLAYING), replay);
            played.put(id, known);
            if (played.size() > GAMES_KEPT) {
                played.remove(played.keySet().iterator().next());
            }
        }
        return known;
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Course<P, A, O> play(Title<P, A, O> title,
            StoredTable table, Replay replay) {
        Optional<Parting> parting = Passage.of(title.game(), replay).parting();
        Course<P, A, O> course = Course.begin(title, table);
        int known = parting.filter(where -> where.how() == Parting.How.IMPOSSIBLE).map(where -> where.move() - 1)
                .orElse(replay.moves().size());
        replay.moves().subList(0, known).forEach(course::take);
        parting.ifPresent(course::part);
        return course;
    }

    /** A table that was never stored: seats go by their colours, nobody holds one. */
    private static StoredTable table(String id, Replay replay, Phase phase) {
        List<StoredSeat> seats = new ArrayList<>();
        Seat.first(replay.setup().seats()).forEach(seat -> seats.add(new StoredSeat(seat, StoredSeat.Kind.PERSON, "",
                "", 0, Optional.empty(), Optional.empty())));
        return new StoredTable(id, replay.game(), replay.rules(), replay.setup(), replay.seed(), "", "",
                phase, Instant.EPOCH, seats);
    }
}
