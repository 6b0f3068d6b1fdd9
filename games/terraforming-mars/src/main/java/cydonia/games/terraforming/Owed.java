package cydonia.games.terraforming;

import cydonia.engine.Task;
import cydonia.games.terraforming.cards.Card;
import cydonia.games.terraforming.cards.Effect;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is owed at this table; see {@link Task}. */
interface Owed {

    /** Something that happens by itself. */
    interface Chore extends Task.Chore<Table> {
    }

    /**
     * One effect that is owed.
     *
     * @param card
     *            the card that says so
     * @param played
     *            the card whose being played has set it off, where one has
     */
    record Carry(int seat, int card, Effect effect, int played) implements Chore {

        @Override
        public void run(Table t) {
            t.effects.carryOut(t, seat, card, effect, played);
        }
    }

    /** The effects of a card from that one on. What does not happen at once comes before those after it. */
    record CarryAll(int seat, int card, List<Effect> effects, int from) implements Chore {

        @Override
        public void run(Table t) {
            int last = effects.size() - 1;
            for (int i = from; i < last; i++) {
                if (!(effects.get(i) instanceof Effect.AtOnce)) {
                    t.owe(new CarryAll(seat, card, effects, i + 1));
                    t.effects.carryOut(t, seat, card, effects.get(i), Card.NONE);
                    return;
                }
                t.effects.carryOut(t, seat, card, effects.get(i), Card.NONE);
            }
            t.effects.carryOut(t, seat, card, effects.get(last), Card.NONE);
        }
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
