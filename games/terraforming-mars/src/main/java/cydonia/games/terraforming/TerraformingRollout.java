package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.engine.Outcome;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import java.util.List;
import java.util.Optional;

/** An open table, played on from here; {@link #survey} is what a search may read of it. */
public final class TerraformingRollout implements Rollout<TerraformingPosition, TerraformingAction> {

    private final Table table;
    /** Written anew for each decision. */
    private final Choices<TerraformingAction> choices = new Choices<>();
    private final Survey survey;

    TerraformingRollout(Table table) {
        this.table = table;
        this.survey = new Survey(table);
    }

    @Override
    public List<Seat> toAct() {
        return table.toAct();
    }

    @Override
    public List<TerraformingAction> legal(Seat seat) {
        choices.clear();
        return table.legal(seat, choices);
    }

    @Override
    public void play(Seat seat, TerraformingAction action) {
        table.play(seat, action);
    }

    @Override
    public int score(Seat seat) {
        return Scoring.score(table, seat.index());
    }

    @Override
    public Optional<Outcome> outcome() {
        return Scoring.outcome(table);
    }

    @Override
    public TerraformingPosition seal() {
        return new TerraformingPosition(table.copy());
    }

    public Survey survey() {
        return survey;
    }
}
