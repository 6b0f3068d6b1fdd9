package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Why;
import cydonia.games.terraforming.TerraformingAction.Build;
import cydonia.games.terraforming.TerraformingAction.Sell;
import cydonia.games.terraforming.TerraformingObstacle.NoAreaFor;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tile;
import cydonia.games.terraforming.cards.Where;

/** Standard projects, and the two conversions every player board offers. Rulebook p. 10, 11. */
final class Projects {

    static final int HEAT_FOR_TEMPERATURE = 8;

    private static final StandardProject[] ALL = StandardProject.values();
    private static final Cause BY_POWER_PLANT = new Cause.ByProject(StandardProject.POWER_PLANT);
    private static final Cause BY_CITY = new Cause.ByProject(StandardProject.CITY);
    private static final int OCEAN = Effects.number(Effects.OCEAN);
    private static final int GREENERY = Effects.number(Effects.GREENERY);
    private static final int CITY = Effects.number(Effects.CITY);

    private Projects() {
    }

    static void list(Table t, int seat, Choices<TerraformingAction> into) {
        for (StandardProject project : ALL) {
            if (possible(t, seat, project, Why.NOT_ASKED)) {
                into.add(Build.ALL[project.ordinal()]);
            }
        }
        if (canConvertPlants(t, seat, Why.NOT_ASKED)) {
            into.add(TerraformingAction.ConvertPlants.IT);
        }
        if (canConvertHeat(t, seat, Why.NOT_ASKED)) {
            into.add(TerraformingAction.ConvertHeat.IT);
        }
    }

    static int price(Player player, StandardProject project) {
        return project == StandardProject.POWER_PLANT
                ? Math.max(0, project.price() - player.powerPlantDiscount)
                : project.price();
    }

    static boolean possible(Table t, int seat, StandardProject project, Why why) {
        Player player = t.players[seat];
        if (project == StandardProject.SELL_PATENTS) {
            return !player.hand.isEmpty() || why.asked() && why.not(new TerraformingObstacle.HandEmpty());
        }
        boolean paid = Payment.affordable(player, price(player, project), why);
        if (!paid && !why.asked()) {
            return false;
        }
        return switch (project) {
            case GREENERY -> hasArea(t, seat, Tile.GREENERY, Where.GREENERY_RULE, why) && paid;
            case CITY -> hasArea(t, seat, Tile.CITY, Where.CITY_RULE, why) && paid;
            case SELL_PATENTS, POWER_PLANT, ASTEROID, AQUIFER -> paid;
        };
    }

    private static boolean hasArea(Table t, int seat, Tile tile, Where where, Why why) {
        return Placement.areas(t, seat, where) != 0 || why.asked() && why.not(new NoAreaFor(tile));
    }

    static void begin(Table t, int seat, StandardProject project) {
        if (t.listens()) {
            t.tell(new TerraformingHappening.ProjectUsed(Seat.of(seat), project));
        }
        if (project == StandardProject.SELL_PATENTS) {
            t.owe(Task.of(Task.SELL, seat, 0, 0));
        } else {
            t.owe(Task.of(Task.PROJECT, seat, 0, project.ordinal()));
            t.owe(Payment.due(seat, price(t.players[seat], project), false, false, 0));
        }
    }

    static void resolve(Table t, int seat, StandardProject project) {
        Triggers.projectUsed(t, seat);
        Triggers.purchased(t, seat, project.price());
        switch (project) {
            case SELL_PATENTS -> throw new IllegalStateException("patents are sold one by one");
            case POWER_PLANT -> Stocks.produce(t, seat, Resource.ENERGY, 1, BY_POWER_PLANT);
            case ASTEROID -> Terraforming.oweRaise(t, seat, Parameter.TEMPERATURE, 1);
            case AQUIFER -> t.oweEffect(seat, 0, OCEAN);
            case GREENERY -> t.oweEffect(seat, 0, GREENERY);
            case CITY -> {
                Stocks.produce(t, seat, Resource.MONEY, 1, BY_CITY);
                t.oweEffect(seat, 0, CITY);
            }
        }
    }

    /** Cards still to sell come in rising order; after the first one the player may stop. */
    static void listPatents(Table t, long task, Choices<TerraformingAction> into) {
        CardSet hand = t.players[Task.seat(task)].hand;
        int from = Task.value(task);
        for (int card = hand.next(from); card >= 0; card = hand.next(card + 1)) {
            into.add(Sell.ALL[card]);
        }
        if (from > 0) {
            into.add(TerraformingAction.Enough.IT);
        }
    }

    /** Any number of cards, at least one. */
    static Several<TerraformingAction> severalPatents(Table t, long task) {
        int sold = Task.other(task);
        Several.Builder<TerraformingAction> choice = Several
                .<TerraformingAction>of(TerraformingHappening.CARDS.name(), sold == 0 ? 1 : 0, Several.Limit.ANY)
                .done(TerraformingAction.Enough.IT).picked(sold);
        CardSet hand = t.players[Task.seat(task)].hand;
        for (int card = hand.next(Task.value(task)); card >= 0; card = hand.next(card + 1)) {
            choice.item(Sell.ALL[card], 1);
        }
        return choice.build();
    }

    static void sell(Table t, int seat, int card) {
        int sold = Task.other(t.settle()) + 1;
        Deck.discardHeld(t, seat, card);
        Stocks.gain(t, seat, Resource.MONEY, 1);
        if (t.players[seat].hand.next(card + 1) >= 0) {
            t.owe(Task.of(Task.SELL, seat, 0, card + 1, sold));
        }
    }

    static boolean canConvertPlants(Table t, int seat, Why why) {
        Player player = t.players[seat];
        int has = player.stock(Resource.PLANTS);
        boolean enough = has >= player.greeneryPrice || why.asked()
                && why.not(new TerraformingObstacle.StockShort(Resource.PLANTS, has, player.greeneryPrice));
        return (enough || why.asked()) && hasArea(t, seat, Tile.GREENERY, Where.GREENERY_RULE, why) && enough;
    }

    static void convertPlants(Table t, int seat) {
        Player player = t.players[seat];
        player.stock[Resource.PLANTS.ordinal()] -= player.greeneryPrice;
        if (t.listens()) {
            t.tell(new TerraformingHappening.PlantsConverted(Seat.of(seat), player.greeneryPrice));
        }
        t.oweEffect(seat, 0, GREENERY);
    }

    static boolean canConvertHeat(Table t, int seat, Why why) {
        int has = t.players[seat].stock(Resource.HEAT);
        return has >= HEAT_FOR_TEMPERATURE || why.asked()
                && why.not(new TerraformingObstacle.StockShort(Resource.HEAT, has, HEAT_FOR_TEMPERATURE));
    }

    static void convertHeat(Table t, int seat) {
        t.players[seat].stock[Resource.HEAT.ordinal()] -= HEAT_FOR_TEMPERATURE;
        if (t.listens()) {
            t.tell(new TerraformingHappening.HeatConverted(Seat.of(seat), HEAT_FOR_TEMPERATURE));
        }
        Terraforming.oweRaise(t, seat, Parameter.TEMPERATURE, 1);
    }
}
