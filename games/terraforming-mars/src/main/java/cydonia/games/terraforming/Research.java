package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.games.terraforming.TerraformingAction.Buy;
import cydonia.games.terraforming.TerraformingAction.Choose;
import cydonia.games.terraforming.TerraformingAction.Enough;
import cydonia.games.terraforming.TerraformingAction.Pay;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Resource;
import java.util.List;
import java.util.Optional;

/**
 * Buying cards: in the research phase, and with the corporation at the beginning. All choose at once and in secret;
 * what they have chosen takes effect when the last one is done. Rulebook p. 8.
 */
final class Research {

    static final int CARD_PRICE = 3;
    static final int CARDS = 4;
    /** The place of the cursor once all cards are chosen and only the way of paying is open. */
    private static final int PAYING = 999;

    private Research() {
    }

    static void deal(Table t) {
        for (int i = 0; i < t.seats; i++) {
            Deck.draw(t, t.players[(t.first + i) % t.seats].offer, CARDS);
        }
    }

    /** What comes after it is owed already. */
    static void ask(Table t) {
        t.enterBefore(Phase.RESEARCH, ChooseCards.IT);
        t.waiting = 0;
        for (int seat = 0; seat < t.seats; seat++) {
            Player player = t.players[seat];
            player.cursor = 0;
            player.heatForCards = 0;
            if (!player.offer.isEmpty() && player.purse() >= CARD_PRICE) {
                t.waiting |= 1 << seat;
            }
        }
        if (t.waiting == 0) {
            finish(t);
        }
    }

    private static int leastHeat(Player player, int price) {
        return Math.max(0, price - player.money());
    }

    private static int mostHeat(Player player, int price) {
        return player.heatAsMoney ? Math.min(price, player.stock(Resource.HEAT)) : 0;
    }

    /** What may be spent: at the beginning it is what the chosen corporation starts with. */
    private static int budget(Table t, Player player) {
        return t.phase == Phase.SETUP ? CardPlan.of(chosenCorporation(player)).startingMoney : player.purse();
    }

    static int chosenCorporation(Player player) {
        return player.chosen.next(Cards.PROJECTS);
    }

    private static int chosenCards(Player player) {
        return player.chosen.size() - (chosenCorporation(player) < 0 ? 0 : 1);
    }

    private static CardSet corporations(CardSet offer) {
        CardSet found = new CardSet();
        for (int card = offer.next(Cards.PROJECTS); card >= 0; card = offer.next(card + 1)) {
            found.add(card);
        }
        return found;
    }

    /** Cards are bought in rising order, so that no set is chosen twice. */
    private static void buy(Table t, int seat, int card) {
        Player player = t.players[seat];
        player.chosen.add(card);
        player.cursor = card + 1;
        int next = player.offer.next(card + 1);
        boolean more = next >= 0 && next < Cards.PROJECTS
                && CARD_PRICE * (chosenCards(player) + 1) <= budget(t, player);
        if (!more) {
            enough(t, seat);
        }
    }

    private static void enough(Table t, int seat) {
        Player player = t.players[seat];
        int price = price(player);
        if (t.phase == Phase.RESEARCH && leastHeat(player, price) < mostHeat(player, price)) {
            player.cursor = PAYING;
        } else {
            pay(t, seat, t.phase == Phase.RESEARCH ? leastHeat(player, price) : 0);
        }
    }

    private static void pay(Table t, int seat, int heat) {
        t.players[seat].heatForCards = heat;
        t.players[seat].cursor = 0;
        t.waiting &= ~(1 << seat);
        if (t.waiting == 0) {
            finish(t);
        }
    }

    /** Everybody has chosen: now it shows. The first cards show with the corporations, which is owed. */
    private static void finish(Table t) {
        t.secretsOpened++;
        if (t.phase == Phase.RESEARCH) {
            for (int i = 0; i < t.seats; i++) {
                take(t, (t.first + i) % t.seats);
            }
        }
    }

