package cydonia.games.onmars.table;

import cydonia.games.onmars.box.MarsMap;

/** The best of several things, and a die for those that are equally good. */
public final class Pick {

    private final int[] things = new int[MarsMap.HEXES];
    private int size;
    private int best;

    public void offer(int thing, int worth) {
        if (size == 0 || worth > best) {
            best = worth;
            size = 0;
        }
        if (worth == best) {
            things[size++] = thing;
        }
    }

    /** The first of the best, or negative if nothing was offered. */
    public int first() {
        return size == 0 ? -1 : things[0];
    }

    /** How good the best are. */
    public int worth() {
        return best;
    }

    /** One of the best by Lacerda's die, or negative if nothing was offered. */
    public int among(Table t) {
        return size < 2 ? first() : things[t.roll(OnMarsSource.SOLO_TIES, size)];
    }
}
