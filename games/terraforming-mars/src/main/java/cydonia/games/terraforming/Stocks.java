package cydonia.games.terraforming;

import cydonia.engine.Seat;
import cydonia.games.terraforming.TerraformingHappening.CubesChanged;
import cydonia.games.terraforming.TerraformingHappening.Paid;
import cydonia.games.terraforming.TerraformingHappening.ProductionChanged;
import cydonia.games.terraforming.TerraformingHappening.StockChanged;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Resource;
import java.util.Map;

/** Resources, production and cubes going up and down. Rulebook p. 6. */
final class Stocks {

    private Stocks() {
    }

    static void gain(Table t, int seat, Resource what, int n) {
        if (n != 0) {
            t.players[seat].stock[what.ordinal()] += n;
            if (t.listens()) {
                t.tell(new StockChanged(Seat.of(seat), n, what));
            }
        }
    }

    /** What stands before the arrow of an action. */
    static void pay(Table t, int seat, Resource what, int n) {
        t.players[seat].stock[what.ordinal()] -= n;
        if (t.listens()) {
            t.tell(new Paid(Seat.of(seat), Map.of(what, n)));
        }
    }

    static void payProduction(Table t, int seat, Resource what, int steps, Cause cause) {
        t.players[seat].production[what.ordinal()] -= steps;
        if (t.listens()) {
            t.tell(new ProductionChanged(Seat.of(seat), -steps, what, cause, true));
        }
    }

    static void produce(Table t, int seat, Resource what, int steps, Cause cause) {
        if (steps != 0) {
            t.players[seat].production[what.ordinal()] += steps;
            if (t.listens()) {
                t.tell(new ProductionChanged(Seat.of(seat), steps, what, cause));
            }
        }
    }

    /** Whether that player's production could go down so far. */
    static boolean canLose(Player player, Resource what, int steps) {
        return player.production(what) - steps >= what.floor();
    }

    static int cubes(Table t, int card) {
        return t.cubes[CardPlan.of(card).slot];
    }

    static void addCubes(Table t, int card, int n) {
        changeCubes(t, card, n, false);
    }

    static void payCubes(Table t, int card, int n) {
        changeCubes(t, card, -n, true);
    }

    private static void changeCubes(Table t, int card, int n, boolean paid) {
        int slot = CardPlan.of(card).slot;
        t.cubes[slot] += n;
        if (t.listens()) {
            t.tell(new CubesChanged(Seat.of(t.ownerOf(card)), Cards.of(card), n, t.cubes[slot], paid));
        }
    }

    /** Whether that seat may take a cube off that card. */
    static boolean canTakeCube(Table t, int seat, int card) {
        int owner = t.ownerOf(card);
        return owner >= 0 && cubes(t, card) > 0 && !Holders.guarded(card)
                && (owner == seat || !t.players[owner].protectedFromOthers);
    }

    /** Whether that seat may take such resources from that player. */
    static boolean canTake(Table t, int seat, int victim, Resource what) {
        Player player = t.players[victim];
        return player.stock(what) > 0
                && (victim == seat || what != Resource.PLANTS || !player.protectedFromOthers);
    }
}
