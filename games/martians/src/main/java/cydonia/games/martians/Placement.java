package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Reasons;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansAction.Place;
import cydonia.games.martians.MartiansObstacle.ClosedByEvent;
import cydonia.games.martians.MartiansObstacle.MarkerThere;
import cydonia.games.martians.MartiansObstacle.MustActFirst;
import cydonia.games.martians.MartiansObstacle.NoMarker;
import cydonia.games.martians.MartiansObstacle.NotPlaced;
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

    /** Time every action costs more on that post: an improvement token, and dust. */
    static int extra(Table t, int post) {
        return (t.posts.improvable >> post & 1) + (t.posts.dust >> Infrastructure.ofPost(post).ordinal() & 1);
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
        if (equal != 0 && Activity.possible(t, where, extra(t, Integer.numberOfTrailingZeros(equal)))) {
            for (int left = equal; left != 0; left &= left - 1) {
                to.add(Place.of(Integer.numberOfTrailingZeros(left)));
            }
        }
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
        ok &= Activity.possible(t, where, extra(t, post)) || why.asked() && why.not(new NothingPossible(where));
        return ok;
    }

    /** What a marker does as soon as it stands there is paid with the placement. */
    static boolean price(Table t, Infrastructure where, int extra, Till till) {
        return switch (where) {
            case MOXIE -> LifeSupport.oxygenPrice(t, extra, till);
            case HOSPITAL -> LifeSupport.medicinePrice(t, extra, till);
            case WATER_PLANT -> LifeSupport.waterPrice(t, extra, till);
            case EXCAVATION -> Dig.price(t, extra, till);
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

    // ---- the present placement, for those who explain ----

    private static boolean here(Table t, Infrastructure where) {
        return t.acting.post != Index.NONE && Infrastructure.ofPost(t.acting.post) == where;
    }

    /** Whether the marker of the present placement stands there. */
    static boolean standsAt(Table t, Infrastructure where, Why why) {
        return here(t, where) || why.not(new NotPlaced(where));
    }

    static int extraHere(Table t, Infrastructure where) {
        return here(t, where) ? extra(t, t.acting.post) : 0;
    }

    static int doneHere(Table t, Infrastructure where) {
        return here(t, where) ? t.acting.done : 0;
    }

    static void explain(Table t, Reasons<MartiansAction> out) {
        for (int post = 0; post < Infrastructure.POSTS; post++) {
            int here = post;
            out.unless(Place.of(post), why -> may(t, here, why));
        }
    }
}
