package cydonia.tables.room;

import cydonia.ai.Level;
import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Viewer;
import cydonia.tables.sight.Pace;
import cydonia.tables.storage.StoredSeat;
import cydonia.tables.storage.StoredTable;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Title;
import cydonia.titles.learn.Lesson;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A table at one version: a value, made anew with every entry of the log. It knows everything; what leaves the server
 * goes through a {@link Sight}.
 *
 * @param told
 *            what every command so far made happen
 * @param notes
 *            what happened beside the game, in order
 * @param advice
 *            whether people may ask the computer for it
 * @param pace
 *            how fast computer players play, where somebody has said so
 * @param listed
 *            whether everybody is shown the table while it waits for people
 * @param undoable
 *            who may take back what they chose last
 * @param asked
 *            since which version each seat has been asked what it is asked now
 * @param recalled
 *            the seats that the host wants to give away, and since when
 * @param replay
 *            the whole game with its seed, once it is over
 * @param lesson
 *            how far the learner has come, where the table is a lesson
 * @param clocks
 *            how much time everybody has left, where it is limited
 * @param concord
 *            how far the log and the rules of this program agree
 */
record Moment<P extends Position<P, A, O>, A extends Action, O>(StoredTable table, Title<P, A, O> title, int version,
        P position, List<Told> told, List<Note> notes, Set<Seat> conceded, boolean advice, Optional<Pace> pace,
        boolean listed, Set<Seat> undoable, List<Integer> asked, Map<Seat, Instant> recalled,
        Optional<Replay> replay, Instant changed, Optional<Lesson.Progress> lesson, Clocks clocks,
        Concord concord) {

    Moment {
        told = List.copyOf(told);
        notes = List.copyOf(notes);
        conceded = Set.copyOf(conceded);
        undoable = Set.copyOf(undoable);
        asked = List.copyOf(asked);
        recalled = Map.copyOf(recalled);
    }

    Game<P, A, O> game() {
        return title.game();
    }

    /** Who decides now; nobody before the game begins and after it is over. */
    List<Seat> toAct() {
        return table.phase() == Phase.PLAYING ? position.toAct() : List.of();
    }

    /** Which command was the seat's last one, counted from 1; 0 if it has done nothing yet. */
    int lastDeed(Seat seat) {
        int command = told.size();
        while (command > 0 && told.get(command - 1).seat() != seat) {
            command--;
        }
        return command;
    }

    StoredSeat seat(Seat seat) {
        return table.seats().get(seat.index());
    }

    /** What somebody in a seat is called: by name, or by colour. */
    Text name(Seat seat) {
        return Ending.name(seat(seat));
    }

    /** Whether the computer decides there. */
    boolean automatic(Seat seat) {
        return seat(seat).kind() == StoredSeat.Kind.COMPUTER || conceded.contains(seat);
    }

    /** How well the computer plays there; whoever conceded is stood in for at the usual level. */
    Level level(Seat seat) {
        String word = seat(seat).level();
        return word.isEmpty() ? Level.NORMAL : Level.of(word);
    }

    Optional<Outcome> outcome() {
        if (table.phase() != Phase.OVER) {
            return Optional.empty();
        }
        return Optional.of(concord.parted()
                ? concord.outcome(Seat.first(table.setup().seats()))
                : new Ending(table, position, conceded).outcome());
    }

    int score(Seat seat, Viewer viewer) {
        return position.points(seat, viewer).stream().mapToInt(Points::points).sum();
    }
}
