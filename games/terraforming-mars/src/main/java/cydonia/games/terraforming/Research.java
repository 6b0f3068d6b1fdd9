package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.games.terraforming.TerraformingAction.Buy;
import cydonia.games.terraforming.TerraformingAction.Choose;
import cydonia.games.terraforming.TerraformingAction.Enough;
import cydonia.games.terraforming.TerraformingAction.Pay;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Resource;
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

    static void begin(Table t) {
        for (int i = 0; i < t.seats; i++) {
            Deck.draw(t, t.players[(t.first + i) % t.seats].offer, CARDS);
        }
        if (t.draft && !t.solo()) {
            Draft.begin(t);
        } else {
            ask(t);
        }
    }

    static void ask(Table t) {
        t.phase = Phase.RESEARCH;
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

    static void list(Table t, int seat, Choices<TerraformingAction> into) {
        Player player = t.players[seat];
        if (t.phase == Phase.SETUP && chosenCorporation(player) < 0) {
            Alternatives.list(corporations(player.offer), Choose.ALL, into);
        } else if (player.cursor == PAYING) {
            int price = price(player);
            for (int heat = leastHeat(player, price); heat <= mostHeat(player, price); heat++) {
                into.add(Pay.of(0, 0, heat));
            }
        } else {
            if (CARD_PRICE * (chosenCards(player) + 1) <= budget(t, player)) {
                for (int card = player.offer.next(player.cursor); card >= 0
                        && card < Cards.PROJECTS; card = player.offer.next(card + 1)) {
                    into.add(Buy.ALL[card]);
                }
            }
            into.add(Enough.IT);
        }
    }

    /** The cards on offer, as many as can be paid for. */
    static Optional<Several<TerraformingAction>> several(Table t, int seat) {
        Player player = t.players[seat];
        if (paying(player) || t.phase == Phase.SETUP && chosenCorporation(player) < 0) {
            return Optional.empty();
        }
        Several.Builder<TerraformingAction> choice = Several
                .<TerraformingAction>of(TerraformingHappening.CARDS.name(), 0, Several.Limit.ANY)
                .limit(Resource.MONEY.thing().name(), 0, budget(t, player)).done(Enough.IT)
                .picked(chosenCards(player));
        for (int card = player.offer.next(0); card >= 0 && card < Cards.PROJECTS; card = player.offer.next(card + 1)) {
            choice.item(Buy.ALL[card], 1, CARD_PRICE);
        }
        return Optional.of(choice.build());
    }

    private static int leastHeat(Player player, int price) {
        return Math.max(0, price - player.money());
    }

    private static int mostHeat(Player player, int price) {
        return player.heatAsMoney ? Math.min(price, player.stock(Resource.HEAT)) : 0;
    }

    /** What may be spent: at the beginning it is what the chosen corporation starts with. */
    private static int budget(Table t, Player player) {
        return t.phase == Phase.SETUP ? SettingUp.startingMoney(chosenCorporation(player)) : player.purse();
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

    static void choose(Table t, int seat, int corporation) {
        t.players[seat].chosen.add(corporation);
    }

    /** Cards are bought in rising order, so that no set is chosen twice. */
    static void buy(Table t, int seat, int card) {
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

    static void enough(Table t, int seat) {
        Player player = t.players[seat];
        int price = price(player);
        if (t.phase == Phase.RESEARCH && leastHeat(player, price) < mostHeat(player, price)) {
            player.cursor = PAYING;
        } else {
            pay(t, seat, t.phase == Phase.RESEARCH ? leastHeat(player, price) : 0);
        }
    }

    static void pay(Table t, int seat, int heat) {
        t.players[seat].heatForCards = heat;
        t.players[seat].cursor = 0;
        t.waiting &= ~(1 << seat);
        if (t.waiting == 0) {
            finish(t);
        }
    }

    /** Everybody has chosen: now it shows. */
    private static void finish(Table t) {
        t.secretsOpened++;
        if (t.phase == Phase.SETUP) {
            SettingUp.reveal(t);
        } else {
            for (int i = 0; i < t.seats; i++) {
                take(t, (t.first + i) % t.seats);
            }
        }
        Turns.beginPhase(t);
    }

    private static void take(Table t, int seat) {
        Player player = t.players[seat];
        int price = price(player);
        if (t.listens() && price > 0) {
            t.tell(new TerraformingHappening.CardsBought(Seat.of(seat), Deck.cards(player.chosen)));
        }
        Payment.pay(t, Payment.due(seat, price, false, false, 0), 0, 0, player.heatForCards);
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
    static int price(Player player) {
        return CARD_PRICE * player.chosen.size();
    }

    /** Whether the seat has only to say how it pays. */
    static boolean paying(Player player) {
        return player.cursor == PAYING;
    }
}
