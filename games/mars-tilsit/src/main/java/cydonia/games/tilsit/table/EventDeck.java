package cydonia.games.tilsit.table;

import cydonia.engine.Imprint;
import cydonia.engine.Streams;
import cydonia.games.tilsit.box.EventCard;

/** The events: a heap nobody has looked into, the discards, and, in one variant, cards put aside face down. */
public final class EventDeck {

    public final int[] heap = new int[EventCard.ALL.size()];
    public final int[] discards = new int[EventCard.ALL.size()];
    /** Cards looked at and not played, reshuffled before the discards; only their number is public. */
    public final int[] aside = new int[EventCard.ALL.size()];
    /** The two cards the drawer is choosing from; the drawer alone sees them. */
    public final int[] looked = new int[EventCard.ALL.size()];
    public int size;

    EventDeck(boolean deposits) {
        for (EventCard card : EventCard.ALL) {
            if (deposits || !card.isDeposit()) {
                heap[card.ordinal()] = card.copies();
                size += card.copies();
            }
        }
    }

    EventDeck(EventDeck other) {
        System.arraycopy(other.heap, 0, heap, 0, heap.length);
        System.arraycopy(other.discards, 0, discards, 0, heap.length);
        System.arraycopy(other.aside, 0, aside, 0, heap.length);
        System.arraycopy(other.looked, 0, looked, 0, heap.length);
        size = other.size;
    }

    /** Draws a card, first making a new deck of what was put aside or discarded if there is none. */
    public EventCard draw(Streams dice) {
        if (size == 0) {
            reshuffle(count(aside) > 0 ? aside : discards);
        }
        int card = dice.pick(MarsSource.EVENTS, heap, size--);
        heap[card]--;
        return EventCard.ALL.get(card);
    }

    private void reshuffle(int[] pile) {
        for (int i = 0; i < pile.length; i++) {
            heap[i] += pile[i];
            size += pile[i];
            pile[i] = 0;
        }
    }

    public static int count(int[] pile) {
        int sum = 0;
        for (int n : pile) {
            sum += n;
        }
        return sum;
    }

    void imprint(Imprint to) {
        to.put(heap).put(discards).put(aside).put(looked);
    }
}
