package cydonia.server.board.tilsit;

import cydonia.engine.Seat;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Domain;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsView;
import cydonia.games.tilsit.language.Question;
import cydonia.server.page.Spot;
import cydonia.server.page.TablePage;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Where on the table each action is clicked. */
final class Spots {

    /** A place on the table that an action belongs to. */
    sealed interface At {
    }

    record Socket(Seat colony, Installation what, int level) implements At {
    }

    record HandStack(Resource what) implements At {
    }

    record ReserveStack(Resource what) implements At {
    }

    record ShownStack(Resource what) implements At {
    }

    record OwnContract(Seat colony, Contract contract) implements At {
    }

    record FaceUp(Seat colony, RdCard card) implements At {
    }

    record Held(RdCard card) implements At {
    }

    record ColonyHead(Seat colony) implements At {
    }

    record Supremacy(Domain domain) implements At {
    }

    private final MarsView view;
    private final Map<At, Spot> spots = new HashMap<>();

    Spots(TablePage<MarsAction, MarsView> page, MarsView view) {
        this.view = view;
        page.prompt().barred().forEach(barred -> put(barred.action(), Spot.of(barred)));
        page.prompt().single().forEach(choice -> put(choice.action(), Spot.of(choice)));
    }

    Spot at(At place) {
        return spots.getOrDefault(place, Spot.STILL);
    }

    private void put(MarsAction action, Spot spot) {
        place(action).ifPresent(place -> spots.put(place, spot));
    }

    private Optional<At> place(MarsAction action) {
        return Optional.ofNullable(switch (action) {
            case MarsAction.Build(Installation what) -> new Socket(me(), what, colony().built(what) + 1);
            case MarsAction.Staff(Installation what) -> new Socket(me(), what, top(me(), what) + 1);
            case MarsAction.PowerUp() ->
                new Socket(me(), Installation.HABITATION, top(me(), Installation.HABITATION) + 1);
            case MarsAction.Vacate(Installation what, int level) ->
                new Socket(me(), what, what.isMine() ? top(me(), what) : level);
            case MarsAction.SwitchOff(Installation what) -> new Socket(me(), what, top(me(), what));
            case MarsAction.Leave(Installation what) -> new Socket(me(), what, top(me(), what));
            case MarsAction.Destroy(Installation what) -> victim()
                    .map(seat -> new Socket(seat, what, view.colony(seat).built(what))).orElse(null);
            case MarsAction.PickMine(Resource ore) -> new ReserveStack(ore);
            case MarsAction.Keep(Resource what) -> new ReserveStack(what);
            case MarsAction.Take(Resource what) ->
                view.shownHand().isPresent() ? new ShownStack(what) : new ReserveStack(what);
            case MarsAction.Discard(Resource what) -> new HandStack(what);
            case MarsAction.Give(Resource what) -> new HandStack(what);
            case MarsAction.Swap(Contract contract) -> new OwnContract(me(), contract);
            case MarsAction.Return(Contract contract) -> new OwnContract(me(), contract);
            case MarsAction.Break(Contract contract) -> new OwnContract(me(), contract);
            case MarsAction.Seize(Contract contract) -> victim().map(seat -> new OwnContract(seat, contract))
                    .orElse(null);
            case MarsAction.Claim(RdCard card) -> victim().map(seat -> new FaceUp(seat, card)).orElse(null);
            case MarsAction.Play(RdCard card) -> new Held(card);
            case MarsAction.Trade(Seat seat) -> new ColonyHead(seat);
            case MarsAction.Fight(Seat seat) -> new ColonyHead(seat);
            case MarsAction.Challenge(Seat seat) -> new ColonyHead(seat);
            case MarsAction.SpyOn(Seat seat) -> new ColonyHead(seat);
            case MarsAction.Contest(Domain domain) -> new Supremacy(domain);
            default -> null; // only a button in the prompt
        });
    }

    private Seat me() {
        return view.viewer() instanceof Seat seat ? seat : view.active();
    }

    private MarsView.ColonyView colony() {
        return view.colony(me());
    }

    /** The highest working level; one below the lowest where none works. */
    private int top(Seat seat, Installation what) {
        return view.colony(seat).active(what) - (what.printed() ? 1 : 0);
    }

    private Optional<Seat> victim() {
        return Optional.ofNullable(switch (view.question()) {
            case Question.Destroy(Seat seat) -> seat;
            case Question.TakeContract(Seat from) -> from;
            case Question.TakeRdCard(Seat from) -> from;
            default -> null;
        });
    }
}
