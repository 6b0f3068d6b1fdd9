package cydonia.ai.terraforming;

import cydonia.ai.Hopes;
import cydonia.ai.Net;
import cydonia.engine.Outcome;
import cydonia.engine.Seat;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Among others points at the end are what counts; until then money is points to come. */
final class Rivals {

    /** Money invested early brings points again and again: so much of it is lost in a generation of waiting. */
    private static final double LOSS = 0.08;
    private static final double POINT_AT_THE_END = 12;
    /** Part of what plants and heat will come to that is theirs: the rest is luck and time. */
    private static final double CONVERTED = 0.85;
    /** A lead of so many points gives three chances in four: more while much can still happen. */
    private static final double LEAD_AT_THE_END = 3;
    private static final double LEAD_PER_GENERATION = 0.8;
    /** The same for leads that the net foresees. */
    private static final double LEARNED_LEAD_AT_THE_END = 4.5;
    private static final double LEARNED_LEAD_PER_GENERATION = 0.4;
    /**
     * Part of what two players hope for that is the own points, whatever the other has: whoever only counts the lead
     * hurries to the end of a poor game.
     */
    private static final double OWN_POINTS = 0.25;
    private static final double USUAL_POINTS = 100;
    private static final double POINTS_THAT_COUNT = 20;

    private static final Parameter[] PARAMETERS = Parameter.values();
    private static final Resource[] RESOURCES = Resource.values();
    private static final int ALL_STEPS = Arrays.stream(PARAMETERS).mapToInt(Parameter::steps).sum();
    /** Generations by steps that Mars lacks: the last steps are quick. */
    private static final double[] GENERATIONS = IntStream.rangeClosed(0, ALL_STEPS)
            .mapToDouble(left -> 0.123 * Math.pow(left, 1.2)).toArray();

    private Rivals() {
    }

    /** Productions still to come whose money can be spent. */
    static double generationsToCome(Survey table) {
        int left = 0;
        for (Parameter what : PARAMETERS) {
            left += (what.goal() - table.value(what)) / what.step();
        }
        return GENERATIONS[left];
    }

    static Prices prices(Survey table, Seat seat, double generations) {
        Prices prices = new Prices(table, seat, generations, LOSS);
        prices.point = POINT_AT_THE_END * prices.kept;
        prices.rating = prices.point + prices.times;
        for (Parameter what : PARAMETERS) {
            prices.step(what, prices.rating);
        }
        prices.step(Parameter.OCEANS, prices.rating + 3);
        prices.greenery = 1.4 * prices.point + 2 + (prices.left(Parameter.OXYGEN) > 0 ? prices.rating : 0);
        prices.city = 1.8 * prices.point + 2;
        prices.unit(Resource.HEAT,
                prices.left(Parameter.TEMPERATURE) > 0 ? CONVERTED * prices.rating / Prices.HEAT_FOR_A_STEP : 0.1);
        prices.unit(Resource.ENERGY, prices.unit(Resource.HEAT));
        prices.unit(Resource.PLANTS, CONVERTED * prices.greenery / table.greeneryPrice(seat));
        prices.priceProduction();
        // the plants of the very last production still grow
        prices.production(Resource.PLANTS, prices.production(Resource.PLANTS) + prices.unit(Resource.PLANTS));
        prices.card = generations > 2 ? 3.5 : 1;
        return prices;
    }

    static void hopes(Survey table, double[] hopes) {
        double generations = generationsToCome(table);
        double[] estimates = new double[hopes.length];
        for (int i = 0; i < hopes.length; i++) {
            Seat seat = Seat.of(i);
            Prices prices = prices(table, seat, generations);
            double money = wealth(table, seat, prices) + Honours.milestones(table, seat, prices);
            estimates[i] = table.score(seat) + Honours.awards(table, seat, generations)
                    + money / prices.point;
        }
        Hopes.byLead(estimates, LEAD_AT_THE_END + LEAD_PER_GENERATION * generations, hopes);
    }

    /**
     * The same by what was learned from played games, for two. Each sees the lead a little differently, for each knows
     * another hand; the middle of both is taken, so that one's gain is the other's loss. Own points count a little.
     */
    static void learnedHopes(Survey table, Net learned, double[] hopes) {
        RivalTraits traits = new RivalTraits(table);
        double lead = (lead(traits, learned, 0) - lead(traits, learned, 1)) / 2;
        double unit = LEARNED_LEAD_AT_THE_END + LEARNED_LEAD_PER_GENERATION * traits.generations();
        hopes[0] = withPoints(Hopes.byLead(lead, unit), traits.points(0));
        hopes[1] = withPoints(Hopes.byLead(-lead, unit), traits.points(1));
    }

    /** The same when the game of two is over. */
    static void endedHopes(Outcome outcome, double[] hopes) {
        Hopes.ended(outcome, hopes);
        for (int i = 0; i < hopes.length; i++) {
            hopes[i] = withPoints(hopes[i], outcome.results().get(i).score());
        }
    }

    private static double withPoints(double hope, double points) {
        return (1 - OWN_POINTS) * hope + OWN_POINTS * Hopes.chance((points - USUAL_POINTS) / POINTS_THAT_COUNT);
    }

    private static double lead(RivalTraits traits, Net learned, int seat) {
        Net.Sum sum = learned.sum();
        traits.put(Seat.of(seat), sum);
        return sum.value();
    }

    /** All that will be turned into points, in money of this moment. */
    private static double wealth(Survey table, Seat seat, Prices prices) {
        return stock(table, seat, prices) + production(table, seat, prices) + CardWorth.all(table, seat, prices);
    }

    static double stock(Survey table, Seat seat, Prices prices) {
        double worth = 0;
        for (Resource what : RESOURCES) {
            worth += prices.unit(what) * table.stock(seat, what);
        }
        return worth;
    }

    /** All that will be produced until the end, the income of the rating included. */
    static double production(Survey table, Seat seat, Prices prices) {
        double worth = prices.times * table.rating(seat);
        for (Resource what : RESOURCES) {
            worth += prices.production(what) * table.production(seat, what);
        }
        return worth;
    }
}
