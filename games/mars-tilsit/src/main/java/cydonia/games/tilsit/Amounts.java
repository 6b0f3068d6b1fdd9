package cydonia.games.tilsit;

import cydonia.engine.Action;
import cydonia.engine.Choices;
import cydonia.engine.Several;
import cydonia.engine.Text;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** How many cards of each resource, as one number that is cheap to keep: four bits a resource. */
final class Amounts {

    static final int NONE = 0;
    static final Text CARDS = new Text("cards", "cartes");

    private static final int BITS = 4;
    private static final int MASK = (1 << BITS) - 1;

    private Amounts() {
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

    /**
     * Offers the cards of five piles in the order of resources, so that no set is met twice: a kind is passed over for
     * good only if enough others follow.
     */
    static <A extends Action> void offer(int[] piles, int taken, int needed, List<? extends A> actions,
            Choices<A> out) {
        int from = last(taken);
        int behind = 0;
        for (int i = from; i < piles.length; i++) {
            behind += piles[i];
        }
        for (int i = from; i < piles.length && behind >= needed; i++) {
            if (piles[i] > 0) {
                out.add(actions.get(i));
            }
            behind -= piles[i];
        }
    }

    /** A choice of exactly so many cards from five piles, from which some of them have been taken already. */
    static <A extends Action> Optional<Several<A>> choice(int count, int[] piles, int taken,
            Function<Resource, A> take) {
        if (count == 1) {
            return Optional.empty();
        }
        Several.Builder<A> choice = Several.<A>of(CARDS, count, count).picked(count(taken));
        for (Resource what : Resource.ALL) {
            int most = piles[what.ordinal()] + of(taken, what);
            if (most > 0) {
                choice.item(take.apply(what), most);
            }
        }
        return Optional.of(choice.build());
    }
}
