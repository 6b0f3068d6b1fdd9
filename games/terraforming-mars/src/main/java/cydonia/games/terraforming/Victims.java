package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Why;
import cydonia.games.terraforming.TerraformingAction.Decline;
import cydonia.games.terraforming.TerraformingAction.Decrease;
import cydonia.games.terraforming.TerraformingAction.Remove;
import cydonia.games.terraforming.TerraformingAction.RemoveCubes;
import cydonia.games.terraforming.cards.Cube;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Resource;
import java.util.Optional;

/**
 * What is printed with a red border falls on a player of one's choice, oneself included. Removing is optional and may
 * be partial, but all comes from one player; a loss of production is a duty, in full. Rulebook p. 9.
 */
final class Victims {

    private Victims() {
    }

    /** Skips a removal that can hit nobody. */
    static boolean spared(Table t, long task, Effect effect) {
        int seat = Task.seat(task);
        boolean any = switch (effect) {
            case Effect.RemoveAny(var _, Resource what) -> any(t, seat, what, true);
            case Effect.Steal(var _, Resource what) -> any(t, seat, what, false);
            case Effect.RemoveAnyCubes(var _, Cube what) ->
                goesOn(task) ? anyMore(t, task, what) : anyCubes(t, seat, what);
            case Effect.RemoveFromNeighbour(var _, Resource what) -> anyNeighbour(t, seat, what);
            default -> throw new IllegalArgumentException(effect.toString());
        };
        if (!any) {
            t.settle();
        }
        return !any;
    }

    static boolean any(Table t, int seat, Resource what, boolean oneself) {
        for (int i = 0; i < t.seats; i++) {
            if ((oneself || i != seat) && Stocks.canTake(t, seat, i, what)) {
                return true;
            }
        }
        return false;
    }

    static boolean anyCubes(Table t, int seat, Cube what) {
        for (int card : Holders.BY_CUBE[what.ordinal()]) {
            if (Stocks.canTakeCube(t, seat, card)) {
                return true;
            }
        }
        return false;
    }

    private static boolean anyNeighbour(Table t, int seat, Resource what) {
        for (int i = 0; i < t.seats; i++) {
            if (besideOcean(t, i) && Stocks.canTake(t, seat, i, what)) {
                return true;
            }
        }
        return false;
    }

    private static boolean besideOcean(Table t, int owner) {
        return t.lastOcean >= 0 && (Tharsis.BESIDE[t.lastOcean] & t.board.owned(owner)) != 0;
    }

    static void list(Table t, long task, Effect effect, Choices<TerraformingAction> into) {
        int seat = Task.seat(task);
        switch (effect) {
            case Effect.RemoveAny(int n, Resource what) -> {
                listOthers(t, seat, n, what, into);
                listVictim(t, seat, seat, n, what, into);
            }
            case Effect.Steal(int n, Resource what) -> listOthers(t, seat, n, what, into);
            case Effect.RemoveFromNeighbour(int n, Resource what) -> {
                for (int i = 0; i < t.seats; i++) {
                    if (besideOcean(t, i)) {
                        listVictim(t, seat, i, n, what, into);
                    }
                }
            }
            case Effect.RemoveAnyCubes(int n, Cube what) -> {
                if (goesOn(task)) {
                    listMore(t, task, what, into);
                } else {
                    listCubes(t, seat, n, what, into);
                }
            }
            default -> throw new IllegalArgumentException(effect.toString());
        }
        into.add(Decline.IT);
    }

    private static void listOthers(Table t, int seat, int n, Resource what, Choices<TerraformingAction> into) {
        for (int i = 0; i < t.seats; i++) {
            if (i != seat) {
                listVictim(t, seat, i, n, what, into);
            }
        }
    }

    private static void listVictim(Table t, int seat, int victim, int n, Resource what,
            Choices<TerraformingAction> into) {
        if (Stocks.canTake(t, seat, victim, what)) {
            for (int k = Math.min(n, t.players[victim].stock(what)); k > 0; k--) {
                into.add(Remove.of(k, victim));
            }
        }
    }

    /** A cube of any card; the one that takes it comes last. */
    static void listCube(Table t, int seat, int taker, Cube what, Choices<TerraformingAction> into) {
        for (int card : Holders.BY_CUBE[what.ordinal()]) {
            if (card != taker && Stocks.canTakeCube(t, seat, card)) {
                into.add(RemoveCubes.ALL[card][0]);
            }
        }
        if (Stocks.canTakeCube(t, seat, taker)) {
            into.add(RemoveCubes.ALL[taker][0]);
        }
    }

