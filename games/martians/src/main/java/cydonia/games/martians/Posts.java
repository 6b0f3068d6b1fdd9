package cydonia.games.martians;

import cydonia.engine.Imprint;
import cydonia.games.martians.cards.Infrastructure;
import java.util.Arrays;

/** The activity posts, as bit sets, and who stands on each. */
final class Posts {

    int unavailable;
    /** Construction tokens. */
    int sites;
    /** Improvement tokens. */
    int improvable;
    /** Posts an event has closed for this cycle. */
    int blocked;
    int occupied;
    final byte[] occupant;
    /** Infrastructures under dust. */
    int dust;

    Posts() {
        occupant = new byte[Infrastructure.POSTS];
        Arrays.fill(occupant, (byte) Table.NONE);
    }

    Posts(Posts other) {
        unavailable = other.unavailable;
        sites = other.sites;
        improvable = other.improvable;
        blocked = other.blocked;
        occupied = other.occupied;
        occupant = other.occupant.clone();
        dust = other.dust;
    }

    void imprint(Imprint to) {
        to.put(unavailable).put(sites).put(improvable).put(blocked).put(occupied).put(occupant).put(dust);
    }

    /** The posts on which that crew has markers, as bits. */
    int of(int crew) {
        int mine = 0;
        for (int left = occupied; left != 0; left &= left - 1) {
            int where = Integer.numberOfTrailingZeros(left);
            if (occupant[where] == crew) {
                mine |= 1 << where;
            }
        }
        return mine;
    }

    void occupy(int where, int crew) {
        occupant[where] = (byte) crew;
        occupied |= 1 << where;
    }

    void vacate(int where) {
        occupant[where] = Table.NONE;
        occupied &= ~(1 << where);
    }
}
