package cydonia.games.terraforming.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Why;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.language.Question;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingAction.Buy;
import cydonia.games.terraforming.language.TerraformingAction.Decline;
import cydonia.games.terraforming.language.TerraformingAction.Discard;
import cydonia.games.terraforming.language.TerraformingAction.Keep;
import cydonia.games.terraforming.language.TerraformingHappening;
import cydonia.games.terraforming.language.TerraformingHappening.CardsBought;
import cydonia.games.terraforming.language.TerraformingHappening.CardsDrawn;
import cydonia.games.terraforming.table.Deck;
import cydonia.games.terraforming.table.Owed;
import cydonia.games.terraforming.table.Player;
import cydonia.games.terraforming.table.Table;
import java.util.List;
import java.util.Optional;

/** Cards looked at that may then be kept or bought, and cards swapped for others. */
final class Looking {

    private Looking() {
    }

    static void look(Table t, int seat, int card, int look, int keep) {
        Player player = t.players[seat];
        Deck.draw(t, player.offer, look);
        player.cursor = 0;
        keep(t, seat, card, Math.min(keep, player.offer.size()));
    }

    /** Asks for cards to keep; once enough are kept, or no choice is left, the rest goes. */
    private static void keep(Table t, int seat, int card, int wanted) {
        Player player = t.players[seat];
        if (wanted > 0 && wanted < open(player)) {
            t.owe(new KeepCard(seat, card, wanted));
            return;
        }
        for (int open = player.offer.next(player.cursor); wanted > 0 && open >= 0; open = player.offer.next(open + 1)) {
            player.chosen.add(open);
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
    }

    private static int open(Player player) {
        int open = 0;
        for (int card = player.offer.next(player.cursor); card >= 0; card = player.offer.next(card + 1)) {
            open++;
        }
        return open;
    }

    /** A card is looked at; it can be bought by those who have the money. */
    static void lookToBuy(Table t, int seat, int card) {
        int seen = Deck.draw(t);
        if (seen < 0) {
            return;
        }
        if (Payment.affordable(t.players[seat], Research.CARD_PRICE, Why.NOT_ASKED)) {
            t.players[seat].offer.add(seen);
            t.owe(new BuyOrNot(seat, card));
        } else {
            Deck.discard(t, seat, seen);
        }
    }

    /** Asks which card of the hand goes for another. */
    static void swap(Table t, int seat, int card) {
        if (!t.players[seat].hand.isEmpty()) {
            t.owe(new SwapCard(seat, card));
        }
    }

    /** Cards are kept in rising order, so that no set is chosen twice; enough of them must stay behind. */
    record KeepCard(int seat, int card, int wanted) implements Owed.ByCard {

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            Player player = t.players[seat];
            int left = open(player);
            for (int open = player.offer.next(player.cursor); open >= 0 && left >= wanted; open = player.offer
                    .next(open + 1)) {
                out.add(Keep.of(open));
                left--;
            }
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            Player player = t.players[seat];
            int kept = ((Keep) action).card().index();
            player.chosen.add(kept);
            player.cursor = kept + 1;
            keep(t, seat, card, wanted - 1);
        }

        /** Several cards are kept at once; a single one is an ordinary choice. */
        @Override
        public Optional<Several<TerraformingAction>> several(Table t, Seat who) {
            Player player = t.players[seat];
            int kept = player.chosen.size();
            int keep = kept + wanted;
            if (keep < 2) {
                return Optional.empty();
            }
            Several.Builder<TerraformingAction> choice = Several
                    .<TerraformingAction>of(TerraformingHappening.CARDS.name(), keep, keep).picked(kept);
            for (int open = player.offer.next(0); open >= 0; open = player.offer.next(open + 1)) {
                choice.item(Keep.of(open), 1);
            }
            return Optional.of(choice.build());
        }

        @Override
        public Question question(Table t) {
            return new Question.KeepCards(wanted);
        }
    }

    /** Whether the card looked at is bought. */
    record BuyOrNot(int seat, int card) implements Owed.ByCard {

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            out.add(Buy.of(t.players[seat].offer.next(0)));
            out.add(Decline.IT);
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            Player player = t.players[seat];
            int seen = player.offer.next(0);
            player.offer.remove(seen);
            if (action instanceof Buy) {
                player.hand.add(seen);
                if (t.listens()) {
                    t.tell(new CardsBought(Seat.of(seat), List.of(Cards.of(seen))));
                }
                Payment.charge(t, seat, Research.CARD_PRICE, cause());
            } else {
                Deck.discard(t, seat, seen);
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat who, TerraformingAction action) {
            return action instanceof Buy ? Payment.of(Research.CARD_PRICE, Resource.MONEY) : List.of();
        }

        @Override
        public Question question(Table t) {
            return new Question.BuyLookedAt();
        }
    }

    /** Which card of the hand goes for another, if any. */
    record SwapCard(int seat, int card) implements Owed.ByCard {

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            OwnCards.list(t.players[seat].hand, Discard::of, out);
            out.add(Decline.IT);
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            if (action instanceof Discard(var given)) {
                Deck.discardHeld(t, seat, given.index());
                Deck.drawToHand(t, seat, 1);
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat who, TerraformingAction action) {
            return action instanceof Discard ? List.of(new Fact.Price(TerraformingHappening.CARDS, 1)) : List.of();
        }

        @Override
        public Question question(Table t) {
            return new Question.SwapCard();
        }
    }
}
