package cydonia.tables.room;

import cydonia.engine.Action;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Prose;
import cydonia.engine.Viewer;
import cydonia.tables.sight.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tells one viewer what happened at a table.
 *
 * @param open
 *            whether nothing is kept from the viewer any more
 */
record Storyteller<A extends Action, O>(Moment<?, A, O> moment, Viewer viewer, boolean open, Prose<A, O> prose) {

    /** The story after its first moves, oldest first. */
    List<Line> log(Language language, Names names, int since) {
        List<Line> lines = new ArrayList<>();
        int noted = (int) moment.notes().stream().takeWhile(note -> since > 0 && note.after() <= since).count();
        for (int move = since; move <= moment.told().size(); move++) {
            if (move > since) {
                Told told = moment.told().get(move - 1);
                for (Happening happening : told.happenings()) {
                    Happening seen = visible(happening);
                    lines.add(new Line(move, told.seat(), prose.tell(seen), Optional.of(seen),
                            seen.chapter().isPresent() ? told.standing() : List.of()));
                }
            }
            boolean last = move == moment.told().size();
            for (; noted < moment.notes().size() && (last || moment.notes().get(noted).after() <= move); noted++) {
                Note note = moment.notes().get(noted);
                lines.add(new Line(move, note.seat(), note.text(language, names), Optional.empty()));
            }
        }
        return lines;
    }

    /** One action as the viewer may hear of it. */
    List<String> tell(Told told) {
        return told.happenings().stream().map(happening -> prose.tell(visible(happening))).toList();
    }

    private Happening visible(Happening happening) {
        return open ? happening : happening.seenBy(viewer);
    }
}
