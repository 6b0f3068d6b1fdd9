package cydonia.ai.terraforming;

import cydonia.ai.Traits;
import cydonia.engine.Seat;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tag;

/** What somebody alone on Mars knows of the game, as numbers to learn from: never what lies in the deck. */
final class AloneTraits {

    private static final Resource[] RESOURCES = Resource.values();
    private static final Parameter[] PARAMETERS = Parameter.values();
    private static final Tag[] TAGS = Tag.values();

    private static final int STOCK = 1;
    private static final int PRODUCTION = STOCK + Resource.COUNT;
    private static final int TO_BE_PRODUCED = PRODUCTION + Resource.COUNT;
    private static final int RATING = TO_BE_PRODUCED + Resource.COUNT;
    private static final int STEPS = RATING + 2;
    private static final int STEPS_IN_TIME = STEPS + PARAMETERS.length;
    private static final int RECKONED = STEPS_IN_TIME + PARAMETERS.length;
    private static final int TAG = RECKONED + 4;
    private static final int HAND = TAG + TAGS.length;
    static final int FIRST_CARD = HAND + 7;
    private static final int CARD_IN_PLAY = FIRST_CARD + Cards.all().size();

    /** So many traits there are. */
    static final int COUNT = CARD_IN_PLAY + Cards.all().size();

    private final Survey table;
    private final Seat seat;
    private final double generations;
    private final Traits to;

    private AloneTraits(Survey table, Seat seat, double generations, Traits to) {
        this.table = table;
        this.seat = seat;
        this.generations = generations;
        this.to = to;
    }

    /**
     * Puts them all.
     *
     * @param generations
     *            still to come
     * @param reckoned
     *            what the prices say of money, hand, cards in play and missing steps
     */
    static void put(Survey table, Seat seat, double generations, double[] reckoned, Traits to) {
        AloneTraits traits = new AloneTraits(table, seat, generations, to);
        to.put(0, generations);
        traits.resources();
        traits.steps();
        for (int i = 0; i < reckoned.length; i++) {
            to.put(RECKONED + i, reckoned[i]);
        }
        traits.tags();
        traits.hand();
        traits.inPlay();
    }

    private void resources() {
        for (Resource what : RESOURCES) {
            int number = what.ordinal();
            to.put(STOCK + number, table.stock(seat, what));
            to.put(PRODUCTION + number, table.production(seat, what));
            to.put(TO_BE_PRODUCED + number, table.production(seat, what) * generations);
        }
        to.put(RATING, table.rating(seat));
        to.put(RATING + 1, table.rating(seat) * generations);
    }

    private void steps() {
        for (Parameter what : PARAMETERS) {
            double left = (double) (what.goal() - table.value(what)) / what.step();
            to.put(STEPS + what.ordinal(), left);
            to.put(STEPS_IN_TIME + what.ordinal(), left * generations);
        }
    }

    private void tags() {
        for (Tag tag : TAGS) {
            to.put(TAG + tag.ordinal(), table.tags(seat, tag));
        }
    }

    private void hand() {
        for (int index = table.nextInHand(seat, 0); index >= 0; index = table.nextInHand(seat, index + 1)) {
            to.put(FIRST_CARD + index, 1);
        }
        HandSums sums = HandSums.of(table, seat);
        to.put(HAND, sums.count());
        to.put(HAND + 1, sums.price());
        to.put(HAND + 2, sums.building());
        to.put(HAND + 3, sums.space());
        to.put(HAND + 4, sums.bySteel());
        to.put(HAND + 5, sums.byTitanium());
        to.put(HAND + 6, table.greeneryPrice(seat));
    }

    private void inPlay() {
        for (int index = table.nextInPlay(seat, 0); index >= 0; index = table.nextInPlay(seat, index + 1)) {
            to.put(CARD_IN_PLAY + index, 1);
        }
    }
}
