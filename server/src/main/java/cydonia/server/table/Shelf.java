package cydonia.server.table;

import cydonia.engine.Action;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.replay.ReplayFormat;
import cydonia.server.Games;
import cydonia.server.Title;
import cydonia.server.sight.Eyes;
import cydonia.server.storage.StoredSeat;
import cydonia.server.storage.StoredTable;
import cydonia.server.storage.StoredTable.Phase;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Replay files that people brought along to watch. They are checked by playing them through, and kept in memory only:
 * the last ones to be looked at. Whoever has the file can bring it again, and it gets the same address.
 */
public final class Shelf {

    /** Far beyond the longest game; a file of this size is played through in a moment. */
    public static final int LARGEST_FILE = 1 << 20;

    private static final int MOST_ACTIONS = 20_000;
    private static final int FILES_KEPT = 100;
    private static final int ID_LENGTH = 32;

    private final Games games;
    private final Map<String, Replay> files = new LinkedHashMap<>(16, 0.75f, true);

    Shelf(Games games) {
        this.games = games;
    }

    /** Checks the file and puts it on the shelf; tells where. Refuses with the reason whatever cannot be played. */
    public synchronized String put(String json) {
        Replay replay = ReplayFormat.parse(json);
        if (replay.moves().size() > MOST_ACTIONS) {
            throw new Refused(Text.of("This game has %s actions; at most %s can be shown.",
                    "Cette partie compte %s actions ; on peut en montrer au plus %s.", replay.moves().size(),
                    MOST_ACTIONS));
        }
        check(games.named(replay.game()), replay);
        String id = Tokens.sha256(ReplayFormat.print(replay)).substring(0, ID_LENGTH);
        files.put(id, replay);
        if (files.size() > FILES_KEPT) {
            files.remove(files.keySet().iterator().next());
        }
        return id;
    }

    private static <P extends Position<P, A, O>, A extends Action, O> void check(Title<P, A, O> title, Replay replay) {
        var _ = Match.of(title.game(), replay);
    }

    public synchronized Optional<Replay> find(String id) {
        return Optional.ofNullable(files.get(id));
    }

    /** The game after so many actions, through any eyes: whoever has the file has everything. */
    public Optional<Screening<?, ?, ?>> screening(String id, OptionalInt at, Optional<Eyes> wish) {
        return find(id).map(replay -> screening(games.named(replay.game()), id, replay, at, wish));
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Screening<P, A, O> screening(Title<P, A, O> title,
            String id, Replay replay, OptionalInt at, Optional<Eyes> wish) {
        int moves = Math.min(at.orElse(Integer.MAX_VALUE), replay.moves().size());
        Course<P, A, O> course = play(title, table(id, replay, Phase.PLAYING), replay,
                Math.min(moves + 1, replay.moves().size()));
        StoredTable table = table(id, replay, course.ended() ? Phase.OVER : Phase.PLAYING);
        List<Eyes> allowed = Eyes.ofAll(replay.setup().seats());
        Eyes eyes = wish.filter(allowed::contains).orElse(new Eyes.All());
        return course.past(course.moment(table, moves, Instant.EPOCH), eyes, allowed, moves)
                .of(replay.moves().size());
    }

    public Optional<Chronicle> chronicle(String id) {
        return find(id).map(replay -> play(games.named(replay.game()), table(id, replay, Phase.OVER), replay,
                replay.moves().size()).chronicle());
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Course<P, A, O> play(Title<P, A, O> title,
            StoredTable table, Replay replay, int moves) {
        Course<P, A, O> course = Course.begin(title, table);
        replay.moves().stream().limit(moves)
                .forEach(move -> course.take(new Event.Acted(move.seat(), move.action())));
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
