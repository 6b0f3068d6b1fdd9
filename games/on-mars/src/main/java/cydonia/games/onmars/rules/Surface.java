package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Pieces;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Research;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.At;
import cydonia.games.onmars.language.OnMarsHappening;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Ground;
import cydonia.games.onmars.table.OnMarsSource;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;
import java.util.Optional;

/**
 * The map: what stands where, how large complexes are, what bots can reach, and where displaced pieces go. Summary, p.
 * 1.
 */
public final class Surface {

    private Surface() {
    }

    /** Shelters of different companies are different kinds. */
    public static int kind(int type, int seat) {
        return type == Ground.SHELTER_KIND ? Ground.SHELTER_KIND + seat : type;
    }

    public static boolean in(long low, long high, int hex) {
        return ((hex < 64 ? low : high) >>> (hex & 63) & 1) != 0;
    }

    public static boolean hasGem(Table t, int hex) {
        return in(t.ground.gems[0], t.ground.gems[1], hex);
    }

    public static void putGem(Table t, int hex) {
        t.ground.gems[hex >> 6] |= 1L << (hex & 63);
    }

    static void removeGem(Table t, int hex) {
        t.ground.gems[hex >> 6] &= ~(1L << (hex & 63));
    }

    public static void build(Table t, int hex, int kind) {
        t.ground.building[hex] = (byte) kind;
        t.ground.built[2 * kind + (hex >> 6)] |= 1L << (hex & 63);
    }

    /** Nothing at all is there. */
    public static boolean isEmpty(Table t, int hex) {
        Ground ground = t.ground;
        return ground.building[hex] < 0 && ground.piece[hex] < 0 && ground.tile[hex] < 0 && !hasGem(t, hex);
    }

    private static boolean canReceivePiece(Table t, int hex) {
        return t.ground.piece[hex] < 0 && (t.ground.building[hex] >= 0 || isEmpty(t, hex));
    }

    /** Buildings of that kind connected with the hex, whether or not the hex holds one itself; the hex not counted. */
    public static int joined(Table t, int hex, int kind) {
        Area area = flood(t, hex, kind);
        int size = Long.bitCount(area.low) + Long.bitCount(area.high);
        return in(area.low, area.high, hex) ? size - 1 : size;
    }

    /** A set of hexes; short-lived, so that it never reaches the heap. */
    private record Area(long low, long high) {
    }

    private static Area flood(Table t, int hex, int kind) {
        long[] built = t.ground.built;
        long low = built[2 * kind];
        long high = built[2 * kind + 1];
        long foundLow = MarsMap.around(hex, 0) & low;
        long foundHigh = MarsMap.around(hex, 1) & high;
        long newLow = foundLow;
        long newHigh = foundHigh;
        while ((newLow | newHigh) != 0) {
            int next;
            if (newLow != 0) {
                next = Long.numberOfTrailingZeros(newLow);
                newLow &= newLow - 1;
            } else {
                next = 64 + Long.numberOfTrailingZeros(newHigh);
                newHigh &= newHigh - 1;
            }
            long moreLow = MarsMap.around(next, 0) & low & ~foundLow;
            long moreHigh = MarsMap.around(next, 1) & high & ~foundHigh;
            foundLow |= moreLow;
            foundHigh |= moreHigh;
            newLow |= moreLow;
            newHigh |= moreHigh;
        }
        return new Area(foundLow, foundHigh);
    }

    /** Whether two buildings belong to one complex. */
    static boolean connected(Table t, int hex, int other) {
        Area area = flood(t, hex, t.ground.building[hex]);
        return hex == other || in(area.low, area.high, other);
    }

    /** The size of the complex the building on a hex belongs to; 1 if it stands alone. */
    public static int complex(Table t, int hex) {
        return 1 + joined(t, hex, t.ground.building[hex]);
    }

