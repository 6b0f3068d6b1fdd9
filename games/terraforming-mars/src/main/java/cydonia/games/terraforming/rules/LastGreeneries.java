package cydonia.games.terraforming.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.terraforming.box.Phase;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.language.Question;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingAction.ConvertPlants;
import cydonia.games.terraforming.language.TerraformingAction.Enough;
import cydonia.games.terraforming.language.TerraformingHappening;
import cydonia.games.terraforming.table.Owed;
import cydonia.games.terraforming.table.Table;
import java.util.List;

/**
 * After the last production each player in turn may still turn plants into greeneries. Oxygen and ratings rest.
 * Rulebook p. 12.
 */
public final class LastGreeneries {

    private LastGreeneries() {
    }

    public static void begin(Table t) {
        t.enter(Phase.LAST_GREENERIES, Convert.IT);
        t.turn = t.first;
        goOn(t);
    }

    /** Asks whoever can still convert; goes on to the next player where nothing can be converted any more. */
    private static void goOn(Table t) {
        if (!Projects.canConvertPlants(t, t.turn, Why.NOT_ASKED)) {
            done(t);
        }
    }

    private static void done(Table t) {
        t.turn = (t.turn + 1) % t.seats;
        if (t.turn == t.first) {
            t.end();
            if (t.listens()) {
                t.tell(new TerraformingHappening.GameEnded(t.terraformed()));
            }
        } else {
            goOn(t);
        }
    }

    /** After a conversion. */
    record GoOn() implements Owed.Chore {

        static final GoOn IT = new GoOn();

        @Override
        public void run(Table t) {
            goOn(t);
        }
    }

    /** Whether somebody turns plants into one more greenery. */
    record Convert() implements Owed.OfPhase {

        static final Convert IT = new Convert();

        @Override
        public int asked(Table t) {
            return 1 << t.turn;
        }

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            out.add(ConvertPlants.IT);
            out.add(Enough.IT);
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            if (action instanceof ConvertPlants) {
                t.owe(GoOn.IT);
                Projects.convertPlants(t, who.index());
            } else {
                done(t);
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat who, TerraformingAction action) {
            return action instanceof ConvertPlants
                    ? Payment.of(t.players[who.index()].greeneryPrice, Resource.PLANTS)
                    : List.of();
        }

        @Override
        public Question question(Table t, int seat) {
            return new Question.LastGreenery();
        }
    }
}
