package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.games.martians.MartiansAction.Recover;
import cydonia.games.martians.MartiansAction.Send;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Ward;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Markers on their way to the infirmary and the apartments, and back by an event (rulebook p. 16). */
final class Wards {

    private static final Ward[] WARDS = Ward.values();
    private static final Text MARKERS = new Text("markers", "marqueurs");

    private Wards() {
    }

    static int in(Table t, int crew, Ward ward) {
        return t.crews.wards[crew * Ward.KINDS + ward.ordinal()];
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

    /** How many of them go to that ward. */
    static int count(int due, Ward ward) {
        int count = 0;
        for (int left = due; left != 0; left >>>= 2) {
            count += (left & 3) == ward.ordinal() + 1 ? 1 : 0;
        }
        return count;
    }

    static int onceEach(int due) {
        int once = 0;
        for (Ward ward : WARDS) {
            once = count(due, ward) > 0 ? also(once, ward) : once;
        }
        return once;
    }

    /** How many markers of that crew have yet to go. */
    static int due(Table t, int crew) {
        return (33 - Integer.numberOfLeadingZeros(t.crews.due[crew])) / 2;
    }

    static Ward next(Table t, int crew) {
        return WARDS[(t.crews.due[crew] & 3) - 1];
    }

    /** Settles what can be settled without asking; who must choose markers from posts is asked. */
    static void askPenalties(Table t) {
        Arrays.fill(t.crews.sent, 0);
        int owing = 0;
        for (int crew = 0; crew < t.terms.crews; crew++) {
            owing |= settle(t, crew) ? 0 : 1 << crew;
        }
        t.push(new SendMarkers(owing));
    }

    /**
     * The reserve comes first; a crew without any marker on a post or in reserve suffers no more. Whether nothing is
     * left to choose.
     */
    private static boolean settle(Table t, int crew) {
        while (t.crews.due[crew] != 0) {
            int posts = open(t, crew);
            if (t.crews.reserve[crew] > 0) {
                t.crews.reserve[crew]--;
                fall(t, crew, Index.NONE);
            } else if (posts == 0) {
                t.crews.due[crew] = 0;
            } else if (Integer.bitCount(posts) <= due(t, crew)) {
                take(t, crew, Integer.numberOfTrailingZeros(posts));
            } else {
                return false;
            }
        }
        t.crews.sent[crew] = 0;
        return true;
    }

    /** Posts of that crew after the last one named: {@code sent} holds them as bits. */
    private static int open(Table t, int crew) {
        return t.posts.of(crew) & -1 << 32 - Integer.numberOfLeadingZeros(t.crews.sent[crew]);
    }

    private static void take(Table t, int crew, int post) {
        t.posts.vacate(post);
        fall(t, crew, post);
    }

    private static void fall(Table t, int crew, int post) {
        Ward ward = next(t, crew);
        t.crews.wards[crew * Ward.KINDS + ward.ordinal()]++;
        t.crews.due[crew] >>= 2;
        if (t.listens()) {
            t.tell(new MartiansHappening.Fell(t.seatOf(crew), ward,
                    post == Index.NONE ? Optional.empty() : Optional.of(Infrastructure.ofPost(post))));
        }
    }

    /** Crews name the posts from which markers go, in ascending order. */
    record SendMarkers(int owing) implements Owed.ByCrews {
        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            int crew = answering(t, seat);
            int left = open(t, crew);
            for (int rest = Integer.bitCount(left); rest >= due(t, crew); rest--) {
                out.add(Send.of(Infrastructure.ofPost(Integer.numberOfTrailingZeros(left))));
                left &= left - 1;
            }
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            int crew = answering(t, seat);
            int post = t.posts.of(crew) & ((Send) action).from().mask();
            t.crews.sent[crew] |= post;
            Wards.take(t, crew, Integer.numberOfTrailingZeros(post));
            if (settle(t, crew)) {
                t.pop();
                t.push(new SendMarkers(owing & ~(1 << crew)));
            }
        }

        @Override
        public Question question(Table t) {
            List<Question.Due> due = new ArrayList<>();
            for (int left = owing; left != 0; left &= left - 1) {
                int crew = Integer.numberOfTrailingZeros(left);
                due.add(new Question.Due(Seat.of(crew), next(t, crew), due(t, crew)));
            }
            return new Question.SendMarkers(List.copyOf(due));
        }

        /** As many as are due; a single one is no choice of several. */
        @Override
        public Optional<Several<MartiansAction>> several(Table t, Seat seat) {
            int crew = answering(t, seat);
            int picked = Integer.bitCount(t.crews.sent[crew]);
            if (due(t, crew) + picked == 1) {
                return Optional.empty();
            }
            Several.Builder<MartiansAction> choice = Several.<MartiansAction>of(MARKERS, due(t, crew), due(t, crew))
                    .picked(picked);
            for (int left = open(t, crew); left != 0; left &= left - 1) {
                choice.item(Send.of(Infrastructure.ofPost(Integer.numberOfTrailingZeros(left))), 1);
            }
            return Optional.of(choice.build());
        }
    }

    // ---- an event brings markers back ----

    /** Every crew takes one marker back; who has some in both places chooses. */
    static void askBack(Table t) {
        int owing = 0;
        for (int crew = 0; crew < t.terms.crews; crew++) {
            boolean sick = in(t, crew, Ward.INFIRMARY) > 0;
            boolean hungry = in(t, crew, Ward.APARTMENTS) > 0;
            if (sick && hungry) {
                owing |= 1 << crew;
            } else if (sick || hungry) {
                release(t, crew, sick ? Ward.INFIRMARY : Ward.APARTMENTS);
            }
        }
        t.push(new TakeMarkerBack(owing));
    }

    record TakeMarkerBack(int owing) implements Owed.ByCrews {
        @Override
        public void offer(Table t, Seat seat, Choices<MartiansAction> out) {
            out.add(Recover.of(Ward.INFIRMARY));
            out.add(Recover.of(Ward.APARTMENTS));
        }

        @Override
        public void take(Table t, Seat seat, MartiansAction action) {
            int crew = answering(t, seat);
            release(t, crew, ((Recover) action).from());
            t.pop();
            t.push(new TakeMarkerBack(owing & ~(1 << crew)));
        }

        @Override
        public Question question(Table t) {
            return new Question.TakeMarkerBack();
        }
    }

    static void release(Table t, int crew, Ward ward) {
        t.crews.wards[crew * Ward.KINDS + ward.ordinal()]--;
        t.crews.reserve[crew]++;
        if (t.listens()) {
            t.tell(new MartiansHappening.Recovered(t.seatOf(crew), ward));
        }
    }
}
