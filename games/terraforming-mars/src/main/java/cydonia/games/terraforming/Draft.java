package cydonia.games.terraforming;

import cydonia.engine.Choices;

/**
 * The draft variant of the research phase: everybody keeps a card and passes the others on, until all are kept.
 * Rulebook p. 13.
 */
final class Draft {

    private Draft() {
    }

    static void begin(Table t) {
        t.phase = Phase.DRAFT;
        ask(t);
    }

    /** Even generations pass to the left, odd ones to the right. */
    static boolean left(Table t) {
        return t.generation % 2 == 0;
    }

    static void list(Table t, int seat, Choices<TerraformingAction> into) {
        Alternatives.list(t.players[seat].offer, TerraformingAction.Draft.ALL, into);
    }

    static void pick(Table t, int seat, int card) {
        Player player = t.players[seat];
        player.offer.remove(card);
        player.chosen.add(card);
        t.waiting &= ~(1 << seat);
        if (t.waiting == 0) {
            t.secretsOpened++;
            pass(t);
            ask(t);
        }
    }

    private static void pass(Table t) {
        if (t.listens()) {
            t.tell(new TerraformingHappening.CardsPassed(left(t)));
        }
        CardSet[] offers = new CardSet[t.seats];
        for (int seat = 0; seat < t.seats; seat++) {
            offers[seat] = t.players[seat].offer.copy();
        }
        for (int seat = 0; seat < t.seats; seat++) {
            int to = (seat + (left(t) ? 1 : t.seats - 1)) % t.seats;
            t.players[to].offer.become(offers[seat]);
        }
    }

    /** Who has several cards must choose; a last card is kept without asking. Then the cards are bought as usual. */
    private static void ask(Table t) {
        boolean lastCards = true;
        for (Player player : t.players) {
            lastCards &= player.offer.size() <= 1;
        }
        for (int seat = 0; seat < t.seats; seat++) {
            Player player = t.players[seat];
            if (lastCards) {
                player.offer.addAll(player.chosen);
                player.chosen.clear();
            } else if (!player.offer.isEmpty()) {
                t.waiting |= 1 << seat;
            }
        }
        if (lastCards) {
            Research.ask(t);
        }
    }
}
