package cydonia.games.martians;

import cydonia.engine.Imprint;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Infrastructure;

/** The activity posts, as bit sets, and who stands on them. */
final class Posts {

    int unavailable;
    /** Construction tokens. */
    int sites;
    /** Improvement tokens. */
    int improvable;
    /** Posts an event has closed for this cycle. */
    int blocked;
    int occupied;
    /** The posts on which each crew has markers. */
    final int[] standing;
    /** Infrastructures under dust. */
    int dust;

    Posts(Terms terms) {
        standing = new int[terms.crews];
    }

    Posts(Posts other) {
        unavailable = other.unavailable;
        sites = other.sites;
        improvable = other.improvable;
        blocked = other.blocked;
        occupied = other.occupied;
        standing = other.standing.clone();
        dust = other.dust;
    }

    void imprint(Imprint to) {
        to.put(unavailable).put(sites).put(improvable).put(blocked).put(occupied).put(standing).put(dust);
    }

    /** The posts on which that crew has markers, as bits. */
    int of(int crew) {
        return standing[crew];
    }

    /** The crew on a post, or none. */
    int crewOn(int where) {
        for (int crew = 0; crew < standing.length; crew++) {
            if ((standing[crew] & 1 << where) != 0) {
                return crew;
            }
        }
        return Index.NONE;
    }

    /** Time every action costs more on that post: an improvement token, and dust. */
    int extra(int where) {
        return (improvable >> where & 1) + (dust >> Infrastructure.ofPost(where).ordinal() & 1);
    }

    void occupy(int where, int crew) {
        standing[crew] |= 1 << where;
        occupied |= 1 << where;
    }

    void vacate(int where) {
        standing[crewOn(where)] &= ~(1 << where);
        occupied &= ~(1 << where);
    }
}
