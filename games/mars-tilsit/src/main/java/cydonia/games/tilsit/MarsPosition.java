package cydonia.games.tilsit;

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

/** A position of Mars: a table nobody touches any more. */
public final class MarsPosition implements Position<MarsPosition, MarsAction, MarsView> {

    private final Table table;

    MarsPosition(Table table) {
        this.table = table;
    }

    @Override
    public List<Seat> toAct() {
        return table.toAct();
    }

    @Override
    public List<MarsAction> legal(Seat seat) {
        return List.copyOf(table.agenda.legal(table, seat, new Choices<>()));
    }

    @Override
    public Optional<Several<MarsAction>> several(Seat seat) {
        return table.agenda.several(table, seat);
    }

    @Override
    public List<Fact.Price> prices(Seat seat, MarsAction action) {
        return table.agenda.prices(table, seat, action);
    }

    /** Going on from one phase to the next is ordinary play; after the colonists the turn is over. */
    @Override
    public Forgone forgoes(Seat seat, MarsAction action) {
        return switch (action) {
            case MarsAction.Done() ->
                table.agenda.decision() instanceof Arrangement.Arranging ? Forgone.TURN : Forgone.OFFER;
            case MarsAction.Withdraw(),MarsAction.Decline(),MarsAction.Rearrange() -> Forgone.OFFER;
            default -> Forgone.NOTHING;
        };
    }

    @Override
    public MarsPosition apply(Seat seat, MarsAction action, Audience audience) {
        Table next = table.copy();
        next.audience = audience;
        next.agenda.play(next, seat, action);
        next.audience = Audience.NOBODY;
        return new MarsPosition(next);
    }

    @Override
    public MarsView observe(Viewer viewer) {
        return Observing.observe(table, viewer);
    }

    @Override
    public MarsPosition determinise(Seat viewer, Dice guess) {
        return new MarsPosition(Guessing.world(table, viewer, guess));
    }

    @Override
    public MarsRollout open() {
        return new MarsRollout(table.copy());
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
    public List<Refusal<MarsAction>> refusals(Seat seat) {
        return table.agenda.refusals(table, seat);
    }

    /** Everything that scores lies open. */
    @Override
    public List<Points> points(Seat seat, Viewer viewer) {
        return Scoring.sources(table, table.colony(seat));
    }

    @Override
    public Imprint imprint() {
        return table.imprint();
    }

    /** For the tests of this package, which look under the lid. */
    Table table() {
        return table;
    }
}
