package cydonia.tables.room;

import cydonia.engine.Language;
import cydonia.engine.Outcome;
import cydonia.tables.sight.Coach;
import cydonia.tables.sight.Coach.State;
import cydonia.titles.learn.Lesson;
import cydonia.titles.learn.Lesson.Aim;
import cydonia.titles.learn.Lesson.Progress;
import cydonia.titles.learn.Lesson.Step;
import java.util.List;
import java.util.Optional;

/**
 * A lesson at one moment of its table.
 *
 * @param number
 *            which puzzle of its game it is, from 1; 0 for a first lesson
 */
record Coaching(Lesson lesson, int number, Progress at, Optional<Outcome> outcome) {

    /**
     * What the coach says; nothing once the learner plays on after the farewell.
     *
     * @param decides
     *            whether the learner is asked
     * @param possible
     *            what the learner may do
     */
    Optional<Coach> says(Language language, boolean decides, List<String> possible) {
        return lesson.aim().isPresent()
                ? Optional.of(riddle(language, lesson.aim().get(), possible))
                : teaches(language, decides, possible);
    }

    /** In a puzzle: what is asked for, until the end or somebody else's move shows whether it was reached. */
    private Coach riddle(Language language, Aim aim, List<String> possible) {
        Step task = lesson.steps().getFirst();
        boolean solved = outcome.filter(aim::isReached).isPresent();
        boolean over = outcome.isPresent() || at.others() > 0;
        Step told = solved ? lesson.farewell() : task;
        List<String> next = at.strays() == 0 && at.steps() == 0 ? task.next(at.part()) : List.of();
        return new Coach(solved ? State.SOLVED : over ? State.MISSED : State.RIDDLE, number, 1, 1,
                told.title().in(language), told.says().in(language), "",
                canBeDone(possible, next) ? next : List.of(), at.strays() > 0);
    }

    private Optional<Coach> teaches(Language language, boolean decides, List<String> possible) {
        boolean done = at.steps() == lesson.steps().size();
        if (done && at.strays() > 0) {
            return Optional.empty();
        }
        Step step = done ? lesson.farewell() : lesson.steps().get(at.steps());
        State state = done
                ? State.DONE
                : !decides ? State.WAITING : canBeDone(possible, step.next(at.part())) ? State.NOW : State.ASTRAY;
        String learnt = at.steps() == 0 ? "" : lesson.steps().get(at.steps() - 1).learnt().in(language);
        return Optional.of(new Coach(state, number, at.steps() + 1, lesson.steps().size(), step.title().in(language),
                step.says().in(language), learnt, step.next(at.part()), at.strays() > 0));
    }

    private static boolean canBeDone(List<String> possible, List<String> command) {
        return !command.isEmpty() && possible.containsAll(command);
    }
}
