package cydonia.games.terraforming;

import cydonia.engine.Task;
import cydonia.games.terraforming.cards.Card;
import org.jspecify.annotations.Nullable;

/** What is owed at this table; see {@link Task}. */
interface Owed {

    /** Something that happens by itself. */
    interface Chore extends Task.Chore<Table> {
    }

    /** Something players decide. */
    interface Decision extends Task.Decision<Table, TerraformingAction, Question> {
    }

    /** What one player decides in the course of an action. */
    interface ByOne extends Decision {

        int seat();

        @Override
        default int asked(Table t) {
            return 1 << seat();
        }

        /** What brings it up, where a card, a project or an honour does. */
        @Nullable
        Cause cause();
    }

    /** What a card asks its owner, or whoever plays it. */
    interface ByCard extends ByOne {

        /** The card, or {@link Card#NONE}. */
        int card();

        @Override
        default @Nullable Cause cause() {
            return card() == Card.NONE ? null : Cause.ByCard.of(card());
        }
    }

    /** What a phase asks as long as nothing else is owed. It stays until the next phase begins. */
    interface OfPhase extends Decision {

        /** How it reads for one of those asked; it may speak of what only that player knows. */
        Question question(Table t, int seat);

        @Override
        default Question question(Table t) {
            return new Question.Wait(t.toAct());
        }
    }
}
