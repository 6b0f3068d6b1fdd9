package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.games.terraforming.TerraformingAction.Option;
import cydonia.games.terraforming.cards.Cube;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tag;
import java.util.List;

/** Choosing among alternatives on a card, and among one's own cards. Rulebook p. 9. */
final class Alternatives {

    private Alternatives() {
    }

    /** Alternatives that would do nothing are not offered; a single one that is left need not be chosen. */
    static boolean decided(Table t, long task) {
        int[] options = Effects.parts(Task.value(task));
        int only = -1;
        for (int i = 0; i < options.length; i++) {
            if (useful(t, task, Effects.of(options[i]))) {
                if (only >= 0) {
                    return false;
                }
                only = i;
            }
        }
        t.settle();
        if (only >= 0) {
            choose(t, task, only);
        }
        return true;
    }

    static void list(Table t, long task, Choices<TerraformingAction> into) {
        int[] options = Effects.parts(Task.value(task));
        for (int i = 0; i < options.length; i++) {
            if (useful(t, task, Effects.of(options[i]))) {
                into.add(Option.ALL[i]);
            }
        }
    }

    static void choose(Table t, long task, int option) {
        t.owe(Task.of(Task.EFFECT, Task.seat(task), Task.card(task), Effects.parts(Task.value(task))[option],
                Task.other(task)));
    }

    private static boolean useful(Table t, long task, Effect effect) {
        int seat = Task.seat(task);
        return switch (effect) {
            case Effect.Add(var _, Cube what) -> !holders(t, seat, what).isEmpty();
            case Effect.AddToPlayed() -> Plan.of(Task.other(task)).slot >= 0;
            case Effect.All(List<Effect> parts) -> useful(t, task, parts.getFirst());
            case Effect.RemoveHere(int n, var _) -> Stocks.cubes(t, Task.card(task)) >= n;
            case Effect.RemoveAny(var _, Resource what) -> Victims.any(t, seat, what, true);
            case Effect.Steal(var _, Resource what) -> t.solo() || Victims.any(t, seat, what, false);
            case Effect.RemoveAnyCubes(var _, Cube what) -> Victims.anyCubes(t, seat, what);
            default -> true;
        };
    }

    /** Own cards that can hold such cubes. */
    static CardSet holders(Table t, int seat, Cube what) {
        CardSet found = new CardSet();
        for (int card : Holders.BY_CUBE[what.ordinal()]) {
            if (t.players[seat].inPlay.has(card)) {
                found.add(card);
            }
        }
        return found;
    }

    /** Own cards that do hold cubes. */
    static CardSet holding(Table t, int seat) {
        CardSet found = new CardSet();
        for (int card : Holders.ALL) {
            if (t.players[seat].inPlay.has(card) && Stocks.cubes(t, card) > 0) {
                found.add(card);
            }
        }
        return found;
    }

    static CardSet copyable(Table t, int seat, Tag tag) {
        CardSet found = new CardSet();
        CardSet inPlay = t.players[seat].inPlay;
        for (int card = inPlay.next(0); card >= 0; card = inPlay.next(card + 1)) {
            if (Playing.copyable(t, seat, card, tag)) {
                found.add(card);
            }
        }
        return found;
    }

    static void list(CardSet cards, TerraformingAction[] actions, Choices<TerraformingAction> into) {
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            into.add(actions[card]);
        }
    }
}
