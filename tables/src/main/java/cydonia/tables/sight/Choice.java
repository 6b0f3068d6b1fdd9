package cydonia.tables.sight;

import cydonia.engine.Action;
import cydonia.engine.Fact;
import cydonia.engine.Forgone;
import java.util.List;

/**
 * Something the viewer may do.
 *
 * @param opensSecret
 *            whether it cannot be taken back, because it shows something hidden
 * @param facts
 *            what it costs now and certainly changes
 * @param pointless
 *            whether it achieves nothing, whatever it costs
 * @param forgoes
 *            what it gives up
 */
public record Choice<A extends Action>(A action, String notation, String label, boolean opensSecret,
        List<Fact> facts, boolean pointless, Forgone forgoes) {

    public Choice {
        facts = List.copyOf(facts);
    }

    /** One that does something. */
    public Choice(A action, String notation, String label, boolean opensSecret, List<Fact> facts) {
        this(action, notation, label, opensSecret, facts, false, Forgone.NOTHING);
    }

    /** Whether it gives something up rather than does something: such choices stay in the background. */
    public boolean quiet() {
        return forgoes != Forgone.NOTHING;
    }

    /** Whether there is a point in it. */
    public boolean worthwhile() {
        return !quiet() && !pointless;
    }
}
