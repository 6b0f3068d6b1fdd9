package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Reasons;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansObstacle.AlreadyDone;
import cydonia.games.martians.MartiansObstacle.AlreadyPlanted;
import cydonia.games.martians.MartiansObstacle.NoTileLeft;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Knob;
import cydonia.games.martians.cards.Plantation;
import java.util.Optional;

/** The greenhouses (rulebook pp. 20, 21): harvest, and change of plantation. */
final class Greenhouses {

    static final int HARVEST = 1;
    static final int CHANGE = 2;

    private static final Plantation[] TILES = Plantation.values();

    private Greenhouses() {
    }

    private static int harvestEnergy(Table t) {
        int tile = t.boards.plantation[t.board()];
        int printed = tile == Index.NONE ? Plantation.PRINTED_ENERGY : TILES[tile].energy();
        return Math.max(0, printed + t.conditions.knob(Knob.HARVEST_ENERGY));
    }

    private static int harvestWater(Table t) {
        int tile = t.boards.plantation[t.board()];
        return tile == Index.NONE ? Plantation.PRINTED_WATER : TILES[tile].water();
    }

    static boolean harvestPrice(Table t, int extra, Payment payment) {
        boolean ok = payment.time(t, 1 + extra);
        ok &= payment.good(t, Good.ENERGY, harvestEnergy(t));
        ok &= payment.good(t, Good.WATER, harvestWater(t));
        return ok;
    }

    static boolean mayHarvest(Table t, int extra, int done, Why why) {
        boolean ok = (done & HARVEST) == 0 || why.asked() && why.not(new AlreadyDone());
        ok &= harvestPrice(t, extra, Payment.check(why));
        return ok;
    }

    /** Weather, events and botanists change the food, never the medicine. */
    static int food(Table t) {
        int tile = t.boards.plantation[t.board()];
        int printed = tile == Index.NONE ? Plantation.PRINTED_FOOD : TILES[tile].food();
        return Math.max(0, printed + t.assistants(Assistant.BOTANIST) + t.conditions.knob(Knob.HARVEST_FOOD));
    }

    static int medicine(Table t) {
        int tile = t.boards.plantation[t.board()];
        return tile == Index.NONE ? 0 : TILES[tile].medicine();
    }

    static void harvest(Table t) {
        t.acting.done |= HARVEST;
        t.gain(Good.FOOD, food(t));
        t.gain(Good.MEDICINE, medicine(t));
    }

    static boolean changePrice(Table t, int extra, Payment payment) {
        return payment.time(t, 1 + extra)
                & payment.good(t, Good.ENERGY, Math.max(0, 1 + t.conditions.knob(Knob.CHANGE_ENERGY)));
    }

    /** How many tiles of that type still lie beside the greenhouses. */
    static int left(Table t, Plantation tile) {
        int left = Plantation.COPIES;
        for (int owned : t.boards.plantation) {
            left -= owned == tile.ordinal() ? 1 : 0;
        }
        return left;
    }

    static boolean mayPlant(Table t, Plantation tile, int extra, int done, Why why) {
        boolean ok = (done & CHANGE) == 0 || why.asked() && why.not(new AlreadyDone());
        ok &= changePrice(t, extra, Payment.check(why));
        ok &= t.boards.plantation[t.board()] != tile.ordinal() || why.asked() && why.not(new AlreadyPlanted());
        ok &= left(t, tile) > 0 || why.asked() && why.not(new NoTileLeft());
        return ok;
    }

    static void plant(Table t, Plantation tile) {
        t.acting.done |= CHANGE;
        int old = t.boards.plantation[t.board()];
        t.boards.plantation[t.board()] = tile.ordinal();
        if (t.listens()) {
            t.tell(new MartiansHappening.Planted(t.actor(), tile,
                    old == Index.NONE ? Optional.empty() : Optional.of(TILES[old])));
        }
    }

    static boolean any(Table t, int extra) {
        if (mayHarvest(t, extra, 0, Why.NOT_ASKED)) {
            return true;
        }
        if (!changePrice(t, extra, Payment.check(Why.NOT_ASKED))) {
            return false;
        }
        for (Plantation tile : TILES) {
            if (mayPlant(t, tile, extra, 0, Why.NOT_ASKED)) {
                return true;
            }
        }
        return false;
    }

    static void list(Table t, int extra, int done, Choices<MartiansAction> to) {
        if (mayHarvest(t, extra, done, Why.NOT_ASKED)) {
            to.add(MartiansAction.Harvest.IT);
        }
        for (Plantation tile : TILES) {
            if (mayPlant(t, tile, extra, done, Why.NOT_ASKED)) {
                to.add(MartiansAction.Plant.of(tile));
            }
        }
    }

    static void explain(Table t, Reasons<MartiansAction> out) {
        Infrastructure here = Infrastructure.GREENHOUSES;
        int extra = t.extraAt(here);
        int done = t.acting.doneAt(here);
        out.unless(MartiansAction.Harvest.IT,
                why -> t.acting.mayActAt(here, why) & mayHarvest(t, extra, done, why));
        for (Plantation tile : TILES) {
            out.unless(MartiansAction.Plant.of(tile),
                    why -> t.acting.mayActAt(here, why) & mayPlant(t, tile, extra, done, why));
        }
    }
}
