package cydonia.ai.terraforming;

import cydonia.engine.Seat;
import cydonia.games.terraforming.Award;
import cydonia.games.terraforming.Milestone;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tag;

/** One of two rivals in numbers: what everybody can see, and what the owner knows of the hand. */
final class Side {

    private static final Resource[] RESOURCES = Resource.values();
    private static final Tag[] TAGS = Tag.values();
    private static final Milestone[] MILESTONES = Milestone.values();
    private static final Award[] AWARDS = Award.values();

    private static final int PRODUCTION = Resource.COUNT;
    private static final int TO_BE_PRODUCED = PRODUCTION + Resource.COUNT;
    private static final int RATING = TO_BE_PRODUCED + Resource.COUNT;
    private static final int RECKONED = RATING + 2;
    private static final int TAG = RECKONED + 6;
    private static final int REACHED = TAG + TAGS.length;
    private static final int MERIT = REACHED + MILESTONES.length;
    private static final int MERIT_THAT_COUNTS = MERIT + AWARDS.length;
    private static final int PASSED = MERIT_THAT_COUNTS + AWARDS.length;
    private static final int GREENERY_PRICE = PASSED + 1;
    private static final int CARDS_IN_HAND = GREENERY_PRICE + 1;
    /** So many numbers everybody can see. */
    static final int OPEN = CARDS_IN_HAND + 1;

    private static final int HAND_WORTH = 5;
    /** So many the owner alone knows. */
    static final int HAND = HAND_WORTH + 1;

    final Seat seat;
    final double[] open = new double[OPEN];
    final double[] hand = new double[HAND];
    private final Survey table;
    private final Prices prices;

    Side(Survey table, Seat seat, double generations) {
        this.table = table;
        this.seat = seat;
        this.prices = Rivals.prices(table, seat, generations);
        resources(generations);
        reckoned();
        honours();
        hand();
    }

    /** What the prices say will be points in the end, but for the hand. */
    double worth() {
        double worth = 0;
        for (int i = RECKONED; i < TAG; i++) {
            worth += open[i];
        }
        return worth;
    }

    double handWorth() {
        return hand[HAND_WORTH];
    }

    private void resources(double generations) {
        for (Resource what : RESOURCES) {
            int number = what.ordinal();
            open[number] = table.stock(seat, what);
            open[PRODUCTION + number] = table.production(seat, what);
            open[TO_BE_PRODUCED + number] = table.production(seat, what) * generations;
        }
        open[RATING] = table.rating(seat);
        open[RATING + 1] = table.rating(seat) * generations;
        open[PASSED] = table.hasPassed(seat) ? 1 : 0;
        open[GREENERY_PRICE] = table.greeneryPrice(seat);
    }

    private void reckoned() {
        open[RECKONED] = table.score(seat);
        open[RECKONED + 1] = Honours.awards(table, seat, prices.generations);
        open[RECKONED + 2] = Honours.milestones(table, seat, prices) / prices.point;
        open[RECKONED + 3] = Rivals.stock(table, seat, prices) / prices.point;
        open[RECKONED + 4] = Rivals.production(table, seat, prices) / prices.point;
        open[RECKONED + 5] = CardWorth.inPlay(table, seat, prices) / prices.point;
    }

    private void honours() {
        for (Tag tag : TAGS) {
            open[TAG + tag.ordinal()] = table.tags(seat, tag);
        }
        for (Milestone milestone : MILESTONES) {
            open[REACHED + milestone.ordinal()] = table.claimed(milestone)
                    ? 0
                    : Math.min(1, (double) table.reached(seat, milestone) / milestone.needed());
        }
        for (Award award : AWARDS) {
            int merit = table.merit(seat, award);
            open[MERIT + award.ordinal()] = merit;
            open[MERIT_THAT_COUNTS + award.ordinal()] = table.funded(award) ? merit : 0;
        }
    }

    private void hand() {
        HandSums sums = HandSums.of(table, seat);
        open[CARDS_IN_HAND] = sums.count();
        hand[0] = sums.price();
        hand[1] = sums.building();
        hand[2] = sums.space();
        hand[3] = sums.bySteel();
        hand[4] = sums.byTitanium();
        hand[HAND_WORTH] = CardWorth.hand(table, seat, prices) / prices.point;
    }
}
