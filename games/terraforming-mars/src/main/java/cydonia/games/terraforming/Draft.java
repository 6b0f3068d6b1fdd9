package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.engine.Seat;

/**
 * The draft variant of the research phase: everybody keeps a card and passes the others on, until all are kept.
 * Rulebook p. 13.
 */
final class Draft {

    private Draft() {
    }

    /** What comes after the research phase is owed already. */
    static void begin(Table t) {
        t.enterBefore(Phase.DRAFT, KeepOne.IT);
        ask(t);
    }

    /** Even generations pass to the left, odd ones to the right. */
    private static boolean left(Table t) {
        return t.generation % 2 == 0;
    }

    /** Which card everybody keeps before the others go on. */
    record KeepOne() implements Owed.OfPhase {

        static final KeepOne IT = new KeepOne();

        @Override
        public int asked(Table t) {
            return t.waiting;
        }

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            OwnCards.list(t.players[who.index()].offer, TerraformingAction.Draft::of, out);
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            Player player = t.players[who.index()];
            int card = ((TerraformingAction.Draft) action).card().index();
            player.offer.remove(card);
            player.chosen.add(card);
            t.waiting &= ~who.bit();
            if (t.waiting == 0) {
                t.secretsOpened++;
                pass(t);
                ask(t);
            }
        }

        @Override
        public Question question(Table t, int seat) {
            return new Question.DraftCard(left(t));
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
            t.done();
            Research.ask(t);
        }
    }
}
