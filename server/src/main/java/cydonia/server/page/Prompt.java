package cydonia.server.page;

import cydonia.engine.Action;
import cydonia.tables.sight.Barred;
import cydonia.tables.sight.Choice;
import cydonia.tables.sight.Hint;
import cydonia.tables.sight.Picking;
import java.util.List;
import java.util.Optional;

/**
 * The decision the viewer is asked for, and everything around it.
 *
 * @param question
 *            what is asked of the viewer, or what the table waits for
 * @param choices
 *            what the viewer may do now; none for onlookers and for those who wait
 * @param picking
 *            where several of these choices are confirmed together
 * @param barred
 *            what the viewer might want and cannot do
 * @param mayAskAdvice
 *            whether the viewer may ask what the computer would do
 * @param hints
 *            what it would do, the best first; none unless asked
 * @param notice
 *            why the last command was refused
 * @param sure
 *            what is asked once more before it is done
 */
public record Prompt<A extends Action>(String question, List<Choice<A>> choices, Optional<Picking<A>> picking,
        List<Barred<A>> barred, boolean canUndo, boolean mayAskAdvice, List<Hint<A>> hints, Optional<String> notice,
        Optional<Sure> sure) {

    public Prompt {
        choices = List.copyOf(choices);
        barred = List.copyOf(barred);
        hints = List.copyOf(hints);
    }

    /** A decision with nothing to be asked once more. */
    public Prompt(String question, List<Choice<A>> choices, Optional<Picking<A>> picking, List<Barred<A>> barred,
            boolean canUndo, boolean mayAskAdvice, List<Hint<A>> hints, Optional<String> notice) {
        this(question, choices, picking, barred, canUndo, mayAskAdvice, hints, notice, Optional.empty());
    }

    /** The choices that are clicked by themselves: not ticked among several, and not what confirms those. */
    public List<Choice<A>> single() {
        return choices.stream().filter(choice -> picking.filter(several -> several.item(choice.action()).isPresent()
                || several.done().filter(done -> done.action().equals(choice.action())).isPresent()).isEmpty())
                .toList();
    }
}
