package cydonia.games.terraforming;

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

/** One moment of a game: a value around a table that nobody changes any more. */
public final class TerraformingPosition
        implements
            Position<TerraformingPosition, TerraformingAction, TerraformingView> {

    private final Table table;

    TerraformingPosition(Table table) {
        this.table = table;
    }

    /** For the tests of this package. */
    Table table() {
        return table;
    }

    @Override
    public List<Seat> toAct() {
        return table.toAct();
    }

    @Override
    public List<TerraformingAction> legal(Seat seat) {
        return List.copyOf(table.legal(seat));
    }

    @Override
    public Optional<Several<TerraformingAction>> several(Seat seat) {
        return table.several(seat);
    }

    @Override
    public List<Fact.Price> prices(Seat seat, TerraformingAction action) {
        return table.prices(seat, action);
    }

    @Override
    public boolean pointless(Seat seat, TerraformingAction action) {
        return Trial.pointless(table, seat.index(), action);
    }

    /** Ending a turn after one action is ordinary play; passing gives up the generation. */
    @Override
    public Forgone forgoes(Seat seat, TerraformingAction action) {
        return switch (action) {
            case TerraformingAction.Pass() -> Forgone.TURN;
            case TerraformingAction.EndTurn(),TerraformingAction.Enough(),TerraformingAction.Decline() -> Forgone.OFFER;
            default -> Forgone.NOTHING;
        };
    }

    @Override
    public TerraformingPosition apply(Seat seat, TerraformingAction action, Audience audience) {
        Table next = table.copy();
        next.audience = audience;
        next.play(seat, action);
        next.audience = Audience.NOBODY;
        return new TerraformingPosition(next);
    }

    @Override
    public TerraformingView observe(Viewer viewer) {
        return Observing.observe(table, viewer);
    }

    @Override
    public TerraformingPosition determinise(Seat viewer, Dice guess) {
        return new TerraformingPosition(Guessing.guess(table, viewer.index(), guess));
    }

    @Override
    public TerraformingRollout open() {
        return new TerraformingRollout(table.copy());
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
    public List<Refusal<TerraformingAction>> refusals(Seat seat) {
        return table.refusals(seat);
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
