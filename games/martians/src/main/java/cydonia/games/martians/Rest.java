package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansAction.Deck;
import cydonia.games.martians.MartiansAction.Recall;
import cydonia.games.martians.MartiansObstacle.MustActFirst;
import cydonia.games.martians.MartiansObstacle.NoMarkersOnPosts;
import cydonia.games.martians.MartiansObstacle.NobodyIn;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Ward;

/**
 * Rest and recoveries (rulebook pp. 15 and 16). A rest takes back any number of markers, named in the order of the
 * infrastructures; {@code least} is the first post still open.
 */
final class Rest {

    static final int TIME = 1;
    static final int RECOVERY_PRICE = 2;

    private static final Text MARKERS = new Text("markers", "marqueurs");

    private Rest() {
    }

    private static boolean between(Table t, Why why) {
        return t.post == Table.NONE || t.done != 0
                || why.asked() && why.not(new MustActFirst(Infrastructure.ofPost(t.post)));
    }

    static boolean price(Table t, Till till) {
        return till.time(t, TIME);
    }

    static boolean may(Table t, Why why) {
        boolean ok = between(t, why);
        ok &= price(t, Till.check(why));
        ok &= t.postsOf(t.active) != 0 || why.asked() && why.not(new NoMarkersOnPosts());
        return ok;
    }

    static void rest(Table t) {
        t.post = Table.NONE;
        t.done = 0;
        t.least = 0;
        int posts = t.postsOf(t.active);
        if ((posts & posts - 1) == 0) {
            t.sendHome(Integer.numberOfTrailingZeros(posts));
        } else {
            t.ask(Asked.RECALL, t.agreed.seatOf(t.active));
        }
    }

    private static int open(Table t) {
        return t.postsOf(t.active) & -1 << t.least;
    }

    static void list(Table t, Choices<MartiansAction> to) {
        for (int left = open(t); left != 0; left &= left - 1) {
            to.add(Deck.RECALLS.get(Infrastructure.ofPost(Integer.numberOfTrailingZeros(left)).ordinal()));
        }
        if (t.picked > 0) {
            to.add(Deck.ENOUGH);
        }
    }

    /** At least one marker comes back. */
    static Several<MartiansAction> several(Table t) {
        int posts = open(t);
        Several.Builder<MartiansAction> choice = Several.<MartiansAction>of(MARKERS, t.picked == 0 ? 1 : 0,
                Integer.bitCount(posts)).done(Deck.ENOUGH).picked(t.picked);
        for (int left = posts; left != 0; left &= left - 1) {
            choice.item(Deck.RECALLS.get(Infrastructure.ofPost(Integer.numberOfTrailingZeros(left)).ordinal()), 1);
        }
        return choice.build();
    }

    static void recall(Table t, MartiansAction action) {
        if (action instanceof Recall recall) {
            int post = Integer.numberOfTrailingZeros(open(t) & recall.from().mask());
            t.sendHome(post);
            t.picked++;
            t.least = post + 1;
            if (open(t) != 0) {
                return;
            }
        }
        t.picked = 0;
        t.least = 0;
        t.backToPlay();
    }

    static boolean recoveryPrice(Table t, Ward ward, Till till) {
        return switch (ward) {
            case INFIRMARY -> till.time(t, TIME);
            case APARTMENTS -> till.good(t, Good.CURRENCY, RECOVERY_PRICE);
        };
    }

    static boolean mayRecover(Table t, Ward ward, Why why) {
        boolean ok = between(t, why);
        ok &= Wards.in(t, t.active, ward) > 0 || why.asked() && why.not(new NobodyIn(ward));
        ok &= recoveryPrice(t, ward, Till.check(why));
        return ok;
    }

    static void recover(Table t, Ward ward) {
        Wards.release(t, t.active, ward);
    }
}
