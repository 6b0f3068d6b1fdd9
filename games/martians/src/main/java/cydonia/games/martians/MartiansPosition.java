package cydonia.games.martians;

import cydonia.engine.Audience;
import cydonia.engine.Choices;
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

/** A position of Martians: a value around a table that is never played on. */
public final class MartiansPosition implements Position<MartiansPosition, MartiansAction, MartiansView> {

    private final Table table;

    MartiansPosition(Table table) {
        this.table = table;
    }

    @Override
    public List<Seat> toAct() {
        return table.agenda.toAct();
    }

    /** Never written into the table, for several people may look at one position at the same time. */
    @Override
    public List<MartiansAction> legal(Seat seat) {
        return List.copyOf(table.agenda.legal(table, seat, new Choices<>()));
    }

    @Override
    public Optional<Several<MartiansAction>> several(Seat seat) {
        return table.agenda.several(table, seat);
    }

    @Override
    public List<Fact.Price> prices(Seat seat, MartiansAction action) {
        return table.agenda.prices(table, seat, action);
    }

    @Override
    public Forgone forgoes(Seat seat, MartiansAction action) {
        return switch (action) {
            case MartiansAction.Finish() -> Forgone.TURN;
            case MartiansAction.Enough(),MartiansAction.Withdraw(),MartiansAction.Pass(),MartiansAction.NoTrade(),MartiansAction.Decline(),MartiansAction.Refuse(),MartiansAction.LeaveLocked() ->
                Forgone.OFFER;
            default -> Forgone.NOTHING;
        };
    }

    @Override
    public MartiansPosition apply(Seat seat, MartiansAction action, Audience audience) {
        Table next = table.copy();
        next.audience = audience;
        next.agenda.play(next, seat, action);
        next.audience = Audience.NOBODY;
        return new MartiansPosition(next);
    }

    @Override
    public MartiansView observe(Viewer viewer) {
        return Observing.observe(table, viewer);
    }

    @Override
    public MartiansPosition determinise(Seat viewer, Dice guess) {
        Table world = table.copy();
        Guessing.make(world, viewer, guess);
        return new MartiansPosition(world);
    }

    @Override
    public MartiansRollout open() {
        return new MartiansRollout(table.copy());
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
    public List<Refusal<MartiansAction>> refusals(Seat seat) {
        return table.agenda.refusals(table, seat);
    }

    @Override
    public List<Points> points(Seat seat, Viewer viewer) {
        return Scoring.points(table, seat, viewer);
    }

    @Override
    public Imprint imprint() {
        return table.imprint();
    }

    /** For the tests of this package, which look at the table itself. */
    Table table() {
        return table;
    }
}
