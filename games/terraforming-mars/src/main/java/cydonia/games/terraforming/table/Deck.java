package cydonia.games.terraforming.table;

import cydonia.engine.Seat;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.CardSet;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.language.TerraformingHappening.CardsDiscarded;
import cydonia.games.terraforming.language.TerraformingHappening.CardsDrawn;
import cydonia.games.terraforming.language.TerraformingHappening.DeckShuffled;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Drawing and discarding project cards. Rulebook p. 7. */
public final class Deck {

    private Deck() {
    }

    /** The next card, or -1 where no card is left at all. An empty deck is made anew from the discards. */
    public static int draw(Table t) {
        if (t.top.length > 0) {
            int card = t.top[t.top.length - 1];
            t.top = Arrays.copyOf(t.top, t.top.length - 1);
            t.secretsOpened++;
            return card;
        }
        if (t.deck.isEmpty()) {
            if (t.discard.isEmpty()) {
                return -1;
            }
            t.deck.become(t.discard);
            t.discard.clear();
            for (Player player : t.players) {
                player.seenDiscarded.clear();
            }
            if (t.listens()) {
                t.tell(new DeckShuffled());
            }
        }
        int card = t.deck.nth(t.dice.roll(TerraformingSource.PROJECTS, t.deck.size()));
        t.deck.remove(card);
        t.secretsOpened++;
        return card;
    }

    /** Draws cards into a hand or an offer; fewer where not so many are left. */
    public static void draw(Table t, CardSet into, int count) {
        for (int i = 0; i < count; i++) {
            int card = draw(t);
            if (card >= 0) {
                into.add(card);
            }
        }
    }

    /** Draws cards to a player's hand. */
    public static void drawToHand(Table t, int seat, int count) {
        if (!t.listens()) {
            draw(t, t.players[seat].hand, count);
            return;
        }
        CardSet drawn = new CardSet();
        draw(t, drawn, count);
        t.players[seat].hand.addAll(drawn);
        t.tell(new CardsDrawn(Seat.of(seat), cards(drawn)));
    }

    /** Gives up a card of the hand. */
    public static void discardHeld(Table t, int seat, int card) {
        t.players[seat].hand.remove(card);
        discard(t, seat, card, true);
    }

    /** A card that was only looked at. */
    public static void discard(Table t, int seat, int card) {
        discard(t, seat, card, false);
    }

    /** Face down: only that player knows the card. */
    private static void discard(Table t, int seat, int card, boolean held) {
        t.discard.add(card);
        t.players[seat].seenDiscarded.add(card);
        if (t.listens()) {
            t.tell(new CardsDiscarded(Seat.of(seat), List.of(Cards.of(card)), held));
        }
    }

    /** Face down, all at once. */
    public static void discardAll(Table t, Player player, CardSet cards) {
        t.discard.addAll(cards);
        player.seenDiscarded.addAll(cards);
    }

    /** For everybody to see. */
    public static void discardOpenly(Table t, int card) {
        t.discard.add(card);
        for (Player player : t.players) {
            player.seenDiscarded.add(card);
        }
    }

    /** The project cards of a set, in order. */
    public static List<Card> cards(CardSet set) {
        List<Card> cards = new ArrayList<>();
        for (int card = set.next(0); card >= 0; card = set.next(card + 1)) {
            cards.add(Cards.of(card));
        }
        return cards;
    }
}
