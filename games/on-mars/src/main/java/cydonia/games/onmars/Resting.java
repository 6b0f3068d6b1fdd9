package cydonia.games.onmars;

import cydonia.games.onmars.Movement.Drive;

/**
 * Where the pieces of a movement may come to rest: each on a hex of its own, without a miner, a marker or somebody
 * else's piece; the rover on a tile only if it can take it. Summary, p. 4.
 */
final class Resting {

    private static final int NOBODY = -1;

    private Resting() {
    }

    /** Whether the movement can end as the pieces stand. */
    static boolean allRest(Table t, Drive drive, int crystals) {
        return crowded(t, drive) == NOBODY && roverMayRest(t, drive, crystals);
    }

    /** Whether the pieces can still come to rest with the points left and that many crystals. */
    static boolean canRest(Table t, Drive drive, int crystals) {
        return canRest(t, drive, drive.botPoints(), drive.roverPoints(), crystals);
    }

    private static boolean canRest(Table t, Drive drive, int botPoints, int roverPoints, int crystals) {
        int crowded = crowded(t, drive);
        if (crowded == NOBODY) {
            return !onTile(t, drive) || roverPoints + crystals > 0 && hasClearNeighbour(t, drive)
                    || roverMayRest(t, drive, crystals)
                    || canLeave(t, drive, Movement.ROVER, botPoints, roverPoints, crystals);
        }
        Company c = t.companies[drive.company()];
        int hex = at(c, crowded);
        for (int piece = Movement.ROVER; piece <= c.bots; piece++) {
            if (isInPlay(c, drive, piece) && at(c, piece) == hex
                    && canLeave(t, drive, piece, botPoints, roverPoints, crystals)) {
                return true;
            }
        }
        return false;
    }

    private static boolean onTile(Table t, Drive drive) {
        return drive.hasMoved(Movement.ROVER) && t.ground.tile[t.companies[drive.company()].rover] >= 0;
    }

    private static boolean roverMayRest(Table t, Drive drive, int crystals) {
        return !onTile(t, drive) || Movement.canTake(t, drive.company(),
                t.ground.tile[t.companies[drive.company()].rover], crystals);
    }

    /** Asked before what a tile is good for, because it costs less to know. */
    private static boolean hasClearNeighbour(Table t, Drive drive) {
        Company c = t.companies[drive.company()];
        for (int d = 0; d < MarsMap.DIRECTIONS; d++) {
            int hex = MarsMap.neighbour(c.rover, d);
            if (hex >= 0 && t.ground.piece[hex] < 0 && t.ground.tile[hex] < 0 && !isTaken(c, drive, hex)) {
                return true;
            }
        }
        return false;
    }

    /** Whether that piece can go somewhere else so that all come to rest. Nearer hexes are tried first. */
    private static boolean canLeave(Table t, Drive drive, int piece, int botPoints, int roverPoints, int crystals) {
        Company c = t.companies[drive.company()];
        boolean rover = piece == Movement.ROVER;
        int points = rover ? roverPoints : botPoints;
        int from = at(c, piece);
        boolean found = false;
        for (int steps = 1; steps <= points + crystals && !found; steps++) {
            int left = Math.max(0, points - steps);
            int paid = Math.max(0, steps - points);
            for (int hex = 0; hex < MarsMap.HEXES && !found; hex++) {
                if (MarsMap.distance(from, hex) == steps && t.ground.piece[hex] < 0 && !isTaken(c, drive, hex)) {
                    move(c, piece, hex);
                    found = canRest(t, drive, rover ? botPoints : left, rover ? left : roverPoints, crystals - paid);
                }
            }
        }
        move(c, piece, from);
        return found;
    }

    /** A piece that shares its hex, or nobody. Where bots stand decides what the rover can take: it comes last. */
    private static int crowded(Table t, Drive drive) {
        Company c = t.companies[drive.company()];
        for (int piece = c.bots; piece >= Movement.ROVER; piece--) {
            if (isInPlay(c, drive, piece) && isCrowded(t, drive, piece)) {
                return piece;
            }
        }
        return NOBODY;
    }

    private static boolean isCrowded(Table t, Drive drive, int piece) {
        Company c = t.companies[drive.company()];
        int hex = at(c, piece);
        int there = t.ground.piece[hex];
        if (there >= 0 && !(drive.movesBots() && there == Table.BOT + drive.company())
                && !(drive.movesRover() && there == Table.ROVER + drive.company())) {
            return true;
        }
        for (int other = Movement.ROVER; other < piece; other++) {
            if (isInPlay(c, drive, other) && at(c, other) == hex) {
                return true;
            }
        }
        return false;
    }

    private static boolean isTaken(Company c, Drive drive, int hex) {
        for (int piece = Movement.ROVER; piece <= c.bots; piece++) {
            if (isInPlay(c, drive, piece) && at(c, piece) == hex) {
                return true;
            }
        }
        return false;
    }

    /** A rover that was never moved counts as standing on the starting mine, but takes no room there. */
    private static boolean isInPlay(Company c, Drive drive, int piece) {
        return piece == Movement.ROVER ? drive.movesRover() && c.rover >= 0 : drive.movesBots();
    }

    private static int at(Company c, int piece) {
        return piece == Movement.ROVER ? c.rover : c.bot[piece - Movement.FIRST_BOT];
    }

    private static void move(Company c, int piece, int hex) {
        if (piece == Movement.ROVER) {
            c.rover = hex;
        } else {
            c.bot[piece - Movement.FIRST_BOT] = hex;
        }
    }
}
