package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.games.martians.MartiansAction.Deck;
import cydonia.games.martians.MartiansAction.Recover;
import cydonia.games.martians.MartiansAction.Send;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Ward;
import java.util.Arrays;
import java.util.Optional;

/** Markers on their way to the infirmary and the apartments, and back by an event (rulebook p. 16). */
final class Wards {

    private static final Ward[] WARDS = Ward.values();
    private static final Text MARKERS = new Text("markers", "marqueurs");

    private Wards() {
    }

    static int in(Table t, int crew, Ward ward) {
        return t.wards[crew * Ward.KINDS + ward.ordinal()];
    }

    // ---- penalties: which ward each marker goes to, in order, two bits each ----

    /** One more marker, for that ward, after those that are due already. */
    static int also(int due, Ward ward) {
        int at = 0;
        while ((due >> at & 3) != 0) {
            at += 2;
        }
        return due | ward.ordinal() + 1 << at;
    }

    static int onceEach(int due) {
        int once = 0;
        for (Ward ward : WARDS) {
            boolean there = false;
            for (int left = due; left != 0; left >>= 2) {
                there |= (left & 3) == ward.ordinal() + 1;
            }
            once = there ? also(once, ward) : once;
        }
        return once;
    }

    /** How many markers of that crew have yet to go. */
    static int due(Table t, int crew) {
        return (33 - Integer.numberOfLeadingZeros(t.due[crew])) / 2;
    }

    static Ward next(Table t, int crew) {
        return WARDS[(t.due[crew] & 3) - 1];
    }

    /** Settles what can be settled without asking; who must choose markers from posts is asked. */
    static void askPenalties(Table t) {
        Arrays.fill(t.sent, 0);
        for (int crew = 0; crew < t.agreed.crews; crew++) {
            settle(t, crew);
        }
        t.askOwing(Asked.PENALTY);
    }

    /**
     * The reserve comes first; a crew without any marker on a post or in reserve suffers no more. Where a choice is
     * left, the posts are named in ascending order.
     */
    private static void settle(Table t, int crew) {
        t.owing &= ~(1 << crew);
        while (t.due[crew] != 0) {
            int posts = open(t, crew);
            if (t.reserve[crew] > 0) {
                t.reserve[crew]--;
                fall(t, crew, Table.NONE);
            } else if (posts == 0) {
                t.due[crew] = 0;
            } else if (Integer.bitCount(posts) <= due(t, crew)) {
                take(t, crew, Integer.numberOfTrailingZeros(posts));
            } else {
                t.owing |= 1 << crew;
                return;
            }
        }
    }

    /** Posts of that crew after the last one named: {@code sent} holds them as bits. */
    private static int open(Table t, int crew) {
        return t.postsOf(crew) & -1 << 32 - Integer.numberOfLeadingZeros(t.sent[crew]);
    }

    private static void take(Table t, int crew, int post) {
        t.occupant[post] = Table.NONE;
        t.occupied &= ~(1 << post);
        fall(t, crew, post);
    }

    private static void fall(Table t, int crew, int post) {
        Ward ward = next(t, crew);
        t.wards[crew * Ward.KINDS + ward.ordinal()]++;
        t.due[crew] >>= 2;
        if (t.listens()) {
            t.tell(new MartiansHappening.Fell(t.seatOf(crew), ward,
                    post == Table.NONE ? Optional.empty() : Optional.of(Infrastructure.ofPost(post))));
        }
    }

    static void listPenalties(Table t, Seat seat, Choices<MartiansAction> to) {
        int crew = t.answering(seat);
        int left = open(t, crew);
        for (int rest = Integer.bitCount(left); rest >= due(t, crew); rest--) {
            to.add(Deck.SENDINGS.get(Infrastructure.ofPost(Integer.numberOfTrailingZeros(left)).ordinal()));
            left &= left - 1;
        }
    }

    /** As many as are due; a single one is no choice of several. */
    static Optional<Several<MartiansAction>> several(Table t, Seat seat) {
        int crew = t.answering(seat);
        int picked = Integer.bitCount(t.sent[crew]);
        if (due(t, crew) + picked == 1) {
            return Optional.empty();
        }
        Several.Builder<MartiansAction> choice = Several.<MartiansAction>of(MARKERS, due(t, crew), due(t, crew))
                .picked(picked);
        for (int left = open(t, crew); left != 0; left &= left - 1) {
            choice.item(Deck.SENDINGS.get(Infrastructure.ofPost(Integer.numberOfTrailingZeros(left)).ordinal()), 1);
        }
        return Optional.of(choice.build());
    }

    static void penalty(Table t, Seat seat, MartiansAction action) {
        int crew = t.answering(seat);
        int post = t.postsOf(crew) & ((Send) action).from().mask();
        t.sent[crew] |= post;
        take(t, crew, Integer.numberOfTrailingZeros(post));
        settle(t, crew);
        if (t.due[crew] == 0) {
            t.sent[crew] = 0;
        }
        t.askOwing(Asked.PENALTY);
    }

    /** Every crew takes one marker back; who has some in both places chooses. */
    static void askBack(Table t) {
        for (int crew = 0; crew < t.agreed.crews; crew++) {
            boolean sick = in(t, crew, Ward.INFIRMARY) > 0;
            boolean hungry = in(t, crew, Ward.APARTMENTS) > 0;
            if (sick && hungry) {
                t.owing |= 1 << crew;
            } else if (sick || hungry) {
                release(t, crew, sick ? Ward.INFIRMARY : Ward.APARTMENTS);
            }
        }
        t.askOwing(Asked.MARKER_BACK);
    }

    static void list(Choices<MartiansAction> to) {
        to.add(Deck.RECOVERIES.get(Ward.INFIRMARY.ordinal()));
        to.add(Deck.RECOVERIES.get(Ward.APARTMENTS.ordinal()));
    }

    static void back(Table t, Seat seat, MartiansAction action) {
        int crew = t.answering(seat);
        release(t, crew, ((Recover) action).from());
        t.owing &= ~(1 << crew);
        t.askOwing(Asked.MARKER_BACK);
    }

    static void release(Table t, int crew, Ward ward) {
        t.wards[crew * Ward.KINDS + ward.ordinal()]--;
        t.reserve[crew]++;
        if (t.listens()) {
            t.tell(new MartiansHappening.Recovered(t.seatOf(crew), ward));
        }
    }
}
