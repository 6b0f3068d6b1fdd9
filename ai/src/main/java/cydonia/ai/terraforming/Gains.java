package cydonia.ai.terraforming;

import cydonia.games.terraforming.cards.Count;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;
import java.util.ArrayList;
import java.util.List;

/** What something brings its owner, as plain numbers, with averages where chance or choice is involved. */
final class Gains {

    /** Stock or steps of production for each full set of something counted. */
    record Per(Count count, int every, Resource what, boolean production) {
    }

    final double[] stock = new double[Resource.COUNT];
    final double[] production = new double[Resource.COUNT];
    /** Steps of the parameters. */
    final double[] steps = new double[Parameter.values().length];
    /** Steps of the rating that come without a parameter. */
    double rating;
    double points;
    double greeneries;
    double cities;
    double cards;
    /** Everything else, in money. */
    double other;
    final List<Per> per = new ArrayList<>();

    void add(Gains more, double times) {
        for (int i = 0; i < stock.length; i++) {
            stock[i] += times * more.stock[i];
            production[i] += times * more.production[i];
        }
        for (int i = 0; i < steps.length; i++) {
            steps[i] += times * more.steps[i];
        }
        rating += times * more.rating;
        points += times * more.points;
        greeneries += times * more.greeneries;
        cities += times * more.cities;
        cards += times * more.cards;
        other += times * more.other;
        per.addAll(more.per);
    }

    /** What the numbers come to, without what is counted. */
    double worth(Prices prices) {
        double worth = other + rating * prices.rating + points * prices.point + greeneries * prices.greenery
                + cities * prices.city + cards * prices.card;
        for (int i = 0; i < stock.length; i++) {
            worth += stock[i] * prices.unit[i] + production[i] * prices.production[i];
        }
        for (int i = 0; i < steps.length; i++) {
            worth += Math.min(steps[i], prices.left[i]) * prices.step[i];
        }
        return worth;
    }
}
