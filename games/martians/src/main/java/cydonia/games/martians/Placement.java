package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Reasons;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansAction.Place;
import cydonia.games.martians.MartiansObstacle.ClosedByEvent;
import cydonia.games.martians.MartiansObstacle.MarkerThere;
import cydonia.games.martians.MartiansObstacle.MustActFirst;
import cydonia.games.martians.MartiansObstacle.NoMarker;
import cydonia.games.martians.MartiansObstacle.NothingPossible;
import cydonia.games.martians.MartiansObstacle.PostBlocked;
import cydonia.games.martians.MartiansObstacle.PostTaken;
import cydonia.games.martians.MartiansObstacle.PostUnavailable;
import cydonia.games.martians.MartiansObstacle.UnderConstruction;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Knob;

/** Action markers on posts (rulebook pp. 14, 15): on any post that is open. */
final class Placement {

    private static final Infrastructure[] ALL = Infrastructure.values();

    private Placement() {
    }

    static int at(Place place) {
        return place.where().firstPost() + place.post() - 1;
    }

    /** Without a time unit left nothing is possible but hiring: all else takes at least one. */
    static void list(Table t, Choices<MartiansAction> to) {
        if (t.crews.reserve[t.acting.crew] == 0) {
            return;
        }
        int mine = t.posts.of(t.acting.crew);
        if (t.acting.time == 0) {
            list(t, Infrastructure.TRAINING_CENTRE, mine, to);
            return;
        }
        for (Infrastructure where : ALL) {
            list(t, where, mine, to);
        }
    }

    private static void list(Table t, Infrastructure where, int mine, Choices<MartiansAction> to) {
        int mask = where.mask();
        if (((mine | t.posts.sites) & mask) == 0 && !closed(t, where)) {
            int open = mask & ~(t.posts.unavailable | t.posts.blocked | t.posts.occupied);
            listEqual(t, where, open & ~t.posts.improvable, to);
            listEqual(t, where, open & t.posts.improvable, to);
        }
    }

    /** Posts on which everything costs the same. */
    private static void listEqual(Table t, Infrastructure where, int equal, Choices<MartiansAction> to) {
        if (equal != 0 && possible(t, where, t.posts.extra(Integer.numberOfTrailingZeros(equal)))) {
            for (int left = equal; left != 0; left &= left - 1) {
                to.add(Place.of(Integer.numberOfTrailingZeros(left)));
            }
        }
    }

    /** Whether a marker placed there with that surcharge could do anything. */
    private static boolean possible(Table t, Infrastructure where, int extra) {
        Why why = Why.NOT_ASKED;
        return switch (where) {
            case MOXIE -> LifeSupport.mayMakeOxygen(t, extra, why);
            case HOSPITAL -> LifeSupport.medicinePrice(t, extra, Payment.check(why));
            case WATER_PLANT -> LifeSupport.waterPrice(t, extra, Payment.check(why));
            case CONSTRUCTION -> Construction.any(t, extra);
            case EXCAVATION -> Dig.may(t, extra, why);
            case LANDING_PAD -> LandingPad.any(t, extra);
            case GREENHOUSES -> Greenhouses.any(t, extra);
            case TRAINING_CENTRE -> Staff.anyHire(t, extra);
            case LABORATORY -> Laboratory.any(t, extra);
        };
    }

    /** Whether another open post there, further left, serves just as well. */
    static boolean hasTwin(Table t, int post) {
        int alike = (t.posts.improvable & 1 << post) != 0 ? t.posts.improvable : ~t.posts.improvable;
        return (Infrastructure.ofPost(post).mask() & (1 << post) - 1 & alike
                & ~(t.posts.unavailable | t.posts.blocked | t.posts.occupied)) != 0;
    }

    private static boolean closed(Table t, Infrastructure where) {
        return where == Infrastructure.HOSPITAL && t.conditions.knob(Knob.HOSPITAL_CLOSED) > 0;
    }

    /** The same rules for one post, with reasons. */
    private static boolean may(Table t, int post, Why why) {
        Infrastructure where = Infrastructure.ofPost(post);
        int bit = 1 << post;
        boolean ok = t.acting.post == Index.NONE || t.acting.done != 0
                || why.asked() && why.not(new MustActFirst(Infrastructure.ofPost(t.acting.post)));
        ok &= t.crews.reserve[t.acting.crew] > 0 || why.asked() && why.not(new NoMarker());
        ok &= (t.posts.of(t.acting.crew) & where.mask()) == 0 || why.asked() && why.not(new MarkerThere(where));
        ok &= !t.underConstruction(where) || why.asked() && why.not(new UnderConstruction(where));
        ok &= !closed(t, where) || why.asked() && why.not(new ClosedByEvent());
        ok &= (t.posts.unavailable & bit) == 0 || why.asked() && why.not(new PostUnavailable(t.terms.seats));
        ok &= (t.posts.blocked & bit) == 0 || why.asked() && why.not(new PostBlocked());
        ok &= (t.posts.occupied & bit) == 0 || why.asked() && why.not(new PostTaken());
        ok &= possible(t, where, t.posts.extra(post)) || why.asked() && why.not(new NothingPossible(where));
        return ok;
    }

    /** What a marker does as soon as it stands there is paid with the placement. */
    static boolean price(Table t, Infrastructure where, int extra, Payment payment) {
        return switch (where) {
            case MOXIE -> LifeSupport.oxygenPrice(t, extra, payment);
            case HOSPITAL -> LifeSupport.medicinePrice(t, extra, payment);
            case WATER_PLANT -> LifeSupport.waterPrice(t, extra, payment);
            case EXCAVATION -> Dig.price(t, extra, payment);
            case CONSTRUCTION, LANDING_PAD, GREENHOUSES, TRAINING_CENTRE, LABORATORY -> true;
        };
    }

    static void place(Table t, Place place) {
        Infrastructure where = place.where();
        int post = at(place);
        t.crews.reserve[t.acting.crew]--;
        t.posts.occupy(post, t.acting.crew);
        t.acting.post = post;
        t.acting.done = 0;
        t.acting.regolithDug = 0;
        if (t.listens()) {
            t.tell(new MartiansHappening.Placed(t.actor(), where, place.post()));
        }
        switch (where) {
            case MOXIE -> LifeSupport.makeOxygen(t);
            case HOSPITAL -> LifeSupport.makeMedicine(t);
            case WATER_PLANT -> LifeSupport.treatWater(t);
            case EXCAVATION -> Dig.begin(t);
            case CONSTRUCTION, LANDING_PAD, GREENHOUSES, TRAINING_CENTRE, LABORATORY -> {
                // the actor chooses an action there
            }
        }
    }

    static void explain(Table t, Reasons<MartiansAction> out) {
        for (int post = 0; post < Infrastructure.POSTS; post++) {
            int here = post;
            out.unless(Place.of(post), why -> may(t, here, why));
        }
    }
}
