package cydonia.games.terraforming;

import cydonia.engine.Seat;
import cydonia.games.terraforming.cards.Resource;
import java.util.EnumMap;
import java.util.Map;

/**
 * The production phase, and what comes after it: the next generation, whose actions are owed already, or the end.
 * Rulebook p. 8.
 */
final class Production {

    static final int LAST_SOLO_GENERATION = 14;

    private Production() {
    }

    static void run(Table t) {
        for (int seat = 0; seat < t.seats; seat++) {
            produce(t, seat);
        }
        t.used.clear();
        if (t.solo() ? t.generation == LAST_SOLO_GENERATION : t.terraformed()) {
            LastGreeneries.begin(t);
        } else {
            nextGeneration(t);
        }
    }

    /** Energy left over becomes heat; then income, and what every track says. */
    private static void produce(Table t, int seat) {
        Player player = t.players[seat];
        int[] stock = player.stock;
        int[] before = t.listens() ? stock.clone() : stock;
        stock[Resource.HEAT.ordinal()] += stock[Resource.ENERGY.ordinal()];
        stock[Resource.ENERGY.ordinal()] = 0;
        stock[Resource.MONEY.ordinal()] += player.rating;
        for (int i = 0; i < Resource.COUNT; i++) {
            stock[i] += player.production[i];
        }
        player.raised = false;
        player.nextDiscount = 0;
        player.nextShift = 0;
        if (t.listens()) {
            t.tell(new TerraformingHappening.Income(Seat.of(seat), changes(before, stock)));
        }
    }

    private static Map<Resource, Integer> changes(int[] before, int[] after) {
        Map<Resource, Integer> changes = new EnumMap<>(Resource.class);
        for (Resource what : Resource.values()) {
            changes.put(what, after[what.ordinal()] - before[what.ordinal()]);
        }
        return changes;
    }

    private static void nextGeneration(Table t) {
        t.generation++;
        t.first = (t.first + 1) % t.seats;
        if (t.listens()) {
            t.tell(new TerraformingHappening.GenerationBegan(t.generation, Seat.of(t.first)));
        }
        Research.deal(t);
        if (t.terms.draft() && !t.solo()) {
            Draft.begin(t);
        } else {
            Research.ask(t);
        }
    }
}
