package cydonia.server.sight;

import cydonia.engine.Action;
import cydonia.engine.Fact;
import java.util.List;

/**
 * Something the viewer may do.
 *
 * @param opensSecret
 *            whether it cannot be taken back, because it shows something hidden
 * @param facts
 *            what it costs now and certainly changes
 */
public record Choice<A extends Action>(A action, String notation, String label, boolean opensSecret,
        List<Fact> facts) {

    public Choice {
        facts = List.copyOf(facts);
    }
}
