package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Why;
import cydonia.games.terraforming.TerraformingAction.Build;
import cydonia.games.terraforming.TerraformingAction.Enough;
import cydonia.games.terraforming.TerraformingAction.Sell;
import cydonia.games.terraforming.TerraformingObstacle.NoAreaFor;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tile;
import cydonia.games.terraforming.cards.Where;
import java.util.List;
import java.util.Optional;

/** Standard projects, and the two conversions every player board offers. Rulebook p. 10, 11. */
final class Projects {

    static final int HEAT_FOR_TEMPERATURE = 8;

    private static final Effect GREENERY_TILE = new Effect.PlaceTile(Tile.GREENERY, Where.GREENERY_RULE);
    private static final Effect CITY_TILE = new Effect.PlaceTile(Tile.CITY, Where.CITY_RULE);
    private static final StandardProject[] ALL = StandardProject.values();
    private static final Cause BY_POWER_PLANT = new Cause.ByProject(StandardProject.POWER_PLANT);
    private static final Cause BY_PATENTS = new Cause.ByProject(StandardProject.SELL_PATENTS);
    private static final Cause BY_CITY = new Cause.ByProject(StandardProject.CITY);

    private Projects() {
    }

    static void list(Table t, int seat, Choices<TerraformingAction> into) {
        for (StandardProject project : ALL) {
            if (possible(t, seat, project, Why.NOT_ASKED)) {
                into.add(Build.of(project));
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
            t.owe(new SellPatent(seat, 0, 0));
        } else {
            t.owe(new CarryOut(seat, project));
            Payment.charge(t, seat, price(t.players[seat], project), new Cause.ByProject(project));
        }
    }

    /** A project that has been paid for. */
    record CarryOut(int seat, StandardProject project) implements Owed.Chore {

        @Override
        public void run(Table t) {
            carryOut(t, seat, project);
        }
    }

    private static void carryOut(Table t, int seat, StandardProject project) {
        Triggers.projectUsed(t, seat);
        Triggers.purchased(t, seat, project.price());
        switch (project) {
            case SELL_PATENTS -> throw new IllegalStateException("patents are sold one by one");
            case POWER_PLANT -> Stocks.produce(t, seat, Resource.ENERGY, 1, BY_POWER_PLANT);
            case ASTEROID -> Terraforming.oweRaise(t, seat, Parameter.TEMPERATURE, 1);
            case AQUIFER -> t.owe(seat, Terraforming.OCEAN);
            case GREENERY -> t.owe(seat, GREENERY_TILE);
            case CITY -> {
                Stocks.produce(t, seat, Resource.MONEY, 1, BY_CITY);
                t.owe(seat, CITY_TILE);
            }
        }
    }

    /**
     * Patents to sell, any number but at least one. They come in rising order, so that no set is sold twice; after the
     * first one the player may stop.
     *
     * @param from
     *            the first card that may come
     */
    record SellPatent(int seat, int from, int sold) implements Owed.ByOne {

        @Override
        public Cause cause() {
            return BY_PATENTS;
        }

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            CardSet hand = t.players[seat].hand;
            for (int card = hand.next(from); card >= 0; card = hand.next(card + 1)) {
                out.add(Sell.of(card));
            }
            if (sold > 0) {
                out.add(Enough.IT);
            }
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            if (action instanceof Sell(var card)) {
                Deck.discardHeld(t, seat, card.index());
                Stocks.gain(t, seat, Resource.MONEY, 1);
                if (t.players[seat].hand.next(card.index() + 1) >= 0) {
                    t.owe(new SellPatent(seat, card.index() + 1, sold + 1));
                }
            }
        }

        @Override
        public Optional<Several<TerraformingAction>> several(Table t, Seat who) {
            Several.Builder<TerraformingAction> choice = Several
                    .<TerraformingAction>of(TerraformingHappening.CARDS.name(), sold == 0 ? 1 : 0, Several.Limit.ANY)
                    .done(Enough.IT).picked(sold);
            CardSet hand = t.players[seat].hand;
            for (int card = hand.next(from); card >= 0; card = hand.next(card + 1)) {
                choice.item(Sell.of(card), 1);
            }
            return Optional.of(choice.build());
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat who, TerraformingAction action) {
            return action instanceof Sell ? List.of(new Fact.Price(TerraformingHappening.CARDS, 1)) : List.of();
        }

        @Override
        public Question question(Table t) {
            return new Question.SellPatents(sold > 0);
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
        t.owe(seat, GREENERY_TILE);
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
