package cydonia.games.onmars;

import cydonia.engine.Why;
import cydonia.games.onmars.cards.Discovery;

/**
 * Where the pieces of a movement may come to rest: each on a hex of its own, without a miner, a marker or somebody
 * else's piece; the rover on a tile only if it can take it. Summary, p. 4.
 */
final class Resting {

    /** The pieces of a company in a movement: the rover, then the bots. */
    static final int ROVER = 0;
    static final int FIRST_BOT = 1;
    private static final int NOBODY = -1;

    /** What of a movement decides where its pieces may stand. */
    interface UnderWay {

        int company();

        int botPoints();

        int roverPoints();

        boolean hasMoved(int piece);

        boolean movesBots();

        boolean movesRover();
    }

    private Resting() {
    }

    /** A tile can be taken if its cost can be paid and it is of some use; never two research tiles alike. */
    static boolean canTake(Table t, int seat, int tile, int crystals) {
        return tile >= Ground.RESEARCH
                ? (t.companies[seat].research & 1 << tile - Ground.RESEARCH) == 0
                        && Laboratory.canDevelop(t, seat, false, crystals)
                : t.effects.possible(t, seat, Discovery.of(tile).effect(), t.companies[seat].quarters, crystals,
                        Why.NOT_ASKED);
    }

    /** Whether the movement can end as the pieces stand. */
    static boolean allRest(Table t, UnderWay drive, int crystals) {
        return crowded(t, drive, NOBODY) == NOBODY && roverMayRest(t, drive, crystals);
    }

    /** Whether all but that piece rest as they stand, whatever it does: asked once before its steps are tried. */
    static boolean othersRest(Table t, UnderWay drive, int piece) {
        return crowded(t, drive, piece) == NOBODY && (piece == ROVER || !onTile(t, drive));
    }

    /** Whether that piece would rest there or one step further, once the others do: most steps need no more thought. */
    static boolean restsNear(Table t, UnderWay drive, int piece, int hex, int steps) {
        if (isClear(t, drive, piece, hex)) {
            return true;
        }
        for (int d = 0; d < MarsMap.DIRECTIONS && steps > 0; d++) {
            int next = MarsMap.neighbour(hex, d);
            if (next >= 0 && isClear(t, drive, piece, next)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isClear(Table t, UnderWay drive, int piece, int hex) {
        return !isForeign(t, drive, hex) && !isTaken(t.companies[drive.company()], drive, hex, piece)
                && (piece != ROVER || t.ground.tile[hex] < 0);
    }

    /** Whether the pieces can still come to rest with the points left and that many crystals. */
    static boolean canRest(Table t, UnderWay drive, int crystals) {
        return canRest(t, drive, drive.botPoints(), drive.roverPoints(), crystals);
    }

    private static boolean canRest(Table t, UnderWay drive, int botPoints, int roverPoints, int crystals) {
        int crowded = crowded(t, drive, NOBODY);
        if (crowded == NOBODY) {
            return !onTile(t, drive) || roverMayRest(t, drive, crystals)
                    || canLeave(t, drive, ROVER, botPoints, roverPoints, crystals);
        }
        Company c = t.companies[drive.company()];
        int hex = at(c, crowded);
        for (int piece = ROVER; piece <= c.bots; piece++) {
            if (isInPlay(c, drive, piece) && at(c, piece) == hex
                    && canLeave(t, drive, piece, botPoints, roverPoints, crystals)) {
                return true;
            }
        }
        return false;
    }

    private static boolean onTile(Table t, UnderWay drive) {
        return drive.hasMoved(ROVER) && t.ground.tile[t.companies[drive.company()].rover] >= 0;
    }

    private static boolean roverMayRest(Table t, UnderWay drive, int crystals) {
        return !onTile(t, drive) || canTake(t, drive.company(),
                t.ground.tile[t.companies[drive.company()].rover], crystals);
    }

    /** Whether that piece can go somewhere else so that all come to rest. Nearer hexes are tried first. */
    private static boolean canLeave(Table t, UnderWay drive, int piece, int botPoints, int roverPoints, int crystals) {
        Company c = t.companies[drive.company()];
        boolean rover = piece == ROVER;
        int points = rover ? roverPoints : botPoints;
        int from = at(c, piece);
        boolean found = false;
        for (int place = 1; place < MarsMap.HEXES && !found; place++) {
            int hex = MarsMap.nearest(from, place);
            int steps = MarsMap.distance(from, hex);
            if (steps > points + crystals) {
                break;
            }
            if (!isForeign(t, drive, hex) && !isTaken(c, drive, hex, NOBODY)) {
                int left = Math.max(0, points - steps);
                int paid = Math.max(0, steps - points);
                move(c, piece, hex);
                found = canRest(t, drive, rover ? botPoints : left, rover ? left : roverPoints, crystals - paid);
            }
        }
        move(c, piece, from);
        return found;
    }

    /**
     * A piece that shares its hex with another one, or nobody. Where bots stand decides what the rover can take: it
     * comes last.
     */
    private static int crowded(Table t, UnderWay drive, int without) {
        Company c = t.companies[drive.company()];
        for (int piece = c.bots; piece >= ROVER; piece--) {
            if (piece != without && isInPlay(c, drive, piece) && isCrowded(t, drive, piece, without)) {
                return piece;
            }
        }
        return NOBODY;
    }

    private static boolean isCrowded(Table t, UnderWay drive, int piece, int without) {
        Company c = t.companies[drive.company()];
        int hex = at(c, piece);
        if (isForeign(t, drive, hex)) {
            return true;
        }
        for (int other = ROVER; other < piece; other++) {
            if (other != without && isInPlay(c, drive, other) && at(c, other) == hex) {
                return true;
            }
        }
        return false;
    }

    /** Whether something stands there that this movement does not move. */
    private static boolean isForeign(Table t, UnderWay drive, int hex) {
        int there = t.ground.piece[hex];
        return there >= 0 && !(drive.movesBots() && there == Pieces.BOT + drive.company())
                && !(drive.movesRover() && there == Pieces.ROVER + drive.company());
    }

    private static boolean isTaken(Company c, UnderWay drive, int hex, int without) {
        for (int piece = ROVER; piece <= c.bots; piece++) {
            if (piece != without && isInPlay(c, drive, piece) && at(c, piece) == hex) {
                return true;
            }
        }
        return false;
    }

    /** A rover that was never moved counts as standing on the starting mine, but takes no room there. */
    private static boolean isInPlay(Company c, UnderWay drive, int piece) {
        return piece == ROVER ? drive.movesRover() && c.rover >= 0 : drive.movesBots();
    }

    private static int at(Company c, int piece) {
        return piece == ROVER ? c.rover : c.bot[piece - FIRST_BOT];
    }

    private static void move(Company c, int piece, int hex) {
        if (piece == ROVER) {
            c.rover = hex;
        } else {
            c.bot[piece - FIRST_BOT] = hex;
        }
    }
}
