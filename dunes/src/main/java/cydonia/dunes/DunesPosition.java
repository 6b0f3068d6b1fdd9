package cydonia.dunes;

import cydonia.dunes.DunesAction.Bid;
import cydonia.dunes.DunesAction.Dig;
import cydonia.dunes.DunesAction.Drop;
import cydonia.dunes.DunesView.SeatView;
import cydonia.engine.Audience;
import cydonia.engine.Dice;
import cydonia.engine.Imprint;
import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Refusal;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.engine.Viewer;
import cydonia.engine.Why;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A position of Dunes: a table that is never touched again. */
public final class DunesPosition implements Position<DunesPosition, DunesAction, DunesView> {

    private static final Text SPICE = new Text("spice", "épice");
    private static final Text FLASKS = new Text("flasks of water", "gourdes d'eau");

    private final Table table;

    DunesPosition(Table table) {
        this.table = table;
    }

    @Override
    public List<Seat> toAct() {
        return table.toAct();
    }

    @Override
    public List<DunesAction> legal(Seat seat) {
        return List.copyOf(table.copy().legal(seat));
    }

    @Override
    public Optional<Several<DunesAction>> several(Seat seat) {
        return table.several(seat);
    }

    @Override
    public DunesPosition apply(Seat seat, DunesAction action, Audience audience) {
        Table next = table.copy();
        next.play(seat, action, audience);
        return new DunesPosition(next);
    }

    @Override
    public DunesView observe(Viewer viewer) {
        List<SeatView> seats = Seat.first(table.seats).stream().map(this::seen).toList();
        int me = viewer instanceof Seat seat ? seat.index() : -1;
        return new DunesView(viewer, table.round, table.dune, toAct(), seats,
                me < 0 ? List.of() : listed(table.hands[me]), me < 0 ? 0 : table.bids[me],
                me < 0 ? List.of() : listed(table.dropped[me]), table.changing != 0, listed(table.blown),
                table.outcome().isPresent());
    }

    private SeatView seen(Seat seat) {
        int i = seat.index();
        return new SeatView(seat, table.spice[i], table.flasks[i],
                Table.count(table.hands[i]) + Table.count(table.dropped[i]), table.bids[i] > 0);
    }

    private static List<Integer> listed(int[] winds) {
        List<Integer> list = new ArrayList<>();
        for (int wind = 1; wind < winds.length; wind++) {
            for (int i = 0; i < winds[wind]; i++) {
                list.add(wind);
            }
        }
        return list;
    }

    @Override
    public DunesPosition determinise(Seat viewer, Dice guess) {
        Table world = table.copy();
        Guessing.guess(world, viewer, guess);
        return new DunesPosition(world);
    }

    @Override
    public Rollout<DunesPosition, DunesAction> open() {
        return table.copy();
    }

    @Override
    public int secretsOpened() {
        return table.secretsOpened;
    }

    @Override
    public Optional<Outcome> outcome() {
        return table.outcome();
    }

    @Override
    public List<Refusal<DunesAction>> refusals(Seat seat) {
        List<Refusal<DunesAction>> refusals = new ArrayList<>();
        for (int wind = 1; wind <= Table.WINDS; wind++) {
            Why why = Why.asking();
            if (!table.mayBid(seat, wind, why)) {
                refusals.add(new Refusal<>(Bid.of(wind), why.obstacles()));
            }
        }
        for (int wind = 1; wind <= Table.WINDS; wind++) {
            Why why = Why.asking();
            if (!table.mayDrop(seat, wind, why)) {
                refusals.add(new Refusal<>(Drop.of(wind), why.obstacles()));
            }
        }
        for (Dig dig : List.of(Dig.SPICE, Dig.WATER)) {
            Why why = Why.asking();
            if (!table.mayDig(seat, dig.find(), why)) {
                refusals.add(new Refusal<>(dig, why.obstacles()));
            }
        }
        return table.toAct().contains(seat) ? refusals : List.of();
    }

    @Override
    public List<Points> points(Seat seat, Viewer viewer) {
        return List.of(new Points(SPICE, table.spice[seat.index()]),
                new Points(FLASKS, Table.FLASK_WORTH * table.flasks[seat.index()]));
    }

    @Override
    public Imprint imprint() {
        return table.imprint();
    }
}
