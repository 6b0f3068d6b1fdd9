package cydonia.ai.terraforming;

import cydonia.engine.Seat;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.TerraformingRollout;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;
import java.util.stream.IntStream;

/** What things are worth to one seat as the game stands, in money of this moment. */
final class Prices {

    static final int LAST_GENERATION_ALONE = 14;

    private static final int MONEY = Resource.MONEY.ordinal();
    private static final int STEEL = Resource.STEEL.ordinal();
    private static final int TITANIUM = Resource.TITANIUM.ordinal();
    private static final int PLANTS = Resource.PLANTS.ordinal();
    private static final int ENERGY = Resource.ENERGY.ordinal();
    private static final int HEAT = Resource.HEAT.ordinal();
    private static final int TEMPERATURE = Parameter.TEMPERATURE.ordinal();
    private static final int OXYGEN = Parameter.OXYGEN.ordinal();
    private static final int OCEANS = Parameter.OCEANS.ordinal();

    private static final double METAL = 0.85;
    private static final double LOSS = Double.parseDouble(System.getProperty("loss", "0.08"));
    private static final double POINT_AT_THE_END = Double.parseDouble(System.getProperty("point", "12"));
    private static final double HEAT_FOR_A_STEP = 8;
    /** What the standard projects ask for a step. */
    static final double ASTEROID = 14;
    static final double AQUIFER = 18;
    static final double GREENERY = 23;

    private static final double[] GENERATIONS = IntStream.rangeClosed(0, 42)
            .mapToDouble(left -> 0.123 * Math.pow(left, 1.2)).toArray();

    /** Productions still to come, and how many that is worth having now. */
    final double generations;
    final double times;
    /** What is left of the worth of money when it is spent at the end only. */
    private final double kept;
    /** Steps the parameters have to go. */
    final double[] left = new double[3];
    final double[] unit = new double[Resource.COUNT];
    final double[] production = new double[Resource.COUNT];
    final double[] step = new double[3];
    double rating;
    double point;
    double greenery;
    double city;
    double card;

    private Prices(TerraformingRollout table, double generations, double loss) {
        this.generations = generations;
        this.kept = Math.exp(generations * Math.log(1 - loss));
        this.times = (1 - kept) / loss * (1 - loss / 2);
        left[TEMPERATURE] = (Parameter.TEMPERATURE.goal() - table.value(Parameter.TEMPERATURE)) / 2.0;
        left[OXYGEN] = Parameter.OXYGEN.goal() - table.value(Parameter.OXYGEN);
        left[OCEANS] = Parameter.OCEANS.goal() - table.value(Parameter.OCEANS);
    }

    /** Metal needs cards that take it, and those need time to come. */
    private void metals(Survey survey, Seat seat) {
        double used = Math.min(METAL, 0.25 + 0.15 * generations);
        unit[MONEY] = 1;
        unit[STEEL] = used * survey.metalValue(seat, Resource.STEEL);
        unit[TITANIUM] = used * survey.metalValue(seat, Resource.TITANIUM);
    }

    private void productions() {
        for (int i = 0; i < Resource.COUNT; i++) {
            production[i] = times * unit[i];
        }
    }

    static Prices of(TerraformingRollout table, Seat seat) {
        return table.survey().seats() == 1 ? alone(table, seat) : amongOthers(table, seat, generationsToCome(table));
    }

    // alone

    /** Money that the steps still missing will cost at standard prices, when cards make them a little cheaper. */
    static double discount(double generations) {
        return 1 - 0.15 * Math.min(1, generations / 4);
    }

    static Prices alone(TerraformingRollout table, Seat seat) {
        double generations = LAST_GENERATION_ALONE - table.generation();
        Prices prices = new Prices(table, generations, 0.02);
        Survey survey = table.survey();
        prices.metals(survey, seat);
        double discount = discount(generations);
        double heat = table.stock(seat, Resource.HEAT) + table.stock(seat, Resource.ENERGY)
                + generations * (table.production(seat, Resource.HEAT) + table.production(seat, Resource.ENERGY));
        double plants = table.stock(seat, Resource.PLANTS) + generations * table.production(seat, Resource.PLANTS);
        double warmth = missing(HEAT_FOR_A_STEP * prices.left[TEMPERATURE] - heat);
        double growth = missing(survey.greeneryPrice(seat) * prices.left[OXYGEN] - plants);
        prices.unit[HEAT] = Math.max(warmth * discount * ASTEROID / HEAT_FOR_A_STEP,
                survey.heatAsMoney(seat) ? 1 : 0.1);
        prices.unit[ENERGY] = prices.unit[HEAT];
        prices.unit[PLANTS] = Math.max(0.1, growth * discount * GREENERY / survey.greeneryPrice(seat));
        prices.productions();
        prices.rating = prices.times;
        prices.step[TEMPERATURE] = warmth * discount * ASTEROID + prices.times + 0.5;
        prices.step[OXYGEN] = growth * discount * GREENERY + prices.times + 0.5;
        prices.step[OCEANS] = discount * AQUIFER + prices.times + 2;
        prices.point = 0.05;
        prices.greenery = prices.left[OXYGEN] > 0 ? prices.step[OXYGEN] + 2 : 1;
        prices.city = 2;
        prices.card = generations > 2 ? 4 : 1 + generations;
        return prices;
    }

    /** From 1, more is needed, to 0, there will be too much. */
    private static double missing(double amount) {
        return Math.clamp((amount + 8) / 16, 0, 1);
    }

    // among others

    /** Productions still to come whose money can be spent, by what Mars still lacks: the last steps are quick. */
    static double generationsToCome(TerraformingRollout table) {
        double left = (Parameter.TEMPERATURE.goal() - table.value(Parameter.TEMPERATURE)) / 2.0
                + Parameter.OXYGEN.goal() - table.value(Parameter.OXYGEN) + Parameter.OCEANS.goal()
                - table.value(Parameter.OCEANS);
        return GENERATIONS[(int) left];
    }

    static Prices amongOthers(TerraformingRollout table, Seat seat, double generations) {
        Prices prices = new Prices(table, generations, LOSS);
        Survey survey = table.survey();
        prices.metals(survey, seat);
        prices.point = POINT_AT_THE_END * prices.kept;
        prices.rating = prices.point + prices.times;
        for (int i = 0; i < 3; i++) {
            prices.step[i] = prices.rating;
        }
        prices.step[OCEANS] += 3;
        prices.greenery = 1.4 * prices.point + 2 + (prices.left[OXYGEN] > 0 ? prices.rating : 0);
        prices.city = 1.8 * prices.point + 2;
        prices.unit[HEAT] = prices.left[TEMPERATURE] > 0 ? 0.85 * prices.rating / HEAT_FOR_A_STEP : 0.1;
        prices.unit[ENERGY] = prices.unit[HEAT];
        prices.unit[PLANTS] = 0.85 * prices.greenery / survey.greeneryPrice(seat);
        prices.productions();
        prices.production[PLANTS] += prices.unit[PLANTS];
        prices.card = generations > 2 ? 3.5 : 1;
        return prices;
    }
}
