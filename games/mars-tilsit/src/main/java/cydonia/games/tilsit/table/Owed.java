package cydonia.games.tilsit.table;

import cydonia.engine.Task;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.Question;

/** What is owed at this table; see {@link Task}. */
public interface Owed {

    interface Chore extends Task.Chore<Table> {
    }

    interface Decision extends Task.Decision<Table, MarsAction, Question> {
    }

    interface ByOne extends Task.ByOne<Table, MarsAction, Question> {
    }
}
