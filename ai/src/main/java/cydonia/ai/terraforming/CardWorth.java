package cydonia.ai.terraforming;

import cydonia.engine.Seat;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.cards.Card;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Requirement;
import cydonia.games.terraforming.cards.Resource;

/** What cards are worth to a seat as the game stands: in hand, when played, and in play. */
final class CardWorth {

    /** Part of a card's promise that is usually kept: there is not money for everything. */
    private static final double KEPT = 0.7;
    /** What is left of it where money will come later only. */
    private static final double WAITING = 0.4;
    /** How likely an action that has not been used in this generation still will be. */
    static final double THIS_GENERATION = 0.7;
    private static final double CUBE_TURNED = 0.8;

    private CardWorth() {
    }

    /** What playing the card gains beyond its price. */
    static double net(Survey table, Seat seat, Card card, Prices prices) {
        return played(table, seat, CardSheet.of(card.index()), prices) - price(table, seat, card, prices);
    }

    private static double played(Survey table, Seat seat, CardSheet sheet, Prices prices) {
        double worth = sheet.now.worth(prices) + counted(table, seat, sheet.now, prices);
        return sheet.lasting ? worth + lasting(table, seat, sheet, prices, prices.times + THIS_GENERATION) : worth;
    }

    /** Metal that can pay for it makes a card a little cheaper. */
    private static double price(Survey table, Seat seat, Card card, Prices prices) {
        CardSheet sheet = CardSheet.of(card.index());
        double price = table.price(seat, card);
        double saved = 0;
        if (sheet.building) {
            int value = table.metalValue(seat, Resource.STEEL);
            saved += Math.min(price / value, table.stock(seat, Resource.STEEL)) * (value - prices.unit(Resource.STEEL));
        }
        if (sheet.space) {
            int value = table.metalValue(seat, Resource.TITANIUM);
            saved += Math.min(price / value, table.stock(seat, Resource.TITANIUM))
                    * (value - prices.unit(Resource.TITANIUM));
        }
        return price - saved;
    }

    private static double counted(Survey table, Seat seat, Gains gains, Prices prices) {
        double worth = 0;
        for (int i = 0; i < gains.per.size(); i++) {
            Gains.Per per = gains.per.get(i);
            int count = table.count(seat, per.count()) + 1;
            int times = count / per.every();
            worth += times * (per.production() ? prices.production(per.what()) : prices.unit(per.what()));
        }
        return worth;
    }

    /** What a card in play brings in a generation. */
    static double once(Survey table, Seat seat, CardSheet sheet, Prices prices) {
        return sheet.each.worth(prices) + counted(table, seat, sheet.each, prices);
    }

    /** What a card in play will bring in so many uses. */
    static double lasting(Survey table, Seat seat, CardSheet sheet, Prices prices, double uses) {
        double once = once(table, seat, sheet, prices);
        if (sheet.energy > 0 && table.production(seat, Resource.ENERGY) < sheet.energy) {
            once *= 0.3;
        }
        return Math.max(0, once) * uses;
    }

    /** What all cards of a seat are worth to it, in hand and in play, beyond what they have already brought. */
    static double all(Survey table, Seat seat, Prices prices) {
        return hand(table, seat, prices) + inPlay(table, seat, prices);
    }

    /** What its cards in play will bring. */
    static double inPlay(Survey table, Seat seat, Prices prices) {
        double worth = 0;
        for (int card = table.nextInPlay(seat, 0); card >= 0; card = table.nextInPlay(seat, card + 1)) {
            CardSheet sheet = CardSheet.of(card);
            if (sheet.lasting) {
                double uses = prices.times + (table.used(sheet.card) ? 0 : THIS_GENERATION);
                worth += lasting(table, seat, sheet, prices, uses);
                if (sheet.convertsCubes) {
                    worth += CUBE_TURNED * table.cubes(sheet.card) * sheet.cube.worth(prices);
                }
            }
        }
        return worth;
    }

    /** What one use of a card's action gains. */
    static double use(Survey table, Seat seat, Card card, int option, Prices prices) {
        Gains gains = CardSheet.of(card.index()).uses[option - 1];
        return gains.worth(prices) + counted(table, seat, gains, prices);
    }

    /** What a card in hand adds to the hopes of its owner: not less than what it can be sold for. */
    static double inHand(Survey table, Seat seat, Card card, Prices prices) {
        double net = net(table, seat, card, prices);
        if (net <= 1) {
            return 1;
        }
        return 1 + KEPT * (net - 1) * likely(table, seat, CardSheet.of(card.index()), prices);
    }

    /** A whole hand: what cannot be paid for soon has to wait, and waiting costs. */
    static double hand(Survey table, Seat seat, Prices prices) {
        double worth = 0;
        double cost = 0;
        int count = 0;
        for (int card = table.nextInHand(seat, 0); card >= 0; card = table.nextInHand(seat, card + 1)) {
            double promise = inHand(table, seat, Cards.of(card), prices) - 1;
            count++;
            if (promise > 0) {
                worth += promise;
                cost += table.price(seat, Cards.of(card));
            }
        }
        double purse = table.stock(seat, Resource.MONEY)
                + Math.min(1, prices.generations) * (table.rating(seat) + table.production(seat, Resource.MONEY));
        double soon = cost <= purse ? 1 : purse / cost;
        return count + worth * (soon + WAITING * (1 - soon));
    }

    /** How likely it is that the card can be played in time. */
    static double likely(Survey table, Seat seat, CardSheet sheet, Prices prices) {
        double likely = prices.generations < 0.5 && sheet.needs.length > 0 ? 0.9 : 1;
        for (Requirement need : sheet.needs) {
            if (!table.meets(seat, need)) {
                likely *= switch (need) {
                    case Requirement.AtLeast(Parameter what, int value) -> {
                        double steps = (double) (value - table.value(what)) / what.step();
                        double pace = prices.left(what) / (prices.generations + 1);
                        double wait = steps / Math.max(0.3, pace);
                        yield wait >= prices.generations ? 0.1 : 0.9 * (1 - wait / (prices.generations + 1));
                    }
                    case Requirement.AtMost _ -> 0;
                    case Requirement.Tags(int count, var tag) ->
                        Math.pow(0.6, count - table.tags(seat, tag));
                    case Requirement.Production _,Requirement.Cities _,Requirement.Greeneries _ -> 0.6;
                };
            }
        }
        return likely;
    }
}
