package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.engine.Several;
import cydonia.engine.Why;
import cydonia.games.terraforming.TerraformingAction.AddTo;
import cydonia.games.terraforming.TerraformingAction.Amount;
import cydonia.games.terraforming.TerraformingAction.ConvertPlants;
import cydonia.games.terraforming.TerraformingAction.Copy;
import cydonia.games.terraforming.TerraformingAction.Decline;
import cydonia.games.terraforming.TerraformingAction.Discard;
import cydonia.games.terraforming.TerraformingAction.EndTurn;
import cydonia.games.terraforming.TerraformingAction.Enough;
import cydonia.games.terraforming.TerraformingAction.Pass;
import cydonia.games.terraforming.TerraformingAction.Place;
import cydonia.games.terraforming.TerraformingAction.Play;
import cydonia.games.terraforming.TerraformingAction.Reserve;
import cydonia.games.terraforming.cards.Cube;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tag;
import cydonia.games.terraforming.cards.Where;
import java.util.Optional;

/** What a seat may do now. */
final class Legal {

    private static final Cube[] CUBES = Cube.values();

    private Legal() {
    }

    static void list(Table t, int seat, Choices<TerraformingAction> into) {
        if (!t.toAct(seat)) {
            return;
        }
        switch (t.phase) {
            case SETUP, RESEARCH -> Research.list(t, seat, into);
            case DRAFT -> Draft.list(t, seat, into);
            case ACTIONS -> {
                if (t.owes()) {
                    answers(t, t.owed(), into);
                } else {
                    turn(t, seat, into);
                }
            }
            case LAST_GREENERIES -> {
                if (t.owes()) {
                    answers(t, t.owed(), into);
                } else {
                    into.add(ConvertPlants.IT);
                    into.add(Enough.IT);
                }
            }
            case OVER -> {
                // nothing is left to do
            }
        }
    }

    /** The several things that seat chooses now, where it does. */
    static Optional<Several<TerraformingAction>> several(Table t, int seat) {
        if (!t.toAct(seat)) {
            return Optional.empty();
        }
        return switch (t.phase) {
            case SETUP, RESEARCH -> Research.several(t, seat);
            case ACTIONS -> t.owes() ? several(t, t.owed()) : Optional.empty();
            case DRAFT, LAST_GREENERIES, OVER -> Optional.empty();
        };
    }

    private static Optional<Several<TerraformingAction>> several(Table t, long task) {
        return switch (Task.kind(task)) {
            case Task.SELL -> Optional.of(Projects.severalPatents(t, task));
            case Task.KEEP -> Looking.several(t, task);
            case Task.EFFECT -> Effects.of(Task.value(task)) instanceof Effect.RemoveAnyCubes(int n, Cube what)
                    ? Victims.several(t, task, n, what)
                    : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static void turn(Table t, int seat, Choices<TerraformingAction> into) {
        CardSet hand = t.players[seat].hand;
        for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
            if (Playing.playable(t, seat, card, Why.NOT_ASKED)) {
                into.add(Play.ALL[card]);
            }
        }
        CardActions.list(t, seat, into);
        Projects.list(t, seat, into);
        Honours.list(t, seat, into);
        into.add(t.actionsTaken > 0 ? EndTurn.IT : Pass.IT);
    }

    private static void answers(Table t, long task, Choices<TerraformingAction> into) {
        switch (Task.kind(task)) {
            case Task.EFFECT -> answers(t, task, Effects.of(Task.value(task)), into);
            case Task.PAY -> Payment.list(t, task, into);
            case Task.SELL -> Projects.listPatents(t, task, into);
            case Task.KEEP -> Looking.listKeep(t, task, into);
            case Task.BUY -> Looking.listBuy(t, task, into);
            case Task.TAKE_CUBE ->
                Victims.listCube(t, Task.seat(task), Task.card(task), CUBES[Task.value(task)], into);
            case Task.ORDER -> Ordering.list(into);
            default -> throw new IllegalStateException("nothing to decide about task " + Task.kind(task));
        }
    }

    private static void answers(Table t, long task, Effect effect, Choices<TerraformingAction> into) {
        int seat = Task.seat(task);
        Player player = t.players[seat];
        switch (effect) {
            case Effect.PlaceTile(var _, Where where) ->
                Placement.list(Placement.areas(t, seat, where), Place.ALL, into);
            case Effect.PlaceOcean(Where where) ->
                Placement.list(Placement.oceanAreas(t, seat, where), Place.ALL, into);
            case Effect.ClaimArea() -> Placement.list(Placement.markerAreas(t, seat), Reserve.ALL, into);
            case Effect.Either _ -> Alternatives.list(t, task, into);
            case Effect.Add(var _, Cube what) ->
                Alternatives.list(Alternatives.holders(t, seat, what), AddTo.ALL, into);
            case Effect.AddAnother() -> Alternatives.list(Alternatives.holding(t, seat), AddTo.ALL, into);
            case Effect.CopyProduction(Tag tag) ->
                Alternatives.list(Alternatives.copyable(t, seat, tag), Copy.ALL, into);
            case Effect.RemoveAny _,Effect.RemoveAnyCubes _,Effect.RemoveFromNeighbour _,Effect.Steal _ ->
                Victims.list(t, task, effect, into);
            case Effect.DecreaseAny(int steps, Resource what) -> Victims.listDecrease(t, seat, steps, what, into);
            case Effect.Swap() -> {
                Alternatives.list(player.hand, Discard.ALL, into);
                into.add(Decline.IT);
            }
            case Effect.ShiftProduction(Resource from, var _) -> amounts(player.production(from), into);
            case Effect.Exchange(Resource from, var _) -> amounts(player.stock(from), into);
            default -> throw new IllegalStateException("nothing to decide about " + effect);
        }
    }

    private static void amounts(int most, Choices<TerraformingAction> into) {
        for (int n = Math.min(most, Amount.MOST); n > 0; n--) {
            into.add(Amount.of(n));
        }
    }
}
