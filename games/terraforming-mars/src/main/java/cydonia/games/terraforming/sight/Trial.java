package cydonia.games.terraforming.sight;

import cydonia.engine.Audience;
import cydonia.engine.Fact;
import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingHappening;
import cydonia.games.terraforming.rules.Payment;
import cydonia.games.terraforming.rules.Scoring;
import cydonia.games.terraforming.table.Table;
import java.util.Arrays;
import java.util.List;

/** An action tried on a copy of the table, to see whether anything comes of it. */
public final class Trial implements Audience {

    private final Table before;
    private final Table table;
    private final int seat;
    private boolean changed;

    private Trial(Table t, int seat) {
        this.before = t;
        this.table = t.copy();
        this.table.audience = this;
        this.seat = seat;
    }

    /** Whether a legal action costs what it costs and achieves nothing. */
    public static boolean pointless(Table t, int seat, TerraformingAction action) {
        return switch (action) {
            case TerraformingAction.Build _,TerraformingAction.ConvertHeat _,TerraformingAction.Use _,TerraformingAction.RemoveCubes _ ->
                new Trial(t, seat).comesToNothing(action);
            // other cards stay in play, with their tags
            case TerraformingAction.Play(var card) -> card.event() && new Trial(t, seat).comesToNothing(action);
            default -> false;
        };
    }

    private boolean comesToNothing(TerraformingAction action) {
        Seat who = Seat.of(seat);
        table.play(who, action);
        while (table.owes() && table.toAct(seat) && !changed) {
            List<TerraformingAction> answers = table.legal(who);
            if (!(table.asking() instanceof Payment.Due) && answers.size() > 1) {
                return false;
            }
            table.play(who, answers.getFirst());
        }
        return !changed && !table.owes() && table.secretsOpened == before.secretsOpened
                && Arrays.equals(table.cubes, before.cubes) && sameScores();
    }

    private boolean sameScores() {
        for (int i = 0; i < table.seats; i++) {
            if (Scoring.score(table, i) != Scoring.score(before, i)) {
                return false;
            }
        }
        return true;
    }

    /** Cubes may come back to where they were taken: they are counted at the end. */
    @Override
    public void hear(Happening happening) {
        changed |= !(happening instanceof TerraformingHappening.CubesChanged)
                && happening.seenBy(Seat.of(seat)).facts().stream().anyMatch(fact -> !(fact instanceof Fact.Price));
    }
}
