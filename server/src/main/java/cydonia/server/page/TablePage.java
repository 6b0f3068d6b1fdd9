package cydonia.server.page;

import cydonia.engine.Action;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Seat;
import cydonia.tables.sight.Coach;
import cydonia.titles.learn.Primer;
import java.util.List;
import java.util.Optional;

/**
 * Everything the page of a table shows to one viewer: made from an observation, never from the position.
 *
 * @param primer
 *            the rules that words of the question lead to
 */
public record TablePage<A extends Action, O>(Language language, Ticket ticket, Scene<O> scene, Prompt<A> prompt,
        Story story, Standing standing, Fairness fairness, Optional<Coach> coach, Primer primer) {

    /** A page with neither coach nor rules. */
    public TablePage(Language language, Ticket ticket, Scene<O> scene, Prompt<A> prompt, Story story,
            Standing standing, Fairness fairness) {
        this(language, ticket, scene, prompt, story, standing, fairness, Optional.empty(), Primer.UNWRITTEN);
    }

    /** Whether the table waits for the viewer. */
    public boolean myTurn() {
        return !prompt.choices().isEmpty();
    }

    public List<Chair> chairs() {
        return standing.chairs();
    }

    public Chair chair(Seat seat) {
        return chairs().get(seat.index());
    }

    /** What people in the seats are called. */
    public Names names() {
        return seat -> chair(seat).name();
    }
}
