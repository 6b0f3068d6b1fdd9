package cydonia.games.tilsit;

import cydonia.engine.Several;
import cydonia.engine.Text;
import java.util.Optional;
import java.util.function.Function;

/** How many cards of each resource, as one number that is cheap to keep: four bits a resource. */
final class Cards {

    static final int NONE = 0;
    static final Text NAME = new Text("cards", "cartes");

    private static final int BITS = 4;
    private static final int MASK = (1 << BITS) - 1;

    private Cards() {
    }

    static int of(int cards, Resource what) {
        return cards >> BITS * what.ordinal() & MASK;
    }

    static int plus(int cards, Resource what) {
        return cards + (1 << BITS * what.ordinal());
    }

    static int count(int cards) {
        int sum = 0;
        for (int left = cards; left != 0; left >>= BITS) {
            sum += left & MASK;
        }
        return sum;
    }

    /** The last kind there is, in the order of resources; the first kind where there are none. */
    static int last(int cards) {
        return cards == NONE ? 0 : (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(cards)) / BITS;
    }

    /** A choice of exactly so many cards from five piles, from which some of them have been taken already. */
    static Optional<Several<MarsAction>> choice(int count, int[] piles, int taken,
            Function<Resource, MarsAction> take) {
        if (count == 1) {
            return Optional.empty();
        }
        Several.Builder<MarsAction> choice = Several.<MarsAction>of(NAME, count, count).picked(count(taken));
        for (Resource what : Resource.ALL) {
            int most = piles[what.ordinal()] + of(taken, what);
            if (most > 0) {
                choice.item(take.apply(what), most);
            }
        }
        return Optional.of(choice.build());
    }
}
