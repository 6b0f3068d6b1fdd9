package cydonia.tables.sight;

import cydonia.engine.Action;
import java.util.List;

/**
 * One thing the computer would do.
 *
 * @param chance
 *            the estimated chance of winning after it, from 0 to 1
 * @param tries
 *            how many of the imagined games began with it
 * @param share
 *            which part of the imagined games that is, from 0 to 1
 * @param even
 *            whether it cannot be told from the best of them
 * @param checked
 *            whether such chances were compared with what came true
 * @param reasons
 *            what it changes in the measure of the game, and what for certain
 */
public record Hint<A extends Action>(Choice<A> choice, double chance, int tries, double share, boolean even,
        boolean checked, List<String> reasons) {

    public Hint {
        reasons = List.copyOf(reasons);
    }
}
