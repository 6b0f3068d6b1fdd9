package cydonia.games.tilsit.sight;

import cydonia.engine.Dice;
import cydonia.engine.Seat;
import cydonia.games.tilsit.box.Hand;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.Offer;
import cydonia.games.tilsit.rules.Negotiation;
import cydonia.games.tilsit.rules.Paying;
import cydonia.games.tilsit.table.Colony;
import cydonia.games.tilsit.table.EventDeck;
import cydonia.games.tilsit.table.MarsSource;
import cydonia.games.tilsit.table.RdDeck;
import cydonia.games.tilsit.table.Table;

/**
 * Deals everything anew that a seat cannot see. All that is hidden goes into heaps without order first, so nothing of
 * the real deal can show through.
 */
public final class Guessing {

    private final Table table;
    private final Seat viewer;

    private Guessing(Table table, Seat viewer, Dice guess) {
        this.table = table;
        this.viewer = viewer;
        table.dice.refill(guess);
    }

    public static Table world(Table real, Seat viewer, Dice guess) {
        Table table = real.copy();
        Guessing dealer = new Guessing(table, viewer, guess);
        dealer.dealResources();
        dealer.dealHeldCards();
        dealer.dealEvents();
        return table;
    }

    /** Hands of others and the supply deck; while hands are chosen in secret, hands of others and the reserve. */
    private void dealResources() {
        int[] heap = Observing.choosingHands(table) ? table.reserve : table.supply;
        int[] sizes = new int[table.colonies.length];
        for (Colony colony : table.colonies) {
            if (hidden(colony)) {
                sizes[colony.seat.index()] = colony.handSize();
                for (int i = 0; i < Resource.KINDS; i++) {
                    heap[i] += colony.hand[i];
                    colony.hand[i] = 0;
                }
            }
        }
        for (Colony colony : table.colonies) {
            if (hidden(colony)) {
                dealKnown(colony, heap, sizes[colony.seat.index()]);
            }
        }
        for (Colony colony : table.colonies) {
            if (hidden(colony)) {
                while (colony.handSize() < sizes[colony.seat.index()]) {
                    deal(colony, heap, table.dice.pick(MarsSource.SUPPLY, heap, EventDeck.count(heap)));
                }
            }
        }
    }

    private boolean hidden(Colony colony) {
        return colony.seat != viewer && Observing.lookedAt(table, viewer).filter(colony.seat::equals).isEmpty();
    }

    private static void deal(Colony colony, int[] heap, int what) {
        heap[what]--;
        colony.hand[what]++;
    }

    /** What a player has shown to hold: the cards of an open offer, the price of what is being paid. */
    private void dealKnown(Colony colony, int[] heap, int size) {
        for (Resource what : Resource.ALL) {
            int shown = shown(colony, what);
            for (int i = 0; i < shown && heap[what.ordinal()] > 0 && colony.handSize() < size; i++) {
                deal(colony, heap, what.ordinal());
            }
        }
    }

    private int shown(Colony colony, Resource what) {
        if (table.toAct().isEmpty()) {
            return 0;
        }
        return switch (table.agenda.decision()) {
            case Negotiation.Offering(Offer offer) when offer.maker() == colony.seat -> offer.gives(what);
            case Negotiation.Answering(Offer offer) when offer.maker() == colony.seat -> offer.gives(what);
            case Paying paying when paying.who() == colony.seat -> paying.due(table, what);
            default -> 0;
        };
    }

    /** Research cards in others' hands: one may know from which deck, and that they are of the kind one keeps. */
    private void dealHeldCards() {
        for (int deck = 1; deck <= table.rdDecks.length; deck++) {
            dealHeldCards(deck, table.rdDecks[deck - 1]);
        }
    }

    private void dealHeldCards(int number, RdDeck deck) {
        int[] sizes = new int[table.colonies.length];
        for (Colony colony : table.colonies) {
            if (colony.seat != viewer) {
                sizes[colony.seat.index()] = Observing.held(colony, number);
                for (RdCard card : Hand.ALL) {
                    if (card.deck() == number) {
                        deck.shuffled[card.ordinal()] += colony.held[card.ordinal()];
                        colony.held[card.ordinal()] = 0;
                    }
                }
            }
        }
        for (Colony colony : table.colonies) {
            for (int i = 0; i < sizes[colony.seat.index()]; i++) {
                int[] keepable = keepable(deck);
                int card = table.dice.pick(deck.source, keepable, EventDeck.count(keepable));
                deck.shuffled[card]--;
                colony.held[card]++;
            }
        }
    }

    private static int[] keepable(RdDeck deck) {
        int[] counts = new int[RdCard.KINDS];
        for (RdCard card : Hand.ALL) {
            counts[card.ordinal()] = deck.shuffled[card.ordinal()];
        }
        return counts;
    }

    /** With two events to choose from, those put aside and those another looks at are hidden. */
    private void dealEvents() {
        EventDeck events = table.events;
        int aside = EventDeck.count(events.aside);
        boolean seen = Observing.seesEvents(table, viewer);
        int looked = seen ? 0 : EventDeck.count(events.looked);
        for (int i = 0; i < events.heap.length; i++) {
            events.heap[i] += events.aside[i] + (seen ? 0 : events.looked[i]);
            events.aside[i] = 0;
            events.looked[i] = seen ? events.looked[i] : 0;
        }
        draw(events, events.aside, aside);
        draw(events, events.looked, looked);
    }

    private void draw(EventDeck events, int[] pile, int count) {
        for (int i = 0; i < count; i++) {
            int card = table.dice.pick(MarsSource.EVENTS, events.heap, EventDeck.count(events.heap));
            events.heap[card]--;
            pile[card]++;
        }
    }
}
