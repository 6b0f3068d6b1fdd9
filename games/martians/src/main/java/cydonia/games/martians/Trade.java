package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansAction.Ask;
import cydonia.games.martians.MartiansAction.Give;
import cydonia.games.martians.MartiansAction.Offer;
import cydonia.games.martians.MartiansObstacle.AlreadyGiven;
import cydonia.games.martians.MartiansObstacle.MustActFirst;
import cydonia.games.martians.MartiansObstacle.NotEnough;
import cydonia.games.martians.MartiansObstacle.NotTradeable;
import cydonia.games.martians.MartiansObstacle.OffersRefused;
import cydonia.games.martians.MartiansView.Trading;
import cydonia.games.martians.cards.Cost;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Infrastructure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Lending, borrowing and exchanging (rulebook p. 10) as offers. The player whose turn it is, and between player-turns
 * anybody, opens an offer to a partner, puts in what to give and what to ask for, and proposes it. The partner accepts,
 * declines or answers once with an offer of their own. A loan is a gift with a promise. Deals are unlimited; only
 * offers that come to nothing are counted.
 */
final class Trade {

    /** So that games end and nobody is pestered: offers to one partner that may come to nothing in one turn. */
    static final int REFUSALS_PER_TURN = 2;

    private static final Good[] GOODS = Good.values();
    private static final Text PIECES = new Text("pieces", "pièces");

    private Trade() {
    }

    /** Offers that came to nothing between these two in this turn. */
    private static int refused(Table t, int maker, int partner) {
        return t.bargain.refusals >> 2 * (Mode.MOST_SEATS * maker + partner) & 3;
    }

    /** How many more offers of that seat to that one may come to nothing in this turn. */
    static int patience(Table t, int maker, int partner) {
        return REFUSALS_PER_TURN - refused(t, maker, partner);
    }

    private static boolean mayOffer(Table t, int maker, int partner, Why why) {
        boolean ok = t.acting.post == Index.NONE || t.acting.done != 0
                || why.asked() && why.not(new MustActFirst(Infrastructure.ofPost(t.acting.post)));
        ok &= patience(t, maker, partner) > 0 || why.asked() && why.not(new OffersRefused(REFUSALS_PER_TURN));
        return ok;
    }

    static void listOffers(Table t, int maker, Choices<MartiansAction> to) {
        for (int seat = 0; seat < t.terms.seats && t.terms.mode.trade(); seat++) {
            if (seat != maker && mayOffer(t, maker, seat, Why.NOT_ASKED)) {
                to.add(Offer.of(Seat.of(seat)));
            }
        }
    }

    static void explainOffers(Table t, int maker, Reasons<MartiansAction> out) {
        for (int seat = 0; seat < t.terms.seats && t.terms.mode.trade(); seat++) {
            int partner = seat;
            if (seat != maker) {
                out.unless(Offer.of(Seat.of(seat)), why -> mayOffer(t, maker, partner, why));
            }
        }
    }

    // ---- between player-turns ----

    /** Everybody may make offers but those who said they have none, and those who are to play. */
    static void openMarket(Table t, int without) {
        t.bargain.marketDue = false;
        if (t.terms.mode.trade()) {
            t.bargain.invited = (1 << t.terms.seats) - 1 & ~t.bargain.silent & ~without;
            t.push(new OpenOffer());
        }
    }

    /** Whether to make somebody an offer, one after another from the first player on. */
    record OpenOffer() implements Owed.Decision {
        @Override
        public int asked(Table t) {
            int fromFirst = t.bargain.invited & -1 << t.calendar.first;
            return Integer.lowestOneBit(fromFirst != 0 ? fromFirst : t.bargain.invited);
        }

        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            listOffers(t, seat.index(), out);
            out.add(MartiansAction.Pass.IT);
            out.add(MartiansAction.NoTrade.IT);
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            if (action instanceof Offer(Seat partner)) {
                open(t, seat.index(), partner);
                return;
            }
            if (action instanceof MartiansAction.NoTrade) {
                t.bargain.silent |= seat.bit();
            }
            t.bargain.invited &= ~seat.bit();
        }

        @Override
        public Question question(Table t) {
            return new Question.OpenOffer();
        }

