package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Outcome;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import java.util.List;
import java.util.Optional;

/** An open table of Martians, played on from here; {@link #survey} is what a player who searches may read of it. */
public final class MartiansRollout implements Rollout<MartiansPosition, MartiansAction> {

    private final Table table;
    private final Choices<MartiansAction> choices = new Choices<>();
    private final Survey survey;

    MartiansRollout(Table table) {
        this.table = table;
        survey = new Survey(table);
    }

    @Override
    public List<Seat> toAct() {
        return table.agenda.toAct();
    }

    @Override
    public List<MartiansAction> legal(Seat seat) {
        choices.clear();
        return table.agenda.legal(table, seat, choices);
    }

    @Override
    public void play(Seat seat, MartiansAction action) {
        table.agenda.play(table, seat, action);
    }

    @Override
    public int score(Seat seat) {
        return Scoring.score(table, seat);
    }

    @Override
    public Optional<Outcome> outcome() {
        return Scoring.outcome(table);
    }

    @Override
    public MartiansPosition seal() {
        return new MartiansPosition(table.copy());
    }

    public Survey survey() {
        return survey;
    }
}
