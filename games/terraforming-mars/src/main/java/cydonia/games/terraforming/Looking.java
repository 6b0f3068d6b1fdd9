package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Why;
import cydonia.games.terraforming.TerraformingAction.Buy;
import cydonia.games.terraforming.TerraformingAction.Decline;
import cydonia.games.terraforming.TerraformingAction.Keep;
import cydonia.games.terraforming.TerraformingHappening.CardsBought;
import cydonia.games.terraforming.TerraformingHappening.CardsDrawn;
import cydonia.games.terraforming.cards.Cards;
import java.util.List;
import java.util.Optional;

/** Cards looked at that may then be kept or bought. */
final class Looking {

    private Looking() {
    }

    static void look(Table t, int seat, int look, int keep) {
        Player player = t.players[seat];
        Deck.draw(t, player.offer, look);
        player.cursor = 0;
        t.owe(Task.of(Task.KEEP, seat, 0, Math.min(keep, player.offer.size())));
    }

    /** Once enough are kept, or no choice is left, the rest goes. */
    static boolean allKept(Table t, long task) {
        int seat = Task.seat(task);
        Player player = t.players[seat];
        int open = open(player);
        int wanted = Task.value(task);
        if (wanted > 0 && wanted < open) {
            return false;
        }
        t.settle();
        for (int card = player.offer.next(player.cursor); wanted > 0 && card >= 0; card = player.offer.next(card + 1)) {
            player.chosen.add(card);
        }
        player.hand.addAll(player.chosen);
        player.offer.removeAll(player.chosen);
        Deck.discardAll(t, player, player.offer);
        if (t.listens()) {
            t.tell(new CardsDrawn(Seat.of(seat), Deck.cards(player.chosen)));
            t.tell(new TerraformingHappening.CardsDiscarded(Seat.of(seat), Deck.cards(player.offer), false));
        }
        player.offer.clear();
        player.chosen.clear();
        return true;
    }

    private static int open(Player player) {
        int open = 0;
        for (int card = player.offer.next(player.cursor); card >= 0; card = player.offer.next(card + 1)) {
            open++;
        }
        return open;
    }

    /** Cards are kept in rising order, so that no set is chosen twice; enough of them must stay behind. */
    static void listKeep(Table t, long task, Choices<TerraformingAction> into) {
        Player player = t.players[Task.seat(task)];
        int left = open(player);
        for (int card = player.offer.next(player.cursor); card >= 0 && left >= Task.value(task); card = player.offer
                .next(card + 1)) {
            into.add(Keep.ALL[card]);
            left--;
        }
    }

    /** Several cards are kept at once; a single one is an ordinary choice. */
    static Optional<Several<TerraformingAction>> several(Table t, long task) {
        Player player = t.players[Task.seat(task)];
        int kept = player.chosen.size();
        int keep = kept + Task.value(task);
        if (keep < 2) {
            return Optional.empty();
        }
        Several.Builder<TerraformingAction> choice = Several
                .<TerraformingAction>of(TerraformingHappening.CARDS.name(), keep, keep).picked(kept);
        for (int card = player.offer.next(0); card >= 0; card = player.offer.next(card + 1)) {
            choice.item(Keep.ALL[card], 1);
        }
        return Optional.of(choice.build());
    }

    static void keep(Table t, int seat, int card) {
        long task = t.settle();
        Player player = t.players[seat];
        player.chosen.add(card);
        player.cursor = card + 1;
        t.owe(Task.of(Task.KEEP, seat, 0, Task.value(task) - 1));
    }

    /** A card is looked at; it can be bought by those who have the money. */
    static void lookToBuy(Table t, int seat) {
        int card = Deck.draw(t);
        if (card < 0) {
            return;
        }
        if (Payment.affordable(t.players[seat], Research.CARD_PRICE, Why.NOT_ASKED)) {
            t.players[seat].offer.add(card);
            t.owe(Task.of(Task.BUY, seat, 0, 0));
        } else {
            Deck.discard(t, seat, card);
        }
    }

    static void listBuy(Table t, long task, Choices<TerraformingAction> into) {
        into.add(Buy.ALL[t.players[Task.seat(task)].offer.next(0)]);
        into.add(Decline.IT);
    }

    static void answerBuy(Table t, int seat, boolean buy) {
        t.settle();
        Player player = t.players[seat];
        int card = player.offer.next(0);
        player.offer.remove(card);
        if (buy) {
            player.hand.add(card);
            if (t.listens()) {
                t.tell(new CardsBought(Seat.of(seat), List.of(Cards.of(card))));
            }
            t.owe(Payment.due(seat, Research.CARD_PRICE, false, false, 0));
        } else {
            Deck.discard(t, seat, card);
        }
    }
}
