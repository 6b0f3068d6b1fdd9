package cydonia.games.tilsit;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.engine.Why;
import cydonia.games.tilsit.MarsAction.Accept;
import cydonia.games.tilsit.MarsAction.Ask;
import cydonia.games.tilsit.MarsAction.Counter;
import cydonia.games.tilsit.MarsAction.Decline;
import cydonia.games.tilsit.MarsAction.Give;
import cydonia.games.tilsit.MarsAction.Propose;
import cydonia.games.tilsit.MarsAction.Withdraw;
import java.util.Optional;

/**
 * Trades between colonies (rulebook, 5 c, 6 e): free, always with the active player, at least one card each way. An
 * offer is put together card by card, proposed, and accepted, declined or countered.
 */
final class Negotiation {

    /** Trades are made as many as one likes; offers that come to nothing end, so that every turn does. */
    static final int REFUSALS_PER_TURN = 6;

    private static final Text GIVEN = new Text("cards given", "cartes données");
    private static final Text ASKED = new Text("cards asked", "cartes demandées");

    private static final int MOST_COUNTERS = 3;
    private static final int OWN_TURN_LEVEL = 1;
    private static final int FOREIGN_TURN_LEVEL = 2;

    private Negotiation() {
    }

    /** The active player needs a module, or the partner one of level 2. */
    static boolean channel(Table table, Seat one, Seat other) {
        Seat partner = one == table.active ? other : one;
        return table.colony(table.active).level(Installation.COMMUNICATION) >= OWN_TURN_LEVEL
                || table.colony(partner).level(Installation.COMMUNICATION) >= FOREIGN_TURN_LEVEL;
    }

    static boolean canTrade(Table table, Seat maker, Seat partner, Why why) {
        boolean channel = channel(table, maker, partner)
                || why.asked() && why.not(new MarsObstacle.NoChannel());
        boolean own = table.colony(maker).handSize() > 0 || why.asked() && why.not(new MarsObstacle.EmptyHand(true));
        boolean others = table.colony(partner).handSize() > 0
                || why.asked() && why.not(new MarsObstacle.EmptyHand(false));
        boolean offers = table.turn.refused[maker.index()] < REFUSALS_PER_TURN
                || why.asked() && why.not(new MarsObstacle.OffersRefused(REFUSALS_PER_TURN));
        return channel & own & others & offers;
    }

    static void open(Table table, Seat maker, Seat partner) {
        table.push(new Offering(new Offer(maker, partner, Amounts.NONE, Amounts.NONE, 0)));
    }

    /** It counts for whoever began to negotiate. */
    private static void cameToNothing(Table table, Offer offer) {
        table.turn.refused[offer.opener().index()]++;
    }

    /** Puts an offer together: what is given, then what is asked, each in the order of resources. */
    record Offering(Offer offer) implements Owed.Decision {
        @Override
        public int asked(Table table) {
            return offer.maker().bit();
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            if (offer.ask() == 0) {
                offerGiving(table, out);
            }
            if (offer.give() != 0) {
                offerAsking(table, out);
            }
            if (offer.ask() != 0) {
                out.add(MarsAction.PROPOSE);
            }
            out.add(MarsAction.WITHDRAW);
        }

        private void offerGiving(Table table, Choices<MarsAction> out) {
            int[] hand = table.colony(offer.maker()).hand;
            for (int i = Resource.KINDS - 1; i >= 0; i--) {
                Resource what = Resource.of(i);
                if (offer.gives(what) < hand[i]) {
                    out.add(Give.of(what));
                }
                if (offer.gives(what) > 0) {
                    return;
                }
            }
        }

        private void offerAsking(Table table, Choices<MarsAction> out) {
            if (offer.asked() == table.colony(offer.partner()).handSize()) {
                return;
            }
            for (int i = Resource.KINDS - 1; i >= 0; i--) {
                Resource what = Resource.of(i);
                if (offer.asks(what) < Resource.CARDS) {
                    out.add(Ask.of(what));
                }
                if (offer.asks(what) > 0) {
                    return;
                }
            }
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            switch (action) {
                case Give(Resource what) -> table.push(new Offering(offer.giving(what)));
                case Ask(Resource what) -> table.push(new Offering(offer.asking(what)));
                case Propose _ -> {
                    if (table.listens()) {
                        table.tell(new MarsHappening.OfferMade(offer));
                    }
                    table.push(new Answering(offer));
                }
                case Withdraw _ -> cameToNothing(table, offer);
                default -> throw new IllegalArgumentException(action.toString());
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.MakeOffer(OfferView.of(offer));
        }

        @Override
        public Optional<Several<MarsAction>> several(Table table, Seat seat) {
            Colony maker = table.colony(offer.maker());
            int theirs = table.colony(offer.partner()).handSize();
            Several.Builder<MarsAction> cards = Several
                    .<MarsAction>of(Amounts.CARDS, 2, maker.handSize() + theirs)
                    .limit(GIVEN, 1, maker.handSize()).limit(ASKED, 1, theirs)
                    .done(MarsAction.PROPOSE).picked(offer.named());
            for (Resource what : Resource.ALL) {
                if (maker.hand[what.ordinal()] > 0) {
                    cards.item(Give.of(what), maker.hand[what.ordinal()], 1, 0);
                }
            }
            for (Resource what : Resource.ALL) {
                cards.item(Ask.of(what), Resource.CARDS, 0, 1);
            }
            return Optional.of(cards.build());
        }
    }

    record Answering(Offer offer) implements Owed.Decision {
        @Override
        public int asked(Table table) {
            return offer.partner().bit();
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            if (holds(table)) {
                out.add(MarsAction.ACCEPT);
            }
            out.add(MarsAction.DECLINE);
            if (offer.counters() < MOST_COUNTERS) {
                out.add(MarsAction.COUNTER);
            }
        }

        private boolean holds(Table table) {
            int[] hand = table.colony(offer.partner()).hand;
            for (Resource what : Resource.ALL) {
                if (hand[what.ordinal()] < offer.asks(what)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            switch (action) {
                case Accept _ -> accept(table);
                case Decline _ -> {
                    cameToNothing(table, offer);
                    if (table.listens()) {
                        table.tell(new MarsHappening.OfferDeclined(offer.partner()));
                    }
                }
                case Counter _ -> table.push(new Offering(offer.countered()));
                default -> throw new IllegalArgumentException(action.toString());
            }
        }

        private void accept(Table table) {
            int[] maker = table.colony(offer.maker()).hand;
            int[] partner = table.colony(offer.partner()).hand;
            for (Resource what : Resource.ALL) {
                int moved = offer.asks(what) - offer.gives(what);
                maker[what.ordinal()] += moved;
                partner[what.ordinal()] -= moved;
            }
            if (table.listens()) {
                table.tell(new MarsHappening.OfferAccepted(offer));
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.AnswerOffer(OfferView.of(offer));
        }
    }
}
