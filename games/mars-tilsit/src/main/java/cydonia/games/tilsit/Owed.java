package cydonia.games.tilsit;

import cydonia.engine.Task;

/** What is owed at this table; see {@link Task}. */
public interface Owed {

    interface Chore extends Task.Chore<Table> {
    }

    interface Decision extends Task.Decision<Table, MarsAction, Question> {
    }

    interface ByOne extends Task.ByOne<Table, MarsAction, Question> {
    }
}
