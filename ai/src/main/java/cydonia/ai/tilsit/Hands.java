package cydonia.ai.tilsit;

import cydonia.engine.Seat;
import cydonia.games.tilsit.Cost;
import cydonia.games.tilsit.Installation;
import cydonia.games.tilsit.Offer;
import cydonia.games.tilsit.Resource;
import cydonia.games.tilsit.Survey;

/** What a hand of resource cards is worth, in points: its cards, and what they will soon build. */
final class Hands {

    private static final double CARD = 0.16;
    private static final double KIND = 0.1;
    private static final double CARD_TOO_MANY = 0.03;
    /** Of what an installation is worth, by how many cards are wanting. */
    private static final double[] WANTING = {0.2, 0.1, 0.04};
    private static final double POINT = 1;
    private static final double MINE = 0.5;
    private static final double POWER = 0.7;

    private static final Resource[] RESOURCES = Resource.values();
    private static final Installation[] INSTALLATIONS = Installation.values();

    private Hands() {
    }

    static double worth(Survey table, Seat seat) {
        return worth(table, seat, of(table, seat));
    }

    /** What accepting an offer would change for one of the two. */
    static double gain(Survey table, Seat seat, Offer offer) {
        int[] hand = of(table, seat);
        double before = worth(table, seat, hand);
        int sign = seat == offer.maker() ? 1 : -1;
        for (Resource what : RESOURCES) {
            hand[what.ordinal()] += sign * (offer.asks(what) - offer.gives(what));
        }
        return worth(table, seat, hand) - before;
    }

    /** What one card more or less of a kind would change. */
    static double gain(Survey table, Seat seat, Resource what, int cards) {
        int[] hand = of(table, seat);
        double before = worth(table, seat, hand);
        hand[what.ordinal()] += cards;
        return worth(table, seat, hand) - before;
    }

    /** The most that giving any card for another could bring, if somebody agreed. */
    static double bestSwap(Survey table, Seat seat) {
        double best = 0;
        for (Resource give : RESOURCES) {
            if (table.hand(seat, give) > 0) {
                best = Math.max(best, bestSwap(table, seat, give));
            }
        }
        return best;
    }

    /** The same with a card of that kind. */
    static double bestSwap(Survey table, Seat seat, Resource give) {
        int[] hand = of(table, seat);
        double before = worth(table, seat, hand);
        hand[give.ordinal()]--;
        double best = 0;
        for (int get = 0; get < hand.length; get++) {
            hand[get]++;
            best = Math.max(best, worth(table, seat, hand) - before);
            hand[get]--;
        }
        return best;
    }

    static boolean hasCards(Survey table, Seat seat) {
        for (Resource what : RESOURCES) {
            if (table.hand(seat, what) > 0) {
                return true;
            }
        }
        return false;
    }

    private static int[] of(Survey table, Seat seat) {
        int[] hand = new int[RESOURCES.length];
        for (Resource what : RESOURCES) {
            hand[what.ordinal()] = table.hand(seat, what);
        }
        return hand;
    }

    private static double worth(Survey table, Seat seat, int[] hand) {
        int cards = 0;
        int kinds = 0;
        for (int count : hand) {
            cards += count;
            kinds += count > 0 ? 1 : 0;
        }
        int kept = Math.min(cards, table.handLimit(seat));
        return CARD * kept + CARD_TOO_MANY * (cards - kept) + KIND * kinds + readiness(table, seat, hand);
    }

    /** The best that can be built with it, now or with one or two cards more. */
    private static double readiness(Survey table, Seat seat, int[] hand) {
        double best = 0;
        int mines = 0;
        for (Installation what : INSTALLATIONS) {
            mines += what.isMine() ? table.built(seat, what) : 0;
        }
        for (Installation what : INSTALLATIONS) {
            int level = table.built(seat, what) + 1;
            if (what.isMine() ? mines < Installation.MINE_PLACES : level <= what.topLevel()) {
                int wanting = wanting(what.cost(what.isMine() ? 1 : level), hand);
                if (wanting < WANTING.length) {
                    best = Math.max(best, WANTING[wanting] * liking(what));
                }
            }
        }
        return best;
    }

    private static double liking(Installation what) {
        return what.points() > 0 ? POINT : what.isMine() ? MINE : POWER;
    }

    private static int wanting(Cost cost, int[] hand) {
        int wanting = 0;
        for (Resource what : RESOURCES) {
            wanting += Math.max(0, cost.of(what) - hand[what.ordinal()]);
        }
        return wanting;
    }
}
