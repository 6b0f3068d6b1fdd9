package cydonia.dunes;

import cydonia.dunes.language.DunesAction;
import cydonia.dunes.rules.Choosing;
import cydonia.dunes.rules.Rounds;
import cydonia.dunes.rules.Scoring;
import cydonia.dunes.table.Table;
import cydonia.engine.Audience;
import cydonia.engine.Choices;
import cydonia.engine.Outcome;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import java.util.List;
import java.util.Optional;

/** An open table of Dunes, played on from here. */
final class DunesRollout implements Rollout<DunesPosition, DunesAction> {

    private final Table table;
    private final Choices<DunesAction> choices = new Choices<>();

    /** Takes over a table that nobody else plays on. */
    DunesRollout(Table table) {
        this.table = table;
    }

    @Override
    public List<Seat> toAct() {
        return Rounds.toAct(table);
    }

    @Override
    public List<DunesAction> legal(Seat seat) {
        choices.clear();
        return Choosing.legal(table, seat, choices);
    }

    @Override
    public void play(Seat seat, DunesAction action) {
        Choosing.play(table, seat, action, Audience.NOBODY);
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
    public DunesPosition seal() {
        return new DunesPosition(table.copy());
    }
}