        @Override
        public void explain(Table t, Seat seat, Reasons<MartiansAction> out) {
            explainOffers(t, seat.index(), out);
        }
    }

    // ---- an offer ----

    static void open(Table t, int maker, Seat partner) {
        t.bargain.maker = maker;
        t.bargain.partner = partner.index();
        t.bargain.countered = false;
        write(t, maker);
    }

    private static void write(Table t, int author) {
        t.bargain.author = author;
        clear(t);
        t.push(new WriteOffer());
    }

    private static void clear(Table t) {
        Arrays.fill(t.bargain.gives, 0);
        Arrays.fill(t.bargain.wants, 0);
        t.bargain.picked = 0;
        t.bargain.asking = false;
        t.bargain.least = 0;
    }

    /** Who would get what the author gives. */
    private static int reader(Table t) {
        return t.bargain.author == t.bargain.maker ? t.bargain.partner : t.bargain.maker;
    }

    /** Goods are named in order; what is given cannot be asked for. */
    private static boolean mayGive(Table t, Good good, Why why) {
        int held = t.stocks.of(t.bargain.author, good);
        int needed = t.bargain.gives[good.ordinal()] + 1;
        boolean ok = good.tradeable() || why.asked() && why.not(new NotTradeable(good));
        ok &= held >= needed || why.asked() && why.not(new NotEnough(good, needed, held));
        return ok;
    }

    private static boolean mayAsk(Table t, Good good, Why why) {
        int held = t.stocks.of(reader(t), good);
        int needed = t.bargain.wants[good.ordinal()] + 1;
        boolean ok = good.tradeable() || why.asked() && why.not(new NotTradeable(good));
        ok &= t.bargain.gives[good.ordinal()] == 0 || why.asked() && why.not(new AlreadyGiven(good));
        ok &= held >= needed || why.asked() && why.not(new NotEnough(good, needed, held));
        return ok;
    }

    /** What the author puts into the offer: gifts first, then wishes. */
    record WriteOffer() implements Owed.Decision {
        @Override
        public int asked(Table t) {
            return 1 << t.bargain.author;
        }

        private static int firstGift(Table t) {
            return t.bargain.asking ? GOODS.length : t.bargain.least;
        }

        private static int firstWish(Table t) {
            return t.bargain.asking ? t.bargain.least : 0;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            for (int i = firstGift(t); i < GOODS.length; i++) {
                if (mayGive(t, GOODS[i], Why.NOT_ASKED)) {
                    out.add(Give.of(GOODS[i]));
                }
            }
            for (int i = firstWish(t); i < GOODS.length; i++) {
                if (mayAsk(t, GOODS[i], Why.NOT_ASKED)) {
                    out.add(Ask.of(GOODS[i]));
                }
            }
            if (t.bargain.picked > 0) {
                out.add(MartiansAction.Propose.IT);
            }
            out.add(MartiansAction.Withdraw.IT);
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            switch (action) {
                case Give(Good good) -> name(t, good, t.bargain.gives);
                case Ask(Good good) -> {
                    t.bargain.asking = true;
                    name(t, good, t.bargain.wants);
                }
                case MartiansAction.Propose _ -> {
                    t.pop();
                    propose(t);
                }
                case MartiansAction.Withdraw _ -> {
                    t.pop();
                    withdraw(t);
                }
                default -> throw new IllegalArgumentException("not part of an offer: " + action);
            }
        }

        private static void name(Table t, Good good, int[] side) {
            side[good.ordinal()]++;
            t.bargain.least = good.ordinal();
            t.bargain.picked++;
        }

        @Override
        public Question question(Table t) {
            return new Question.WriteOffer(trading(t));
        }

        @Override
        public void explain(Table t, Seat seat, Reasons<MartiansAction> out) {
            for (Good good : GOODS) {
                if (good.ordinal() >= firstGift(t)) {
                    out.unless(Give.of(good), why -> mayGive(t, good, why));
                }
                out.unless(Ask.of(good), why -> mayAsk(t, good, why));
            }
        }

        /**
         * A good cannot be both given and asked for, which the rules say when it is asked for. Nothing, where nobody
         * has anything.
         */
        @Override
        public Optional<Several<MartiansAction>> several(Table t, Seat seat) {
            int picked = t.bargain.picked;
            Several.Builder<MartiansAction> choice = Several.<MartiansAction>of(PIECES, picked == 0 ? 1 : 0,
                    Several.Limit.ANY).done(MartiansAction.Propose.IT).picked(picked);
            for (int i = firstGift(t); i < GOODS.length; i++) {
                if (mayGive(t, GOODS[i], Why.NOT_ASKED)) {
                    choice.item(Give.of(GOODS[i]), t.stocks.of(t.bargain.author, GOODS[i]) - t.bargain.gives[i]);
                }
            }
            for (int i = firstWish(t); i < GOODS.length; i++) {
                if (mayAsk(t, GOODS[i], Why.NOT_ASKED)) {
                    choice.item(Ask.of(GOODS[i]), t.stocks.of(reader(t), GOODS[i]) - t.bargain.wants[i]);
                }
            }
            return Optional.of(choice.build()).filter(some -> some.picked() > 0 || !some.items().isEmpty());
        }
    }

    private static Trading trading(Table t) {
        return new Trading(Seat.of(t.bargain.author), Seat.of(reader(t)), amounts(t.bargain.gives),
                amounts(t.bargain.wants), t.bargain.countered);
    }

    private static void propose(Table t) {
        if (t.listens()) {
            t.tell(new MartiansHappening.Offered(Seat.of(t.bargain.author), Seat.of(reader(t)),
                    amounts(t.bargain.gives),
                    amounts(t.bargain.wants)));
        }
        t.push(new AnswerOffer());
    }

    private static List<Cost.Amount> amounts(int[] goods) {
        List<Cost.Amount> amounts = new ArrayList<>();
        for (Good good : GOODS) {
            if (goods[good.ordinal()] > 0) {
                amounts.add(new Cost.Amount(goods[good.ordinal()], good));
            }
        }
        return List.copyOf(amounts);
    }

    /** Whether to accept; the first answer may be an offer of one's own. */
    record AnswerOffer() implements Owed.Decision {
        @Override
        public int asked(Table t) {
            return 1 << reader(t);
        }

        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            out.add(MartiansAction.Accept.IT);
            out.add(MartiansAction.Decline.IT);
            if (!t.bargain.countered) {
                out.add(MartiansAction.Counter.IT);
            }
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            t.pop();
            switch (action) {
                case MartiansAction.Accept _ -> accept(t);
                case MartiansAction.Decline _ -> decline(t, reader(t));
                case MartiansAction.Counter _ -> {
                    t.bargain.countered = true;
                    write(t, t.bargain.partner);
                }
                default -> throw new IllegalArgumentException("no answer to an offer: " + action);
            }
        }

        @Override
        public Question question(Table t) {
            return new Question.AnswerOffer(trading(t));
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, MartiansAction action) {
            return action instanceof MartiansAction.Accept
                    ? amounts(t.bargain.wants).stream().map(some -> new Fact.Price(some.good().thing(), some.count()))
                            .toList()
                    : List.of();
        }
    }

    private static void accept(Table t) {
        int reader = reader(t);
        for (Good good : GOODS) {
            int flow = t.bargain.gives[good.ordinal()] - t.bargain.wants[good.ordinal()];
            t.stocks.add(t.bargain.author, good, -flow);
            t.stocks.add(reader, good, flow);
        }
        if (t.listens()) {
            t.tell(new MartiansHappening.OfferAccepted(Seat.of(reader), Seat.of(t.bargain.author),
                    amounts(t.bargain.gives),
                    amounts(t.bargain.wants)));
        }
        t.bargain.deals[t.bargain.maker]++;
        close(t);
    }

    /** Whoever withdraws a counter-offer declines the offer it answers; of any other nobody has heard. */
    private static void withdraw(Table t) {
        if (t.bargain.countered) {
            decline(t, t.bargain.author);
        } else {
            comeToNothing(t);
        }
    }

    private static void decline(Table t, int by) {
        if (t.listens()) {
            t.tell(new MartiansHappening.OfferDeclined(Seat.of(by)));
        }
        comeToNothing(t);
    }

    private static void comeToNothing(Table t) {
        t.bargain.refusals += 1 << 2 * (Mode.MOST_SEATS * t.bargain.maker + t.bargain.partner);
        close(t);
    }

    private static void close(Table t) {
        t.bargain.maker = Index.NONE;
        t.bargain.partner = Index.NONE;
        t.bargain.author = Index.NONE;
        t.bargain.countered = false;
        clear(t);
    }
}
