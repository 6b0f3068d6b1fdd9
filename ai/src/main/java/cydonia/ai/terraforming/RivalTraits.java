package cydonia.ai.terraforming;

import cydonia.ai.Traits;
import cydonia.engine.Seat;
import cydonia.games.terraforming.Award;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Parameter;

/**
 * What one of two rivals knows of the game, as numbers to learn from: never what the other holds, nor the deck. What
 * both can see of a rival is counted once and serves both.
 */
final class RivalTraits {

    private static final Parameter[] PARAMETERS = Parameter.values();
    private static final Award[] AWARDS = Award.values();
    private static final int CARDS = Cards.all().size();

    private static final int STEPS = 2;
    private static final int HONOURS = STEPS + PARAMETERS.length;
    private static final int HAND = HONOURS + 2 + AWARDS.length;
    /** What the prices say of the lead: the net begins with that and learns what they do not know. */
    static final int LEAD = HAND + Side.HAND;
    static final int LEAD_END = LEAD + 3;
    private static final int SIDES = LEAD_END;
    static final int FIRST_CARD = SIDES + 2 * Side.OPEN;
    private static final int OWN_CARD_IN_PLAY = FIRST_CARD + CARDS;
    private static final int OTHER_CARD_IN_PLAY = OWN_CARD_IN_PLAY + CARDS;

    /** So many traits there are. */
    static final int COUNT = OTHER_CARD_IN_PLAY + CARDS;

    /** Towards the end what is reckoned becomes certain; so many generations are near the end. */
    private static final double NEAR = 2;

    private final Survey table;
    private final double generations;
    private final Side[] sides;

    RivalTraits(Survey table) {
        this.table = table;
        this.generations = Rivals.generationsToCome(table);
        this.sides = new Side[]{new Side(table, Seat.of(0), generations), new Side(table, Seat.of(1), generations)};
    }

    double generations() {
        return generations;
    }

    /** The points that the prices say a seat will have in the end. */
    double points(int seat) {
        return sides[seat].worth() + sides[seat].handWorth();
    }

    /** Puts them all, as that seat sees them. */
    void put(Seat seat, Traits to) {
        Side own = sides[seat.index()];
        Side other = sides[1 - seat.index()];
        common(to);
        put(own.hand, HAND, to);
        lead(points(seat.index()) - other.worth(), to);
        put(own.open, SIDES, to);
        put(other.open, SIDES + Side.OPEN, to);
        for (int card = table.nextInHand(seat, 0); card >= 0; card = table.nextInHand(seat, card + 1)) {
            to.put(FIRST_CARD + card, 1);
        }
        inPlay(seat, OWN_CARD_IN_PLAY, to);
        inPlay(other.seat, OTHER_CARD_IN_PLAY, to);
    }

    private void common(Traits to) {
        to.put(0, generations);
        to.put(1, table.generation());
        for (Parameter what : PARAMETERS) {
            to.put(STEPS + what.ordinal(), (double) (what.goal() - table.value(what)) / what.step());
        }
        to.put(HONOURS, table.milestonesLeft());
        int funded = 0;
        for (Award award : AWARDS) {
            if (table.funded(award)) {
                to.put(HONOURS + 2 + award.ordinal(), 1);
                funded++;
            }
        }
        to.put(HONOURS + 1, funded);
    }

    private void lead(double lead, Traits to) {
        to.put(LEAD, lead);
        to.put(LEAD + 1, lead * Math.exp(-generations / NEAR));
        to.put(LEAD + 2, lead * generations);
    }

    private static void put(double[] values, int from, Traits to) {
        for (int i = 0; i < values.length; i++) {
            to.put(from + i, values[i]);
        }
    }

    private void inPlay(Seat seat, int from, Traits to) {
        for (int card = table.nextInPlay(seat, 0); card >= 0; card = table.nextInPlay(seat, card + 1)) {
            to.put(from + card, 1);
        }
    }
}
