package cydonia.games.tilsit.table;

import cydonia.engine.Imprint;
import cydonia.engine.Streams;
import cydonia.games.tilsit.box.RdCard;

/**
 * One of the two research decks. Nobody has looked into its shuffled part, so it is a heap from which one is drawn;
 * cards that were put under the deck lie there in the order everybody saw.
 */
public final class RdDeck {

    public final MarsSource source;
    public final int[] shuffled;
    public final int[] bottom;
    public int shuffledCount;
    public int bottomCount;

    RdDeck(int number) {
        source = MarsSource.research(number);
        shuffled = new int[RdCard.KINDS];
        bottom = new int[RdCard.PER_DECK];
        for (RdCard card : RdCard.ALL) {
            if (card.deck() == number) {
                shuffled[card.ordinal()] = card.copies();
                shuffledCount += card.copies();
            }
        }
    }

    RdDeck(RdDeck other) {
        source = other.source;
        shuffled = other.shuffled.clone();
        bottom = other.bottom.clone();
        shuffledCount = other.shuffledCount;
        bottomCount = other.bottomCount;
    }

    public int size() {
        return shuffledCount + bottomCount;
    }

    public RdCard draw(Streams dice) {
        if (shuffledCount > 0) {
            int card = dice.pick(source, shuffled, shuffledCount--);
            shuffled[card]--;
            return RdCard.of(card);
        }
        int card = bottom[0];
        System.arraycopy(bottom, 1, bottom, 0, --bottomCount);
        bottom[bottomCount] = 0;
        return RdCard.of(card);
    }

    public void putUnder(RdCard card) {
        bottom[bottomCount++] = card.ordinal();
    }

    void imprint(Imprint to) {
        to.put(shuffled).put(bottom).put(bottomCount);
    }
}
