package cydonia.games.onmars;

import cydonia.engine.Seat;
import cydonia.engine.Task;
import cydonia.games.onmars.cards.Effect;

/** What is owed at this table; see {@link Task}. */
interface Owed {

    /** Something that happens by itself. */
    interface Chore extends Task.Chore<Table> {
    }

    /** An effect that is owed; what must not be done may be skipped. What has become impossible falls away. */
    record Begin(int company, Effect effect, boolean must) implements Chore {

        @Override
        public void run(Table t) {
            t.effects.begin(t, company, effect, must);
        }
    }

    /** Something one company decides. Where a single answer is possible, the rules give it. */
    interface Decision extends Task.Decision<Table, OnMarsAction, Question> {

        /** Whom it concerns: a seat, or Lacerda. */
        int company();

        @Override
        default int asked(Table t) {
            return 1 << company();
        }

        default Seat who() {
            return Seat.of(company());
        }

        /** Whether nothing is half done or unpaid while it is asked: see {@link AnyMoment}. */
        default boolean isBetweenSteps() {
            return false;
        }

        /** Whether it is put to people even where they have no choice. */
        default boolean isAlwaysAsked(Table t) {
            return false;
        }

        /** Lacerda's answer, where he may be asked. */
        default void byLacerda(Table t) {
            throw new IllegalStateException("Lacerda is never asked " + this);
        }
    }
}
