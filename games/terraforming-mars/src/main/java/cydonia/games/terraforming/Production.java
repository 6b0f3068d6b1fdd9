package cydonia.games.terraforming;

import cydonia.engine.Seat;
import cydonia.games.terraforming.cards.Resource;

/** The production phase, and what comes after it: the next generation, or the end. */
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
            t.tell(new TerraformingHappening.Income(Seat.of(seat),
                    player.rating + player.production(Resource.MONEY)));
        }
    }

    private static void nextGeneration(Table t) {
        t.generation++;
        t.first = (t.first + 1) % t.seats;
        if (t.listens()) {
            t.tell(new TerraformingHappening.GenerationBegan(t.generation, Seat.of(t.first)));
        }
        Research.begin(t);
    }
}
