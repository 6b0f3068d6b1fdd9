package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansAction.Recall;
import cydonia.games.martians.MartiansAction.Recover;
import cydonia.games.martians.MartiansObstacle.MustActFirst;
import cydonia.games.martians.MartiansObstacle.NoMarkersOnPosts;
import cydonia.games.martians.MartiansObstacle.NobodyIn;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Ward;
import java.util.Optional;

/** Rest and recoveries (rulebook pp. 15, 16). A rest takes back any number of markers. */
final class Rest {

    static final int TIME = 1;
    static final int RECOVERY_PRICE = 2;

    private static final Text MARKERS = new Text("markers", "marqueurs");

    private Rest() {
    }

    private static boolean between(Table t, Why why) {
        return t.acting.post == Index.NONE || t.acting.done != 0
                || why.asked() && why.not(new MustActFirst(Infrastructure.ofPost(t.acting.post)));
    }

    static boolean price(Table t, Payment payment) {
        return payment.time(t, TIME);
    }

    static boolean may(Table t, Why why) {
        boolean ok = between(t, why);
        ok &= price(t, Payment.check(why));
        ok &= t.posts.of(t.acting.crew) != 0 || why.asked() && why.not(new NoMarkersOnPosts());
        return ok;
    }

    static void rest(Table t) {
        t.acting.post = Index.NONE;
        t.acting.done = 0;
        int posts = t.posts.of(t.acting.crew);
        if ((posts & posts - 1) == 0) {
            t.sendHome(Integer.numberOfTrailingZeros(posts));
        } else {
            t.push(new RecallMarkers(0, 0));
        }
    }

    /**
     * Which markers come back, in the order of the posts so that no choice is met twice.
     *
     * @param least
     *            the first post still open
     * @param picked
     *            markers taken back so far
     */
    record RecallMarkers(int least, int picked) implements Owed.ByActor {

        private int open(Table t) {
            return t.posts.of(t.acting.crew) & -1 << least;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            for (int left = open(t); left != 0; left &= left - 1) {
                out.add(Recall.of(Infrastructure.ofPost(Integer.numberOfTrailingZeros(left))));
            }
            if (picked > 0) {
                out.add(MartiansAction.Enough.IT);
            }
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            t.pop();
            if (action instanceof Recall recall) {
                int post = Integer.numberOfTrailingZeros(open(t) & recall.from().mask());
                t.sendHome(post);
                RecallMarkers next = new RecallMarkers(post + 1, picked + 1);
                if (next.open(t) != 0) {
                    t.push(next);
                }
            }
        }

        @Override
        public Question question(Table t) {
            return new Question.RecallMarkers();
        }

        /** At least one marker comes back. */
        @Override
        public Optional<Several<MartiansAction>> several(Table t, Seat seat) {
            int posts = open(t);
            Several.Builder<MartiansAction> choice = Several.<MartiansAction>of(MARKERS, picked == 0 ? 1 : 0,
                    Integer.bitCount(posts)).done(MartiansAction.Enough.IT).picked(picked);
            for (int left = posts; left != 0; left &= left - 1) {
                choice.item(Recall.of(Infrastructure.ofPost(Integer.numberOfTrailingZeros(left))), 1);
            }
            return Optional.of(choice.build());
        }
    }

    static boolean recoveryPrice(Table t, Ward ward, Payment payment) {
        return switch (ward) {
            case INFIRMARY -> payment.time(t, TIME);
            case APARTMENTS -> payment.good(t, Good.CURRENCY, RECOVERY_PRICE);
        };
    }

    static boolean mayRecover(Table t, Ward ward, Why why) {
        boolean ok = between(t, why);
        ok &= Wards.in(t, t.acting.crew, ward) > 0 || why.asked() && why.not(new NobodyIn(ward));
        ok &= recoveryPrice(t, ward, Payment.check(why));
        return ok;
    }

    static void recover(Table t, Ward ward) {
        Wards.release(t, t.acting.crew, ward);
    }

    static void explain(Table t, Reasons<MartiansAction> out) {
        out.unless(MartiansAction.Rest.IT, why -> may(t, why));
        for (Ward ward : Ward.values()) {
            out.unless(Recover.of(ward), why -> mayRecover(t, ward, why));
        }
    }
}
