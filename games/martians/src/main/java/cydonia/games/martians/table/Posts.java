package cydonia.games.martians.table;

import cydonia.engine.Imprint;
import cydonia.games.martians.box.Index;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.language.Terms;

/** The activity posts, as bit sets, and who stands on them. */
public final class Posts {

    public int unavailable;
    /** Construction tokens. */
    public int sites;
    /** Improvement tokens. */
    public int improvable;
    /** Posts an event has closed for this cycle. */
    public int blocked;
    public int occupied;
    /** The posts on which each crew has markers. */
    final int[] standing;
    /** Infrastructures under dust. */
    public int dust;

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
    public int of(int crew) {
        return standing[crew];
    }

    /** The crew on a post, or none. */
    public int crewOn(int where) {
        for (int crew = 0; crew < standing.length; crew++) {
            if ((standing[crew] & 1 << where) != 0) {
                return crew;
            }
        }
        return Index.NONE;
    }

    /** Time every action costs more on that post: an improvement token, and dust. */
    public int extra(int where) {
        return (improvable >> where & 1) + (dust >> Infrastructure.ofPost(where).ordinal() & 1);
    }

    public void occupy(int where, int crew) {
        standing[crew] |= 1 << where;
        occupied |= 1 << where;
    }

    public void vacate(int where) {
        standing[crewOn(where)] &= ~(1 << where);
        occupied &= ~(1 << where);
    }
}
