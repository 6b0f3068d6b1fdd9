package cydonia.cli.play;

import cydonia.engine.Action;
import cydonia.engine.Happening;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Undo;
import cydonia.engine.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Everything that happened at a table, to be told to each as far as they may know. */
final class Logbook {

    /**
     * @param serial
     *            counts everything that was ever noted; what is taken back leaves a gap
     * @param move
     *            the number in the log of the move that brought it about: of the first where several were one command
     */
    private record Entry(int serial, int move, Happening happening) {
    }

    private final List<Entry> entries = new ArrayList<>();
    private final Map<Viewer, Integer> heard = new HashMap<>();
    private int noted;
    private int begin;

    /** What happened in a game that is already under way. */
    static <P extends Position<P, A, O>, A extends Action, O> Logbook of(Match<P, A, O> match) {
        Logbook logbook = new Logbook();
        for (int i = 0; i < match.moves().size(); i++) {
            Match.Move<A> move = match.moves().get(i);
            int number = i;
            match.position(i).apply(move.seat(), move.action(), happening -> logbook.note(number, happening));
        }
        return logbook;
    }

    void note(int move, Happening happening) {
        entries.add(new Entry(noted++, move, happening));
    }

    /** From here on everything is news to everybody. */
    void open() {
        begin = noted;
    }

    /** Forgets what was taken back; moves that are kept move up. */
    void forget(Undo undo) {
        entries.removeIf(entry -> undo.forgets(entry.move()));
        entries.replaceAll(entry -> entry.move() < undo.from()
                ? entry
                : new Entry(entry.serial(), undo.from() + undo.kept().indexOf(entry.move()), entry.happening()));
    }

    /** Everything, as that viewer may know it. */
    List<String> all(Viewer viewer, Prose<?, ?> prose) {
        return told(0, viewer, prose);
    }

    /** What that reader has not been told yet, as a viewer may know it. */
    List<String> news(Viewer reader, Viewer viewer, Prose<?, ?> prose) {
        List<String> news = told(heard.getOrDefault(reader, begin), viewer, prose);
        heard.put(reader, noted);
        return news;
    }

    private List<String> told(int from, Viewer viewer, Prose<?, ?> prose) {
        return entries.stream().filter(entry -> entry.serial() >= from)
                .map(entry -> prose.tell(entry.happening().seenBy(viewer))).toList();
    }
}
