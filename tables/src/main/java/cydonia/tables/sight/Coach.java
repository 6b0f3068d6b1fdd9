package cydonia.tables.sight;

import java.util.List;

/**
 * What the coach of a lesson says to the learner now.
 *
 * @param puzzle
 *            which puzzle of its game this is, from 1; 0 in a first lesson
 * @param step
 *            which step this is, from 1
 * @param learnt
 *            what the step before taught; nothing at first
 * @param actions
 *            what the coach waits for, all of it together
 */
public record Coach(State state, int puzzle, int step, int steps, String title, String says, String learnt,
        List<String> actions, boolean strayed) {

    /** Whether what it waits for can be done now. */
    public enum State {
        /** Yes. */
        NOW,
        /** It is not the learner's decision. */
        WAITING,
        /** No: the game has taken another way. */
        ASTRAY,
        /** Everything was done. */
        DONE,
        /** A puzzle waits for the learner's own idea; the actions are one that leads on, for who asks. */
        RIDDLE,
        /** The puzzle is solved. */
        SOLVED,
        /** The puzzle has ended otherwise. */
        MISSED
    }

    public Coach {
        actions = List.copyOf(actions);
    }
}
