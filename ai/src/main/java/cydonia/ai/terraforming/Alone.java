package cydonia.ai.terraforming;

import cydonia.ai.Hopes;
import cydonia.engine.Seat;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.TerraformingRollout;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;

/** Playing alone, what counts is whether everything owned and produced will finish Mars in time. */
final class Alone {

    private static final int LAST_GENERATION = 14;
    private static final double LOSS = 0.02;
    private static final double HEAT_FOR_A_STEP = 8;
    /** What the standard projects ask for a step. */
    private static final double ASTEROID = 14;
    private static final double AQUIFER = 18;
    private static final double GREENERY = 23;
    /** Cards make steps cheaper, while there is time to draw them. */
    private static final double CHEAPER = 0.15;
    private static final double TIME_FOR_CARDS = 4;
    /** The part of the time to come in which steps still to be made will pay their income. */
    private static final double EARLY = 0.35;
    /** Money by which things usually turn out otherwise. */
    private static final double SURPRISE = 12;
    private static final double SURPRISE_PER_GENERATION = 9;

    private Alone() {
    }

    static Prices prices(TerraformingRollout table, Seat seat) {
        double generations = (double) LAST_GENERATION - table.generation();
        Prices prices = new Prices(table, seat, generations, LOSS);
        Survey survey = table.survey();
        double discount = discount(generations);
        double warmth = missing(HEAT_FOR_A_STEP * prices.left(Parameter.TEMPERATURE) - heat(table, seat, generations));
        double growth = missing(
                survey.greeneryPrice(seat) * prices.left(Parameter.OXYGEN) - plants(table, seat, generations));
        prices.unit(Resource.HEAT, Math.max(warmth * discount * ASTEROID / HEAT_FOR_A_STEP,
                survey.heatAsMoney(seat) ? 1 : 0.1));
        prices.unit(Resource.ENERGY, prices.unit(Resource.HEAT));
        prices.unit(Resource.PLANTS, Math.max(0.1, growth * discount * GREENERY / survey.greeneryPrice(seat)));
        prices.priceProduction();
        prices.rating = prices.times;
        prices.step(Parameter.TEMPERATURE, warmth * discount * ASTEROID + prices.times + 0.5);
        prices.step(Parameter.OXYGEN, growth * discount * GREENERY + prices.times + 0.5);
        prices.step(Parameter.OCEANS, discount * AQUIFER + prices.times + 2);
        prices.point = 0.05;
        prices.greenery = prices.left(Parameter.OXYGEN) > 0 ? prices.step(Parameter.OXYGEN) + 2 : 1;
        prices.city = 2;
        prices.card = generations > 2 ? 4 : 1 + generations;
        return prices;
    }

    static double hope(TerraformingRollout table, Seat seat) {
        Prices prices = prices(table, seat);
        double generations = prices.generations;
        double warm = Math.max(0,
                prices.left(Parameter.TEMPERATURE) - heat(table, seat, generations) / HEAT_FOR_A_STEP);
        double green = Math.max(0, prices.left(Parameter.OXYGEN)
                - plants(table, seat, generations) / table.survey().greeneryPrice(seat));
        double cost = discount(generations)
                * (ASTEROID * warm + GREENERY * green + AQUIFER * prices.left(Parameter.OCEANS));
        double money = money(table, seat, prices) + CardWorth.all(table, seat, prices);
        return 0.02 + 0.94 * Hopes.chance((money - cost) / (SURPRISE + SURPRISE_PER_GENERATION * generations));
    }

    private static double money(TerraformingRollout table, Seat seat, Prices prices) {
        double generations = prices.generations;
        double steps = prices.left(Parameter.TEMPERATURE) + prices.left(Parameter.OXYGEN)
                + prices.left(Parameter.OCEANS);
        return table.stock(seat, Resource.MONEY)
                + generations * (table.rating(seat) + table.production(seat, Resource.MONEY))
                + metal(table, seat, prices, Resource.STEEL) + metal(table, seat, prices, Resource.TITANIUM)
                + EARLY * generations * steps;
    }

    private static double metal(TerraformingRollout table, Seat seat, Prices prices, Resource metal) {
        return prices.unit(metal)
                * (table.stock(seat, metal) + prices.generations * table.production(seat, metal));
    }

    private static double discount(double generations) {
        return 1 - CHEAPER * Math.min(1, generations / TIME_FOR_CARDS);
    }

    private static double heat(TerraformingRollout table, Seat seat, double generations) {
        return table.stock(seat, Resource.HEAT) + table.stock(seat, Resource.ENERGY)
                + generations * (table.production(seat, Resource.HEAT) + table.production(seat, Resource.ENERGY));
    }

    private static double plants(TerraformingRollout table, Seat seat, double generations) {
        return table.stock(seat, Resource.PLANTS) + generations * table.production(seat, Resource.PLANTS);
    }

    /** From 1, more is needed, to 0, there will be too much. */
    private static double missing(double amount) {
        return Math.clamp((amount + HEAT_FOR_A_STEP) / (2 * HEAT_FOR_A_STEP), 0, 1);
    }
}
