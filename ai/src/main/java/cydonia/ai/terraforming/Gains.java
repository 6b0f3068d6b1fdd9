package cydonia.ai.terraforming;

import cydonia.games.terraforming.box.Count;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Resource;
import java.util.ArrayList;
import java.util.List;

/** What something brings its owner, as plain numbers, with averages where chance or choice is involved. */
final class Gains {

    /** Stock or steps of production for each full set of something counted. */
    record Per(Count count, int every, Resource what, boolean production) {
    }

    private static final Resource[] RESOURCES = Resource.values();
    private static final Parameter[] PARAMETERS = Parameter.values();

    final double[] stock = new double[Resource.COUNT];
    final double[] production = new double[Resource.COUNT];
    /** Steps of the parameters. */
    final double[] steps = new double[PARAMETERS.length];
    /** Steps of the rating that come without a parameter. */
    double rating;
    double points;
    double greeneries;
    double cities;
    double cards;
    /** Everything else, in money. */
    double other;
    final List<Per> per = new ArrayList<>();

    /** What the numbers come to, without what is counted. */
    double worth(Prices prices) {
        double worth = other + rating * prices.rating + points * prices.point + greeneries * prices.greenery
                + cities * prices.city + cards * prices.card;
        for (Resource what : RESOURCES) {
            worth += stock[what.ordinal()] * prices.unit(what) + production[what.ordinal()] * prices.production(what);
        }
        for (Parameter what : PARAMETERS) {
            worth += prices.steps(what, steps[what.ordinal()]);
        }
        return worth;
    }
}
