package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.martians.MartiansAction.Deck;
import cydonia.games.martians.MartiansAction.Recover;
import cydonia.games.martians.MartiansAction.Send;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Ward;
import java.util.Optional;

/** Markers on their way to the infirmary and the apartments, and back by an event (rulebook p. 16). */
final class Wards {

    private static final Ward[] WARDS = Ward.values();

    private Wards() {
    }

    static int in(Table t, int crew, Ward ward) {
        return t.wards[crew * Ward.KINDS + ward.ordinal()];
    }

    /** Settles what can be settled without asking; who must choose a marker from a post is asked. */
    static void askPenalties(Table t) {
        for (int crew = 0; crew < t.agreed.crews; crew++) {
            settle(t, crew);
        }
        t.askOwing(Question.PENALTY);
    }

    /** The reserve comes first; a crew without any marker on a post or in reserve suffers no more. */
    private static void settle(Table t, int crew) {
        t.owing &= ~(1 << crew);
        while (t.due[crew] != 0) {
            Ward ward = WARDS[Integer.numberOfTrailingZeros(t.due[crew])];
            int posts = t.postsOf(crew);
            if (t.reserve[crew] > 0) {
                t.reserve[crew]--;
                fall(t, crew, ward, Table.NONE);
            } else if (posts == 0) {
                t.due[crew] = 0;
            } else if ((posts & posts - 1) == 0) {
                take(t, crew, Integer.numberOfTrailingZeros(posts), ward);
            } else {
                t.owing |= 1 << crew;
                return;
            }
        }
    }

    private static void take(Table t, int crew, int post, Ward ward) {
        t.occupant[post] = Table.NONE;
        t.occupied &= ~(1 << post);
        fall(t, crew, ward, post);
    }

    private static void fall(Table t, int crew, Ward ward, int post) {
        t.wards[crew * Ward.KINDS + ward.ordinal()]++;
        t.due[crew] &= ~(1 << ward.ordinal());
        if (t.telling()) {
            t.tell(new MartiansHappening.Fell(t.seatOf(crew), ward,
                    post == Table.NONE ? Optional.empty() : Optional.of(Infrastructure.ofPost(post))));
        }
    }

    static void listPenalties(Table t, Seat seat, Choices<MartiansAction> to) {
        for (int left = t.postsOf(t.answering(seat)); left != 0; left &= left - 1) {
            to.add(Deck.SENDINGS.get(Infrastructure.ofPost(Integer.numberOfTrailingZeros(left)).ordinal()));
        }
    }

    static void penalty(Table t, Seat seat, MartiansAction action) {
        int crew = t.answering(seat);
        int post = t.postsOf(crew) & ((Send) action).from().mask();
        take(t, crew, Integer.numberOfTrailingZeros(post),
                WARDS[Integer.numberOfTrailingZeros(t.due[crew])]);
        settle(t, crew);
        t.askOwing(Question.PENALTY);
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
        t.askOwing(Question.MARKER_BACK);
    }

    static void list(Choices<MartiansAction> to) {
        to.add(Deck.RECOVERIES.get(Ward.INFIRMARY.ordinal()));
        to.add(Deck.RECOVERIES.get(Ward.APARTMENTS.ordinal()));
    }

    static void back(Table t, Seat seat, MartiansAction action) {
        int crew = t.answering(seat);
        release(t, crew, ((Recover) action).from());
        t.owing &= ~(1 << crew);
        t.askOwing(Question.MARKER_BACK);
    }

    static void release(Table t, int crew, Ward ward) {
        t.wards[crew * Ward.KINDS + ward.ordinal()]--;
        t.reserve[crew]++;
        if (t.telling()) {
            t.tell(new MartiansHappening.Recovered(t.seatOf(crew), ward));
        }
    }
}
