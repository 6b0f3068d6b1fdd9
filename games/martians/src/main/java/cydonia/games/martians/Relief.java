package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.games.martians.MartiansAction.Deck;
import cydonia.games.martians.MartiansAction.Relieve;
import cydonia.games.martians.cards.Need;
import java.util.Optional;

/**
 * Taking need tokens away: from the own quarters in COM.4, from any quarters in a shared colony. Several tokens are
 * named in the order of the quarters. {@code subject} is the need, {@code count} how many are left to take,
 * {@code least} the first quarters still open.
 */
final class Relief {

    private static final Need[] NEEDS = Need.values();
    private static final Text TOKENS = new Text("tokens", "jetons");

    private Relief() {
    }

    /** How many such tokens the actor's crew may take away. */
    static int present(Table t, Need need) {
        if (!t.agreed.sharedColony) {
            return t.need(t.active, need);
        }
        int sum = 0;
        for (int quarters = 0; quarters < t.agreed.quartersInUse; quarters++) {
            sum += t.need(quarters, need);
        }
        return sum;
    }

    /** Takes away up to that many, asking where there is a choice, and goes on with the player-turn. */
    static void bring(Table t, Need need, int count) {
        t.subject = need.ordinal();
        t.count = Math.min(count, present(t, need));
        t.least = t.agreed.sharedColony ? 0 : t.active;
        settle(t);
    }

    private static void settle(Table t) {
        Need need = NEEDS[t.subject];
        while (t.count > 0) {
            int open = open(t, need);
            if ((open & open - 1) != 0) {
                t.ask(Asked.RELIEVE, t.agreed.seatOf(t.active));
                return;
            }
            take(t, need, Integer.numberOfTrailingZeros(open));
        }
        t.subject = Table.NONE;
        t.least = 0;
        t.picked = 0;
        t.backToPlay();
    }

    /** The quarters from which the next token may come, as bits: enough tokens must lie there and beyond. */
    private static int open(Table t, Need need) {
        if (!t.agreed.sharedColony) {
            return 1 << t.active;
        }
        int open = 0;
        int beyond = 0;
        for (int quarters = t.agreed.quartersInUse - 1; quarters >= t.least; quarters--) {
            int here = t.need(quarters, need);
            beyond += here;
            if (here > 0 && beyond >= t.count) {
                open |= 1 << quarters;
            }
        }
        return open;
    }

    private static void take(Table t, Need need, int quarters) {
        remove(t, need, quarters);
        t.count--;
        t.least = quarters;
    }

    static void remove(Table t, Need need, int quarters) {
        t.needs[quarters * Need.KINDS + need.ordinal()]--;
        if (t.listens()) {
            t.tell(new MartiansHappening.NeedRemoved(Preparation.owner(t, quarters), need, quarters + 1));
        }
    }

    static void list(Table t, Choices<MartiansAction> to) {
        for (int left = open(t, NEEDS[t.subject]); left != 0; left &= left - 1) {
            to.add(Deck.RELIEFS.get(Integer.numberOfTrailingZeros(left)));
        }
    }

    /** Exactly as many as are left to take; a single one is no choice of several. */
    static Optional<Several<MartiansAction>> several(Table t) {
        if (t.count + t.picked == 1) {
            return Optional.empty();
        }
        Need need = NEEDS[t.subject];
        Several.Builder<MartiansAction> choice = Several.<MartiansAction>of(TOKENS, t.count, t.count)
                .picked(t.picked);
        for (int quarters = t.least; quarters < t.agreed.quartersInUse; quarters++) {
            if (t.need(quarters, need) > 0) {
                choice.item(Deck.RELIEFS.get(quarters), t.need(quarters, need));
            }
        }
        return Optional.of(choice.build());
    }

    static void relieve(Table t, MartiansAction action) {
        t.picked++;
        take(t, NEEDS[t.subject], ((Relieve) action).quarters() - 1);
        settle(t);
    }
}
