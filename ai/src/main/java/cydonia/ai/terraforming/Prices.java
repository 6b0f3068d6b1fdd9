package cydonia.ai.terraforming;

import cydonia.engine.Seat;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;

/**
 * What things are worth to one seat as the game stands, in money of this moment: {@link Alone} and among {@link Rivals}
 * the same things have different prices.
 */
final class Prices {

    static final double HEAT_FOR_A_STEP = TerraformingMars.HEAT_FOR_TEMPERATURE;
    /** The part of metal that finds a card to pay for, and how it shrinks towards the end. */
    private static final double METAL = 0.85;
    private static final double METAL_AT_THE_END = 0.25;
    private static final double METAL_PER_GENERATION = 0.15;

    private static final Parameter[] PARAMETERS = Parameter.values();
    private static final Resource[] RESOURCES = Resource.values();

    /** Productions still to come that are of use. */
    final double generations;
    /** How many productions of today that is worth: what comes late is worth less. */
    final double times;
    /** What is left of the worth of money that lies idle until the end. */
    final double kept;
    private final double[] left = new double[PARAMETERS.length];
    private final double[] step = new double[PARAMETERS.length];
    private final double[] unit = new double[Resource.COUNT];
    private final double[] production = new double[Resource.COUNT];
    /** A step of the rating. */
    double rating;
    double point;
    double greenery;
    double city;
    double card;

    /**
     * @param loss
     *            what money loses of its worth in a generation in which it is not invested
     */
    Prices(Survey table, Seat seat, double generations, double loss) {
        this.generations = generations;
        this.kept = Math.exp(generations * Math.log(1 - loss));
        this.times = (1 - kept) / loss * (1 - loss / 2);
        for (Parameter what : PARAMETERS) {
            left[what.ordinal()] = (double) (what.goal() - table.value(what)) / what.step();
        }
        double used = Math.min(METAL, METAL_AT_THE_END + METAL_PER_GENERATION * generations);
        unit(Resource.MONEY, 1);
        unit(Resource.STEEL, used * table.metalValue(seat, Resource.STEEL));
        unit(Resource.TITANIUM, used * table.metalValue(seat, Resource.TITANIUM));
    }

    static Prices of(Survey table, Seat seat) {
        return table.seats() == 1
                ? Alone.prices(table, seat)
                : Rivals.prices(table, seat, Rivals.generationsToCome(table));
    }

    /** Steps the parameter has to go. */
    double left(Parameter what) {
        return left[what.ordinal()];
    }

    double step(Parameter what) {
        return step[what.ordinal()];
    }

    void step(Parameter what, double price) {
        step[what.ordinal()] = price;
    }

    /** What so many steps of a parameter are worth, as far as it can still go. */
    double steps(Parameter what, double count) {
        return Math.min(count, left[what.ordinal()]) * step[what.ordinal()];
    }

    double unit(Resource what) {
        return unit[what.ordinal()];
    }

    void unit(Resource what, double price) {
        unit[what.ordinal()] = price;
    }

    /** A step of production. */
    double production(Resource what) {
        return production[what.ordinal()];
    }

    void production(Resource what, double price) {
        production[what.ordinal()] = price;
    }

    /** Prices all steps of production by what they will produce. */
    void priceProduction() {
        for (Resource what : RESOURCES) {
            production(what, times * unit(what));
        }
    }
}
