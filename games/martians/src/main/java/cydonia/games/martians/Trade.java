package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansAction.Ask;
import cydonia.games.martians.MartiansAction.Deck;
import cydonia.games.martians.MartiansAction.Give;
import cydonia.games.martians.MartiansObstacle.AlreadyGiven;
import cydonia.games.martians.MartiansObstacle.MustActFirst;
import cydonia.games.martians.MartiansObstacle.NotEnough;
import cydonia.games.martians.MartiansObstacle.NotTradeable;
import cydonia.games.martians.MartiansObstacle.OffersRefused;
import cydonia.games.martians.cards.Cost;
import cydonia.games.martians.cards.Good;
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
        return t.refusals >> 2 * (Table.SEATS * maker + partner) & 3;
    }

    /** How many more offers of that seat to that one may come to nothing in this turn. */
    static int patience(Table t, int maker, int partner) {
        return REFUSALS_PER_TURN - refused(t, maker, partner);
    }

    static boolean mayOffer(Table t, int maker, int partner, Why why) {
        boolean ok = t.question == Asked.MARKET || t.post == Table.NONE || t.done != 0
                || why.asked() && why.not(new MustActFirst(Infrastructure.ofPost(t.post)));
        ok &= patience(t, maker, partner) > 0 || why.asked() && why.not(new OffersRefused(REFUSALS_PER_TURN));
        return ok;
    }

    static void listOffers(Table t, int maker, Choices<MartiansAction> to) {
        for (int seat = 0; seat < t.agreed.seats && t.agreed.mode.trade(); seat++) {
            if (seat != maker && mayOffer(t, maker, seat, Why.NOT_ASKED)) {
                to.add(Deck.OFFERS.get(seat));
            }
        }
    }

    // ---- between player-turns ----

    /** Everybody but the seat that plays next may make offers, one after another from the first player on. */
    static void openMarket(Table t, int next) {
        t.marketDue = false;
        int all = (1 << t.agreed.seats) - 1;
        t.owing = t.agreed.mode.trade() ? all & ~t.silent & ~(next == Table.NONE ? 0 : 1 << next) : 0;
        askMarket(t);
    }

    private static void askMarket(Table t) {
        for (int i = 0; i < t.agreed.seats && t.owing != 0; i++) {
            int seat = (t.first + i) % t.agreed.seats;
            if ((t.owing & 1 << seat) != 0) {
                t.ask(Asked.MARKET, seat);
                return;
            }
        }
        t.question = Asked.NONE;
        t.asked = 0;
    }

    static void listMarket(Table t, Seat seat, Choices<MartiansAction> to) {
        listOffers(t, seat.index(), to);
        to.add(Deck.PASS);
        to.add(Deck.NO_TRADE);
    }

    static void market(Table t, Seat seat, MartiansAction action) {
        if (action instanceof MartiansAction.Offer offer) {
            open(t, seat.index(), offer.partner());
            return;
        }
        if (action instanceof MartiansAction.NoTrade) {
            t.silent |= seat.bit();
        }
        t.owing &= ~seat.bit();
        askMarket(t);
    }

    // ---- an offer ----

    static void open(Table t, int maker, Seat partner) {
        t.maker = maker;
        t.partner = partner.index();
        t.countered = false;
        write(t, maker);
    }

    private static void write(Table t, int author) {
        t.author = author;
        t.asking = false;
        t.least = 0;
        Arrays.fill(t.gives, 0);
        Arrays.fill(t.wants, 0);
        t.picked = 0;
        t.ask(Asked.OFFER, author);
    }

    /** Who would get what the author gives. */
    private static int reader(Table t) {
        return t.author == t.maker ? t.partner : t.maker;
    }

    /** Goods are named in order; what is given cannot be asked for. */
    static boolean mayGive(Table t, Good good, Why why) {
        int held = t.goodOf(t.author, good);
        int needed = t.gives[good.ordinal()] + 1;
        boolean ok = good.tradeable() || why.asked() && why.not(new NotTradeable(good));
        ok &= held >= needed || why.asked() && why.not(new NotEnough(good, needed, held));
        return ok;
    }

    static boolean mayAsk(Table t, Good good, Why why) {
        int held = t.goodOf(reader(t), good);
        int needed = t.wants[good.ordinal()] + 1;
        boolean ok = good.tradeable() || why.asked() && why.not(new NotTradeable(good));
        ok &= t.gives[good.ordinal()] == 0 || why.asked() && why.not(new AlreadyGiven(good));
        ok &= held >= needed || why.asked() && why.not(new NotEnough(good, needed, held));
        return ok;
    }

    static void list(Table t, Choices<MartiansAction> to) {
        if (!t.asking) {
            for (int i = t.least; i < GOODS.length; i++) {
                if (mayGive(t, GOODS[i], Why.NOT_ASKED)) {
                    to.add(Deck.GIFTS.get(i));
                }
            }
        }
        for (int i = t.asking ? t.least : 0; i < GOODS.length; i++) {
            if (mayAsk(t, GOODS[i], Why.NOT_ASKED)) {
                to.add(Deck.WISHES.get(i));
            }
        }
        if (t.picked > 0) {
            to.add(Deck.PROPOSE);
        }
        to.add(Deck.WITHDRAW);
    }

    /**
     * Gifts first, then wishes; a good cannot be both, which the rules say when it is asked for. Nothing, where nobody
     * has anything.
     */
    static Optional<Several<MartiansAction>> several(Table t) {
        Several.Builder<MartiansAction> choice = Several.<MartiansAction>of(PIECES, t.picked == 0 ? 1 : 0,
                Several.Limit.ANY).done(Deck.PROPOSE).picked(t.picked);
        for (int i = t.least; i < GOODS.length && !t.asking; i++) {
            if (mayGive(t, GOODS[i], Why.NOT_ASKED)) {
                choice.item(Deck.GIFTS.get(i), t.goodOf(t.author, GOODS[i]) - t.gives[i]);
            }
        }
        for (int i = t.asking ? t.least : 0; i < GOODS.length; i++) {
            if (mayAsk(t, GOODS[i], Why.NOT_ASKED)) {
                choice.item(Deck.WISHES.get(i), t.goodOf(reader(t), GOODS[i]) - t.wants[i]);
            }
        }
        return Optional.of(choice.build()).filter(some -> some.picked() > 0 || !some.items().isEmpty());
    }

    static void build(Table t, MartiansAction action) {
        switch (action) {
            case Give give -> {
                t.least = give.good().ordinal();
                t.gives[t.least]++;
                t.picked++;
            }
            case Ask ask -> {
                t.asking = true;
                t.least = ask.good().ordinal();
                t.wants[t.least]++;
                t.picked++;
            }
            case MartiansAction.Propose _ -> propose(t);
            case MartiansAction.Withdraw _ -> decline(t, t.author);
            default -> throw new IllegalArgumentException("not part of an offer: " + action);
        }
    }

    private static void propose(Table t) {
        if (t.listens()) {
            t.tell(new MartiansHappening.Offered(Seat.of(t.author), Seat.of(reader(t)), amounts(t.gives),
                    amounts(t.wants)));
        }
        t.picked = 0;
        t.ask(Asked.ANSWER, reader(t));
    }

    static List<Cost.Amount> amounts(int[] goods) {
        List<Cost.Amount> amounts = new ArrayList<>();
        for (Good good : GOODS) {
            if (goods[good.ordinal()] > 0) {
                amounts.add(new Cost.Amount(goods[good.ordinal()], good));
            }
        }
        return List.copyOf(amounts);
    }

    static void listAnswers(Table t, Choices<MartiansAction> to) {
        to.add(Deck.ACCEPT);
        to.add(Deck.DECLINE);
        if (!t.countered) {
            to.add(Deck.COUNTER);
        }
    }

    static void answer(Table t, MartiansAction action) {
        switch (action) {
            case MartiansAction.Accept _ -> accept(t);
            case MartiansAction.Decline _ -> decline(t, reader(t));
            case MartiansAction.Counter _ -> {
                t.countered = true;
                write(t, t.partner);
            }
            default -> throw new IllegalArgumentException("no answer to an offer: " + action);
        }
    }

    private static void accept(Table t) {
        int reader = reader(t);
        for (Good good : GOODS) {
            int flow = t.gives[good.ordinal()] - t.wants[good.ordinal()];
            t.add(t.author, good, -flow);
            t.add(reader, good, flow);
        }
        if (t.listens()) {
            t.tell(new MartiansHappening.OfferAccepted(Seat.of(reader), Seat.of(t.author), amounts(t.gives),
                    amounts(t.wants)));
        }
        close(t);
    }

    private static void decline(Table t, int by) {
        t.refusals += 1 << 2 * (Table.SEATS * t.maker + t.partner);
        if (t.listens()) {
            t.tell(new MartiansHappening.OfferDeclined(Seat.of(by)));
        }
        close(t);
    }

    private static void close(Table t) {
        t.maker = Table.NONE;
        t.partner = Table.NONE;
        t.author = Table.NONE;
        t.countered = false;
        t.asking = false;
        t.least = 0;
        t.picked = 0;
        Arrays.fill(t.gives, 0);
        Arrays.fill(t.wants, 0);
        if (t.owing == 0) {
            t.backToPlay();
        } else {
            askMarket(t);
        }
    }
}
