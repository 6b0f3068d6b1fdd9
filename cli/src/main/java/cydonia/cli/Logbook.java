package cydonia.cli;

import cydonia.engine.Action;
import cydonia.engine.Happening;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Viewer;
import java.util.ArrayList;
import java.util.List;

/** Everything that happened at a table, to be told to each as far as they may know. */
final class Logbook {

    private record Entry(int action, Happening happening) {
    }

    private final List<Entry> entries = new ArrayList<>();

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

    void note(int action, Happening happening) {
        entries.add(new Entry(action, happening));
    }

    /** Forgets the actions from that number on: they were taken back. */
    void forget(int action) {
        entries.removeIf(entry -> entry.action() >= action);
    }

    int size() {
        return entries.size();
    }

    List<String> told(int from, Viewer viewer, Prose<?, ?> prose) {
        return entries.subList(Math.min(from, entries.size()), entries.size()).stream()
                .map(entry -> prose.tell(entry.happening().seenBy(viewer))).toList();
    }
}
