package cydonia.games.onmars;

import cydonia.engine.Outcome;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import java.util.List;
import java.util.Optional;

/** An open table of On Mars, played on from here; {@link #survey} is what those who search may read of it. */
public final class OnMarsRollout implements Rollout<OnMarsPosition, OnMarsAction> {

    private final Table table;
    private final Survey survey;

    /** Takes over a table whose legal actions are listed. */
    OnMarsRollout(Table table) {
        this.table = table;
        this.survey = new Survey(table);
    }

    public Survey survey() {
        return survey;
    }

    @Override
    public List<Seat> toAct() {
        return table.toAct();
    }

    @Override
    public List<OnMarsAction> legal(Seat seat) {
        return table.legal(seat);
    }

    @Override
    public void play(Seat seat, OnMarsAction action) {
        Asking.play(table, seat, action);
    }

    @Override
    public int score(Seat seat) {
        return Scoring.total(table, seat.index());
    }

    @Override
    public Optional<Outcome> outcome() {
        return Scoring.outcome(table);
    }

    @Override
    public OnMarsPosition seal() {
        return OnMarsPosition.of(table.copy());
    }
}
