package cydonia.server.page;

import cydonia.engine.Action;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import cydonia.server.sight.Barred;
import cydonia.server.sight.Choice;
import java.util.List;
import java.util.Optional;

/**
 * Everything the page of a table shows to one viewer: made from an observation, never from the position.
 *
 * @param table
 *            the table's id, as in its address {@code /t/{table}}
 * @param version
 *            the number of the position shown; commands carry it back
 * @param key
 *            a fresh idempotency key for the forms of this page
 * @param observation
 *            the game's own view record
 * @param prompt
 *            what is asked of the viewer, or what the table waits for
 * @param choices
 *            what the viewer may do now; none for onlookers and for those who wait
 * @param log
 *            oldest first
 * @param shown
 *            the table as text, for games without a drawn page
 * @param host
 *            whether the viewer may hand seats around
 * @param commitment
 *            SHA-256 of the seed, known from the start
 * @param seed
 *            the seed itself, once the game is over
 * @param notice
 *            why the last command was refused
 * @param advice
 *            what the computer would do, if the viewer may ask and has asked
 */
public record TablePage<A extends Action, O>(String table, String title, Language language, String gameId,
        Viewer viewer, List<Chair> chairs,
        int version, String key, O observation, String prompt, List<Choice<A>> choices, List<Barred<A>> refusals,
        boolean canUndo, List<LogLine> log, List<Score> scores, Optional<Outcome> outcome, String shown, boolean host,
        String commitment, Optional<String> seed, Optional<String> notice, Advice advice) {

    /**
     * What the computer would do.
     *
     * @param offered
     *            whether the viewer may ask now
     * @param hints
     *            the best first; none unless asked
     */
    public record Advice(boolean offered, List<Hint> hints) {

        public static final Advice NONE = new Advice(false, List.of());

        public Advice {
            hints = List.copyOf(hints);
        }
    }

    /**
     * One thing the computer would do.
     *
     * @param percent
     *            the estimated chance of winning after it
     * @param tries
     *            the part of the imagined games that began with it, in percent
     * @param reasons
     *            what it changes for certain
     */
    public record Hint(Choice<?> choice, int percent, int tries, List<String> reasons) {
        public Hint {
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * One sentence of the story.
     *
     * @param move
     *            the number of the move that made it
     * @param what
     *            what it tells, as far as the viewer may know; nothing where it is not about the game
     * @param who
     *            who made that move
     * @param fresh
     *            whether the viewer has not seen it yet
     */
    public record LogLine(int move, String text, Optional<Happening> what, Optional<Seat> who, boolean fresh) {
    }

    /** A score and what it is made of. */
    public record Score(Seat seat, int total, List<Points> sources) {
        public Score {
            sources = List.copyOf(sources);
        }
    }

    /** A page without advice. */
    public TablePage(String table, String title, Language language, String gameId, Viewer viewer, List<Chair> chairs,
            int version, String key, O observation, String prompt, List<Choice<A>> choices, List<Barred<A>> refusals,
            boolean canUndo, List<LogLine> log, List<Score> scores, Optional<Outcome> outcome, String shown,
            boolean host, String commitment, Optional<String> seed, Optional<String> notice) {
        this(table, title, language, gameId, viewer, chairs, version, key, observation, prompt, choices, refusals,
                canUndo, log, scores, outcome, shown, host, commitment, seed, notice, Advice.NONE);
    }

    public TablePage {
        chairs = List.copyOf(chairs);
        choices = List.copyOf(choices);
        refusals = List.copyOf(refusals);
        log = List.copyOf(log);
        scores = List.copyOf(scores);
    }

    /** Whether the table waits for the viewer. */
    public boolean myTurn() {
        return !choices.isEmpty();
    }

    /** The number of the last move the log tells of. */
    public int told() {
        return log.isEmpty() ? 0 : log.getLast().move();
    }

    /** What people in the seats are called. */
    public Names names() {
        return seat -> chair(seat).name();
    }

    public Chair chair(Seat seat) {
        return chairs.get(seat.index());
    }
}