    private static void listCubes(Table t, int seat, int n, Cube what, Choices<TerraformingAction> into) {
        for (int card : Holders.BY_CUBE[what.ordinal()]) {
            if (Stocks.canTakeCube(t, seat, card)) {
                for (int k = Math.min(n, Stocks.cubes(t, card)); k > 0; k--) {
                    into.add(RemoveCubes.ALL[card][k - 1]);
                }
            }
        }
    }

    /** Whether a cube has been removed and another of the same player may follow. */
    private static boolean goesOn(long task) {
        return Task.other(task) > 0;
    }

    /** Whether another cube may be taken off that card, after one that was taken off an earlier card. */
    private static boolean canFollow(Table t, long task, int card) {
        int first = Task.other(task);
        return card > first && Stocks.canTakeCube(t, Task.seat(task), card) && t.ownerOf(card) == t.ownerOf(first);
    }

    private static boolean anyMore(Table t, long task, Cube what) {
        for (int card : Holders.BY_CUBE[what.ordinal()]) {
            if (canFollow(t, task, card)) {
                return true;
            }
        }
        return false;
    }

    private static void listMore(Table t, long task, Cube what, Choices<TerraformingAction> into) {
        for (int card : Holders.BY_CUBE[what.ordinal()]) {
            if (canFollow(t, task, card)) {
                into.add(RemoveCubes.ALL[card][0]);
            }
        }
    }

    /** Takes cubes off a card; where one more may go, it may come from another card of the same player. */
    static void removeCubes(Table t, int n, int card) {
        long task = t.settle();
        Stocks.addCubes(t, card, -n);
        if (Task.kind(task) == Task.EFFECT && Effects.of(Task.value(task)) instanceof Effect.RemoveAnyCubes(int most, _)
                && n < most && !goesOn(task)) {
            t.owe(Task.of(Task.EFFECT, Task.seat(task), Task.card(task), Task.value(task), card));
        }
    }

    /** Cubes off several cards of one player, where some player has them on more than one. */
    static Optional<Several<TerraformingAction>> several(Table t, long task, int most, Cube what) {
        int seat = Task.seat(task);
        boolean choice = goesOn(task);
        Several.Builder<TerraformingAction> several = Several.<TerraformingAction>of(what.thing().name(), 0, most)
                .limit(what.thing().name(), 0, most).done(Decline.IT).picked(goesOn(task) ? 1 : 0);
        int owners = 0;
        for (int card : Holders.BY_CUBE[what.ordinal()]) {
            if (Stocks.canTakeCube(t, seat, card)) {
                choice |= (owners >> t.ownerOf(card) & 1) != 0;
                owners |= 1 << t.ownerOf(card);
                for (int k = Math.min(most, Stocks.cubes(t, card)); k > 0; k--) {
                    several.item(RemoveCubes.ALL[card][k - 1], 1, k);
                }
            }
        }
        return choice ? Optional.of(several.build()) : Optional.empty();
    }

    /** Why no second cube comes off that card: it belongs to somebody else. */
    static void explainMore(Table t, long task, int card, Why why) {
        int first = t.ownerOf(Task.other(task));
        if (goesOn(task) && Stocks.canTakeCube(t, Task.seat(task), card) && t.ownerOf(card) != first) {
            why.not(new TerraformingObstacle.FromOnePlayer(Seat.of(first)));
        }
    }

    static void remove(Table t, int seat, Effect effect, int n, int victim) {
        switch (effect) {
            case Effect.Steal(var _, Resource what) -> {
                Stocks.gain(t, victim, what, -n);
                Stocks.gain(t, seat, what, n);
            }
            case Effect.RemoveAny(var _, Resource what) -> Stocks.gain(t, victim, what, -n);
            case Effect.RemoveFromNeighbour(var _, Resource what) -> Stocks.gain(t, victim, what, -n);
            default -> throw new IllegalArgumentException(effect.toString());
        }
    }

    /** The neutral opponent of a solo game bears every loss; elsewhere a single candidate need not be chosen. */
    static boolean decreased(Table t, int steps, Resource what, int card) {
        int only = Table.NOBODY;
        if (!t.solo()) {
            for (int i = 0; i < t.seats; i++) {
                if (Stocks.canLose(t.players[i], what, steps)) {
                    if (only >= 0) {
                        return false;
                    }
                    only = i;
                }
            }
        }
        t.settle();
        if (only >= 0) {
            Stocks.produce(t, only, what, -steps, Cause.ByCard.of(card));
        }
        return true;
    }

    static void listDecrease(Table t, int seat, int steps, Resource what, Choices<TerraformingAction> into) {
        for (int i = 1; i <= t.seats; i++) {
            int victim = (seat + i) % t.seats;
            if (Stocks.canLose(t.players[victim], what, steps)) {
                into.add(Decrease.ALL[victim]);
            }
        }
    }
}