    public static int largest(Table t, int kind) {
        int largest = 0;
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (t.ground.building[hex] == kind) {
                largest = Math.max(largest, complex(t, hex));
            }
        }
        return largest;
    }

    /** The hexes where that company's bots can build, one word of the two. */
    static long zone(Table t, int seat, int word) {
        long zone = 0;
        Company c = t.companies[seat];
        for (int k = 0; k < c.bots; k++) {
            zone |= MarsMap.zone(c.bot[k], word);
        }
        return zone;
    }

    /** All hexes with buildings, one word of the two. */
    static long builtUp(Table t, int word) {
        long all = 0;
        for (int kind = 0; kind < 5 + t.count(); kind++) {
            all |= t.ground.built[2 * kind + word];
        }
        return all;
    }

    /** What a tile code on a hex stands for. */
    public static Optional<Printed> tile(int code) {
        return code < 0
                ? Optional.empty()
                : Optional.of(code < Ground.RESEARCH ? Discovery.of(code) : Research.ALL.get(code - Ground.RESEARCH));
    }

    static void destroy(Table t, int hex) {
        if (hasGem(t, hex) || t.ground.tile[hex] >= 0) {
            if (t.listens()) {
                t.tell(new OnMarsHappening.Destroyed(hex, tile(t.ground.tile[hex])));
            }
            removeGem(t, hex);
            t.ground.tile[hex] = Printed.NONE;
        }
    }

    /** Clears a hex for a building or a marker: a bot or rover is set down elsewhere by its owner. */
    static void displace(Table t, int hex) {
        int piece = t.ground.piece[hex];
        if (piece >= 0 && piece < Pieces.MINER) {
            t.ground.piece[hex] = Printed.NONE;
            t.owe(new SetDown(piece & 3, piece, hex));
        }
    }

    private static int nearest(Table t, int from) {
        int nearest = Integer.MAX_VALUE;
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (hex != from && canReceivePiece(t, hex)) {
                nearest = Math.min(nearest, MarsMap.distance(from, hex));
            }
        }
        return nearest;
    }

    /** A piece that has to make room goes to the nearest hex that can receive it. */
    record SetDown(int company, int piece, int from) implements Owed.Decision {

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            int nearest = nearest(t, from);
            for (int hex = 0; hex < MarsMap.HEXES; hex++) {
                if (MarsMap.distance(from, hex) == nearest && canReceivePiece(t, hex)) {
                    out.add(At.of(hex));
                }
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            int to = ((At) action).hex();
            t.done();
            put(t, company, piece, from, to);
            if (t.listens()) {
                t.tell(new OnMarsHappening.Displaced(t.owner(company), piece < Pieces.BOT, from, to));
            }
        }

        /** By chance. */
        @Override
        public void byLacerda(Table t) {
            t.choices.clear();
            offer(t, who(), t.choices);
            int size = t.choices.size();
            take(t, who(), t.choices.get(size == 1 ? 0 : t.roll(OnMarsSource.SOLO_TIES, size)));
        }

        @Override
        public Question question(Table t) {
            return new Question.MakeRoom(who());
        }
    }

    private static void put(Table t, int seat, int piece, int from, int to) {
        Company c = t.companies[seat];
        t.ground.piece[to] = (byte) piece;
        if (piece < Pieces.BOT) {
            c.rover = to;
        } else {
            c.bot[c.botAt(from)] = to;
        }
    }

    // ---- a new bot lands on a shelter without a piece, else on the nearest empty hex

    record LandBot(int company) implements Owed.Decision {

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            int kind = kind(Ground.SHELTER_KIND, company);
            for (int hex = 0; hex < MarsMap.HEXES; hex++) {
                if (t.ground.building[hex] == kind && t.ground.piece[hex] < 0) {
                    out.add(At.of(hex));
                }
            }
            if (out.isEmpty()) {
                offerNearby(t, kind, out);
            }
        }

        private static void offerNearby(Table t, int kind, Choices<OnMarsAction> out) {
            int nearest = Integer.MAX_VALUE;
            for (int hex = 0; hex < MarsMap.HEXES; hex++) {
                if (isEmpty(t, hex)) {
                    int away = toShelter(t, kind, hex);
                    if (away < nearest) {
                        nearest = away;
                        out.clear();
                    }
                    if (away == nearest) {
                        out.add(At.of(hex));
                    }
                }
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            int hex = ((At) action).hex();
            t.done();
            Company c = t.companies[company];
            c.bot[c.bots++] = hex;
            t.ground.piece[hex] = (byte) (Pieces.BOT + company);
            t.stirred = true;
            if (t.listens()) {
                t.tell(new OnMarsHappening.BotPlaced(t.owner(company), hex));
            }
            Missions.contribute(t, company, Mission.BOTS);
        }

        @Override
        public Question question(Table t) {
            return new Question.Land(who());
        }
    }

    private static int toShelter(Table t, int kind, int hex) {
        int nearest = Integer.MAX_VALUE;
        for (int shelter = 0; shelter < MarsMap.HEXES; shelter++) {
            if (t.ground.building[shelter] == kind) {
                nearest = Math.min(nearest, MarsMap.distance(shelter, hex));
            }
        }
        return nearest;
    }

}
