package cydonia.server.learn;

import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Text;
import java.util.List;
import java.util.Map;

/**
 * A first game with a coach beside it: an ordinary table whose deal is always the same. The learner sits in the first
 * seat; every move stays allowed, and the coach waits for those it asks for.
 *
 * @param replies
 *            what the other seats do as long as it is possible; afterwards they think for themselves
 * @param farewell
 *            what was learnt in all, once every step is done
 */
public record Lesson(int seats, Map<String, String> options, Seed seed, Map<Seat, List<String>> replies,
        List<Step> steps, Step farewell) {

    /** Where the learner sits. */
    public static final Seat LEARNER = Seat.RED;

    /**
     * Something to do.
     *
     * @param actions
     *            in the game's notation and in the order of the rules: one, or several that are chosen together
     * @param learnt
     *            told when it is done
     */
    public record Step(Text title, Text says, List<String> actions, Text learnt) {
        public Step {
            actions = List.copyOf(actions);
        }
    }

    /**
     * How far a learner has come.
     *
     * @param steps
     *            how many steps are done
     * @param part
     *            how much of the next one is
     * @param strays
     *            how many other moves the learner has made since
     */
    public record Progress(int steps, int part, int strays) {
    }

    public Lesson {
        options = Map.copyOf(options);
        replies = Map.copyOf(replies);
        steps = List.copyOf(steps);
    }

    /** Whether a table with that setup and seed is this lesson. */
    public boolean isAt(Setup setup, Seed dealt) {
        return seed.equals(dealt) && setup.seats() == seats
                && setup.options().entrySet().containsAll(options.entrySet());
    }

    /** What the next command of that seat is, after so many. */
    public List<String> reply(Seat seat, int after) {
        return replies.getOrDefault(seat, List.of()).stream().skip(after).limit(1).toList();
    }

    /** How far these moves of the learner lead. */
    public Progress after(List<String> moves) {
        Progress at = new Progress(0, 0, 0);
        for (String move : moves) {
            at = after(at, move);
        }
        return at;
    }

    private Progress after(Progress at, String move) {
        if (at.steps() == steps.size() || !steps.get(at.steps()).actions().get(at.part()).equals(move)) {
            return new Progress(at.steps(), at.part(), at.strays() + 1);
        }
        return at.part() + 1 == steps.get(at.steps()).actions().size()
                ? new Progress(at.steps() + 1, 0, 0)
                : new Progress(at.steps(), at.part() + 1, 0);
    }
}
