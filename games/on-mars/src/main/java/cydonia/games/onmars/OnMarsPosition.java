package cydonia.games.onmars;

import cydonia.engine.Audience;
import cydonia.engine.Dice;
import cydonia.engine.Fact;
import cydonia.engine.Forgone;
import cydonia.engine.Imprint;
import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Refusal;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Viewer;
import java.util.List;
import java.util.Optional;

/** A position of On Mars: a table that is never changed any more. */
public final class OnMarsPosition implements Position<OnMarsPosition, OnMarsAction, OnMarsView> {

    private final Table table;

    /** Takes over a table whose legal actions are listed. */
    OnMarsPosition(Table table) {
        this.table = table;
    }

    /** Takes over a table whose legal actions are still to be listed. */
    static OnMarsPosition of(Table table) {
        Asking.list(table);
        return new OnMarsPosition(table);
    }

    /** For the tests of this package, which only look. */
    Table table() {
        return table;
    }

    @Override
    public List<Seat> toAct() {
        return table.toAct();
    }

    @Override
    public List<OnMarsAction> legal(Seat seat) {
        return List.copyOf(table.legal(seat));
    }

    @Override
    public Optional<Several<OnMarsAction>> several(Seat seat) {
        return Asking.several(table, seat);
    }

    @Override
    public List<Fact.Price> prices(Seat seat, OnMarsAction action) {
        return Asking.prices(table, seat, action);
    }

    @Override
    public Forgone forgoes(Seat seat, OnMarsAction action) {
        return switch (action) {
            case OnMarsAction.Plain.END_TURN -> Forgone.TURN;
            case OnMarsAction.Plain.ENOUGH, OnMarsAction.Plain.STOP, OnMarsAction.Plain.STAY -> Forgone.OFFER;
            default -> Forgone.NOTHING;
        };
    }

    @Override
    public OnMarsPosition apply(Seat seat, OnMarsAction action, Audience audience) {
        Table next = table.copy();
        next.audience = audience;
        Asking.play(next, seat, action);
        next.audience = Audience.NOBODY;
        return new OnMarsPosition(next);
    }

    @Override
    public OnMarsView observe(Viewer viewer) {
        return Observing.of(table, viewer);
    }

    @Override
    public OnMarsPosition determinise(Seat viewer, Dice guess) {
        Table world = table.copy();
        Guessing.guess(world, viewer.index(), guess);
        return of(world);
    }

    @Override
    public OnMarsRollout open() {
        Table open = table.copy();
        Asking.list(open);
        return new OnMarsRollout(open);
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
    public List<Refusal<OnMarsAction>> refusals(Seat seat) {
        return Asking.refusals(table, seat);
    }

    @Override
    public List<Points> points(Seat seat, Viewer viewer) {
        return Scoring.points(table, seat.index());
    }

    @Override
    public Imprint imprint() {
        return table.imprint();
    }
}
