package cydonia.titles.learn;

import cydonia.engine.Chance;
import cydonia.engine.Outcome;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Text;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A first game with a coach beside it: an ordinary table whose deal is always the same. The learner sits in the first
 * seat; every move stays allowed, and the coach waits for those it asks for. A puzzle is a lesson that begins in the
 * middle of a game and has an aim, which the learner can reach before anybody else moves: its one step is such a way.
 *
 * @param opening
 *            what was played before the learner came; nothing in a first lesson
 * @param aim
 *            what the end must be, in a puzzle
 * @param replies
 *            what the other seats do as long as it is possible; afterwards they think for themselves
 * @param farewell
 *            what was learnt in all, once every step is done
 */
public record Lesson(int seats, Map<String, String> options, Seed seed, List<Replay.Move> opening, Optional<Aim> aim,
        Map<Seat, List<List<String>>> replies, List<Step> steps, Step farewell) {

    /** Where the learner sits. */
    public static final Seat LEARNER = Seat.RED;

    /**
     * What a puzzle asks for.
     *
     * @param win
     *            whether the learner must win
     * @param points
     *            how many points are needed
     */
    public record Aim(boolean win, int points) {

        /** Whether that end is what was asked for. */
        public boolean isReached(Outcome outcome) {
            Outcome.Result result = outcome.of(LEARNER);
            return (result.won() || !win) && result.score() >= points;
        }
    }

    /**
     * Something to do.
     *
     * @param commands
     *            one after the other, in the game's notation: each is an action, or several that are chosen together
     * @param learnt
     *            told when it is done
     */
    public record Step(Text title, Text says, List<List<String>> commands, Text learnt) {
        public Step {
            commands = List.copyOf(commands);
        }

        /** What is next after so many actions; nothing in the middle of a command. */
        public List<String> next(int done) {
            int before = 0;
            for (List<String> command : commands) {
                if (before == done) {
                    return command;
                }
                before += command.size();
            }
            return List.of();
        }

        private List<String> actions() {
            return commands.stream().flatMap(List::stream).toList();
        }
    }

    /**
     * How far a learner has come.
     *
     * @param steps
     *            how many steps are done
     * @param part
     *            how many actions of the next one are
     * @param strays
     *            how many other moves the learner has made since
     * @param others
     *            how many moves the other seats have made
     */
    public record Progress(int steps, int part, int strays, int others) {
    }

    public Lesson {
        options = Map.copyOf(options);
        opening = List.copyOf(opening);
        replies = Map.copyOf(replies);
        steps = List.copyOf(steps);
    }

    /** Lessons were written for deals that all come from one counter. */
    public Setup setup() {
        return new Setup(seats, options, Chance.ONE_COUNTER);
    }

    /** Whether a table with that setup and seed is this lesson. */
    public boolean isAt(Setup setup, Seed dealt) {
        return seed.equals(dealt) && setup.seats() == seats && setup.chance() == Chance.ONE_COUNTER
                && setup.options().entrySet().containsAll(options.entrySet());
    }

    /** What the next command of that seat is, after so many. */
    public List<String> reply(Seat seat, int after) {
        List<List<String>> written = replies.getOrDefault(seat, List.of());
        return after < written.size() ? written.get(after) : List.of();
    }

    /** How far the learner's moves of a table lead; nowhere while the opening is still being played. */
    public Progress after(List<Replay.Move> moves) {
        Progress at = new Progress(0, 0, 0, 0);
        for (Replay.Move move : moves.subList(Math.min(opening.size(), moves.size()), moves.size())) {
            at = move.seat() == LEARNER
                    ? after(at, move.action())
                    : new Progress(at.steps(), at.part(), at.strays(), at.others() + 1);
        }
        return at;
    }

    private Progress after(Progress at, String move) {
        if (at.steps() == steps.size() || !steps.get(at.steps()).actions().get(at.part()).equals(move)) {
            return new Progress(at.steps(), at.part(), at.strays() + 1, at.others());
        }
        return at.part() + 1 == steps.get(at.steps()).actions().size()
                ? new Progress(at.steps() + 1, 0, 0, at.others())
                : new Progress(at.steps(), at.part() + 1, 0, at.others());
    }
}
