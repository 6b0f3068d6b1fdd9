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
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Knob;

/** Action markers on posts (rulebook pp. 14 and 15): on any post that is open. */
final class Placement {

    private static final Infrastructure[] ALL = Infrastructure.values();

    private Placement() {
    }

    /** Time every action costs more on that post: an improvement token, and dust. */
    static int extra(Table t, int post) {
        return (t.improvable >> post & 1) + (t.dust >> Infrastructure.ofPost(post).ordinal() & 1);
    }

    static int at(Place place) {
        return place.where().firstPost() + place.post() - 1;
    }

    static void list(Table t, Choices<MartiansAction> to) {
        if (t.reserve[t.active] == 0) {
            return;
        }
        int mine = t.postsOf(t.active);
        int shut = t.unavailable | t.blocked | t.occupied;
        for (Infrastructure where : ALL) {
            int mask = where.mask();
            if ((mine & mask) == 0 && (t.sites & mask) == 0 && !closed(t, where)) {
                list(t, where, mask & ~shut & ~t.improvable, to);
                list(t, where, mask & ~shut & t.improvable, to);
            }
        }
    }

    /** Posts on which everything costs the same. */
    private static void list(Table t, Infrastructure where, int equal, Choices<MartiansAction> to) {
        if (equal != 0 && Activity.possible(t, where, extra(t, Integer.numberOfTrailingZeros(equal)))) {
            for (int left = equal; left != 0; left &= left - 1) {
                to.add(Place.of(Integer.numberOfTrailingZeros(left)));
            }
        }
    }

    /** Whether another open post there, further left, serves just as well. */
    static boolean hasTwin(Table t, int post) {
        int alike = (t.improvable & 1 << post) != 0 ? t.improvable : ~t.improvable;
        return (Infrastructure.ofPost(post).mask() & (1 << post) - 1 & alike
                & ~(t.unavailable | t.blocked | t.occupied)) != 0;
    }

    private static boolean closed(Table t, Infrastructure where) {
        return where == Infrastructure.HOSPITAL && t.knob(Knob.HOSPITAL_CLOSED) > 0;
    }

    /** The same rules for one post, with reasons. */
    private static boolean may(Table t, int post, Why why) {
        Infrastructure where = Infrastructure.ofPost(post);
        int bit = 1 << post;
        boolean ok = t.post == Table.NONE || t.done != 0
                || why.asked() && why.not(new MustActFirst(Infrastructure.ofPost(t.post)));
        ok &= t.reserve[t.active] > 0 || why.asked() && why.not(new NoMarker());
        ok &= (t.postsOf(t.active) & where.mask()) == 0 || why.asked() && why.not(new MarkerThere(where));
        ok &= !t.underConstruction(where) || why.asked() && why.not(new UnderConstruction(where));
        ok &= !closed(t, where) || why.asked() && why.not(new ClosedByEvent());
        ok &= (t.unavailable & bit) == 0 || why.asked() && why.not(new PostUnavailable(t.terms.seats));
        ok &= (t.blocked & bit) == 0 || why.asked() && why.not(new PostBlocked());
        ok &= (t.occupied & bit) == 0 || why.asked() && why.not(new PostTaken());
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
        t.reserve[t.active]--;
        t.occupant[post] = (byte) t.active;
        t.occupied |= 1 << post;
        t.post = post;
        t.done = 0;
        t.regolithDug = 0;
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
        return t.post != Table.NONE && Infrastructure.ofPost(t.post) == where;
    }

    /** Whether the marker of the present placement stands there. */
    static boolean standsAt(Table t, Infrastructure where, Why why) {
        return here(t, where) || why.not(new NotPlaced(where));
    }

    static int extraHere(Table t, Infrastructure where) {
        return here(t, where) ? extra(t, t.post) : 0;
    }

    static int doneHere(Table t, Infrastructure where) {
        return here(t, where) ? t.done : 0;
    }

    static void explain(Table t, Reasons<MartiansAction> out) {
        for (int post = 0; post < Infrastructure.POSTS; post++) {
            int here = post;
            out.unless(Place.of(post), why -> may(t, here, why));
        }
    }
}
