package cydonia.games.tilsit;

import cydonia.engine.Choices;
import cydonia.engine.Outcome;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import java.util.List;
import java.util.Optional;

/** An open table of Mars, played on from here; its {@link #survey} is what a player who searches may read of it. */
public final class MarsRollout implements Rollout<MarsPosition, MarsAction> {

    private final Table table;
    private final Choices<MarsAction> choices = new Choices<>();
    private final Survey survey;

    /** Takes over a table that nobody else plays on. */
    MarsRollout(Table table) {
        this.table = table;
        survey = new Survey(table);
    }

    @Override
    public List<Seat> toAct() {
        return table.toAct();
    }

    @Override
    public List<MarsAction> legal(Seat seat) {
        choices.clear();
        return table.agenda.legal(table, seat, choices);
    }

    @Override
    public void play(Seat seat, MarsAction action) {
        table.agenda.play(table, seat, action);
    }

    @Override
    public int score(Seat seat) {
        return Scoring.points(table, table.colony(seat));
    }

    @Override
    public Optional<Outcome> outcome() {
        return Scoring.outcome(table);
    }

    @Override
    public MarsPosition seal() {
        return new MarsPosition(table.copy());
    }

    public Survey survey() {
        return survey;
    }
}