    private static void take(Table t, int seat) {
        Player player = t.players[seat];
        int price = price(player);
        if (t.listens() && price > 0) {
            t.tell(new TerraformingHappening.CardsBought(Seat.of(seat), Deck.cards(player.chosen)));
        }
        Payment.pay(t, seat, price, 0, 0, player.heatForCards);
        toHand(t, player);
    }

    /** Chosen cards go to the hand, the others are discarded. */
    static void toHand(Table t, Player player) {
        player.hand.addAll(player.chosen);
        player.offer.removeAll(player.chosen);
        Deck.discardAll(t, player, player.offer);
        player.offer.clear();
        player.chosen.clear();
        player.cursor = 0;
        player.heatForCards = 0;
    }

    /** What the cards chosen in a research phase cost together. */
    private static int price(Player player) {
        return CARD_PRICE * player.chosen.size();
    }

    /** Whether the seat has only to say how it pays. */
    private static boolean paying(Player player) {
        return player.cursor == PAYING;
    }

    /**
     * What everybody takes, all at the same time: a corporation at the beginning, then cards, then how they are paid.
     */
    record ChooseCards() implements Owed.OfPhase {

        static final ChooseCards IT = new ChooseCards();

        @Override
        public int asked(Table t) {
            return t.waiting;
        }

        private static boolean foundsCompany(Table t, Player player) {
            return t.phase == Phase.SETUP && chosenCorporation(player) < 0;
        }

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            Player player = t.players[who.index()];
            if (foundsCompany(t, player)) {
                OwnCards.list(corporations(player.offer), Choose::of, out);
            } else if (paying(player)) {
                int price = price(player);
                for (int heat = leastHeat(player, price); heat <= mostHeat(player, price); heat++) {
                    out.add(Pay.of(0, 0, heat));
                }
            } else {
                if (CARD_PRICE * (chosenCards(player) + 1) <= budget(t, player)) {
                    for (int card = player.offer.next(player.cursor); card >= 0
                            && card < Cards.PROJECTS; card = player.offer.next(card + 1)) {
                        out.add(Buy.of(card));
                    }
                }
                out.add(Enough.IT);
            }
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            int seat = who.index();
            switch (action) {
                case Choose(var corporation) -> t.players[seat].chosen.add(corporation.index());
                case Buy(var card) -> buy(t, seat, card.index());
                case Pay(var _, var _, int heat) -> pay(t, seat, heat);
                case Enough() -> enough(t, seat);
                default -> throw new IllegalArgumentException(action + " is not what was asked");
            }
        }

        /** The cards on offer, as many as can be paid for. */
        @Override
        public Optional<Several<TerraformingAction>> several(Table t, Seat who) {
            Player player = t.players[who.index()];
            if (paying(player) || foundsCompany(t, player)) {
                return Optional.empty();
            }
            Several.Builder<TerraformingAction> choice = Several
                    .<TerraformingAction>of(TerraformingHappening.CARDS.name(), 0, Several.Limit.ANY)
                    .limit(Resource.MONEY.thing().name(), 0, budget(t, player)).done(Enough.IT)
                    .picked(chosenCards(player));
            for (int card = player.offer.next(0); card >= 0
                    && card < Cards.PROJECTS; card = player.offer.next(card + 1)) {
                choice.item(Buy.of(card), 1, CARD_PRICE);
            }
            return Optional.of(choice.build());
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat who, TerraformingAction action) {
            Player player = t.players[who.index()];
            return switch (action) {
                case Buy _ -> Payment.of(CARD_PRICE, Resource.MONEY);
                case Pay way -> Payment.prices(player, price(player), way);
                default -> List.of();
            };
        }

        @Override
        public Question question(Table t, int seat) {
            Player player = t.players[seat];
            if (foundsCompany(t, player)) {
                return new Question.ChooseCorporation();
            }
            if (t.phase == Phase.SETUP) {
                return new Question.KeepFirstCards(chosenCards(player), budget(t, player));
            }
            return paying(player)
                    ? new Question.PayForCards(price(player))
                    : new Question.BuyCards(chosenCards(player), budget(t, player));
        }
    }
}
