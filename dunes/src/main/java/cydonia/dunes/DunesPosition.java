package cydonia.dunes;

import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesView;
import cydonia.dunes.rules.Choosing;
import cydonia.dunes.rules.HalfTime;
import cydonia.dunes.rules.Rounds;
import cydonia.dunes.rules.Scoring;
import cydonia.dunes.sight.Guessing;
import cydonia.dunes.sight.Observing;
import cydonia.dunes.table.Table;
import cydonia.engine.Audience;
import cydonia.engine.Choices;
import cydonia.engine.Dice;
import cydonia.engine.Imprint;
import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Refusal;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Viewer;
import java.util.List;
import java.util.Optional;

/** A position of Dunes: a table that is never touched again. */
public final class DunesPosition implements Position<DunesPosition, DunesAction, DunesView> {

    private final Table table;

    DunesPosition(Table table) {
        this.table = table;
    }

    @Override
    public List<Seat> toAct() {
        return Rounds.toAct(table);
    }

    @Override
    public List<DunesAction> legal(Seat seat) {
        return List.copyOf(Choosing.legal(table, seat, new Choices<>()));
    }

    @Override
    public Optional<Several<DunesAction>> several(Seat seat) {
        return HalfTime.several(table, seat);
    }

    @Override
    public DunesPosition apply(Seat seat, DunesAction action, Audience audience) {
        Table next = table.copy();
        Choosing.play(next, seat, action, audience);
        return new DunesPosition(next);
    }

    @Override
    public DunesView observe(Viewer viewer) {
        return Observing.view(table, viewer);
    }

    @Override
    public DunesPosition determinise(Seat viewer, Dice guess) {
        Table world = table.copy();
        Guessing.guess(world, viewer, guess);
        return new DunesPosition(world);
    }

    @Override
    public Rollout<DunesPosition, DunesAction> open() {
        return new DunesRollout(table.copy());
    }

    @Override
    public int secretsOpened() {
        return table.secretsOpened;
    }

    @Override
    public Optional<Outcome> outcome() {
        return Scoring.outcome(table);
    }

    @Override
    public List<Refusal<DunesAction>> refusals(Seat seat) {
        return Choosing.refusals(table, seat);
    }

    @Override
    public List<Points> points(Seat seat, Viewer viewer) {
        return Scoring.points(table, seat);
    }

    @Override
    public Imprint imprint() {
        return table.imprint();
    }
}
