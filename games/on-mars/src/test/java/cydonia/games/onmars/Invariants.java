package cydonia.games.onmars;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Building;

/** What is true of every position. */
final class Invariants {

    private Invariants() {
    }

    /** Also of every position of a scenario, where companies may hold fewer private goals. */
    static void sound(Table t) {
        for (int seat = 0; seat < t.count(); seat++) {
            if (!t.isAutoma(seat)) {
                colonists(t, seat);
                stores(t, seat);
                pieces(t, seat);
            }
            assertThat(t.companies[seat].crystals).as("crystals of %d", seat).isNotNegative();
            markers(t, seat);
            laboratory(t.companies[seat]);
        }
        map(t);
        lifeSupport(t);
        cards(t);
        spaces(t);
    }

    /** Of every position that was played from the beginning. */
    static void check(Table t) {
        sound(t);
        for (int seat = 0; seat < t.terms.seats(); seat++) {
            Company c = t.companies[seat];
            int goals = Integer.bitCount(c.goals | c.goalsDiscarded) + (c.goalDone >= 0 ? 1 : 0);
            assertThat(goals).as("goals of %d", seat).isEqualTo(3);
        }
    }

    private static void colonists(Table t, int seat) {
        Company c = t.companies[seat];
        int miners = count(t, Pieces.MINER + seat);
        assertThat(c.quarters + c.working + c.supply + Travel.onSlots(t, seat) + miners).as("colonists of %d", seat)
                .isEqualTo(Company.COLONISTS);
        assertThat(c.quarters).as("quarters of %d", seat).isBetween(0, c.quartersCapacity());
        assertThat(c.working).isNotNegative();
        assertThat(c.supply).isNotNegative();
    }

    private static void stores(Table t, int seat) {
        Company c = t.companies[seat];
        for (int stored : c.stock) {
            assertThat(stored).as("stock of %d", seat).isBetween(0, c.storage());
        }
        assertThat(c.crystals + Integer.bitCount(c.ships)).as("depot of %d", seat).isBetween(0, Company.DOCKS);
        assertThat(c.crystals).isNotNegative();
        assertThat(c.waiting).isNotNegative();
        assertThat(c.hangar).isBetween(0, c.shipsTaken());
        assertThat(c.shipsTaken()).as("ships of %d", seat).isLessThanOrEqualTo(t.colony.level);
    }

    /** Pieces on the move, or one that has to make room, stand on no hex for the moment. */
    private static void pieces(Table t, int seat) {
        Company c = t.companies[seat];
        boolean inTheAir = t.question().filter(question -> switch (question) {
            case Question.Drive _,Question.MakeRoom _,Question.PayResources _,Question.PayCrystals _ -> true;
            default -> false;
        }).isPresent();
        int bots = count(t, Pieces.BOT + seat);
        assertThat(bots).as("bots of %d", seat).isBetween(inTheAir ? 0 : c.bots, c.bots);
        assertThat(c.bots).isBetween(1, Company.BOTS);
        for (int k = 0; k < c.bots; k++) {
            assertThat(c.bot[k]).isBetween(0, MarsMap.HEXES - 1);
        }
        int rovers = count(t, Pieces.ROVER + seat);
        assertThat(rovers).as("rover of %d", seat).isBetween(c.rover < 0 || inTheAir ? 0 : 1, c.rover < 0 ? 0 : 1);
        assertThat(count(Ground.SHELTER_KIND + seat, t.ground.building)).as("shelters of %d", seat)
                .isEqualTo(c.shelters)
                .isBetween(1, Company.SHELTERS);
    }

    private static int count(Table t, int piece) {
        return count(piece, t.ground.piece);
    }

    private static int count(int wanted, byte[] map) {
        int count = 0;
        for (byte there : map) {
            count += there == wanted ? 1 : 0;
        }
        return count;
    }

    private static void markers(Table t, int seat) {
        int cards = 0;
        int map = 0;
        for (int card = 0; card < t.holdings.planOwner.length; card++) {
            if (t.holdings.planOwner[card] == seat && t.holdings.planHex[card] < 0) {
                cards++;
            } else if (t.holdings.planOwner[card] == seat) {
                map++;
                int hex = t.holdings.planHex[card];
                assertThat(t.ground.piece[hex]).as("marker of %s", Blueprint.of(card))
                        .isEqualTo((byte) (Pieces.MARKER + seat));
                assertThat(t.ground.building[hex]).as("under %s", Blueprint.of(card))
                        .isEqualTo((byte) Surface.kind(Blueprint.of(card).building().ordinal(), seat));
            }
        }
        assertThat(cards + map).as("blueprints of %d", seat).isEqualTo(t.companies[seat].plans)
                .isLessThanOrEqualTo(Company.MARKERS);
        assertThat(count(t, Pieces.MARKER + seat)).as("markers of %d on the map", seat).isEqualTo(map);
    }

    private static void laboratory(Company c) {
        int taken = 0;
        int tiles = 0;
        for (byte space : c.lab) {
            if (space >= 0) {
                taken |= 1 << space;
                tiles++;
            }
        }
        assertThat(Integer.bitCount(taken)).as("one tile per laboratory space").isEqualTo(tiles);
    }

    private static void map(Table t) {
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (t.ground.building[hex] >= 0) {
                assertThat(t.ground.tile[hex]).as("tile under a building on %s", MarsMap.name(hex))
                        .isEqualTo((byte) -1);
                assertThat(Surface.hasGem(t, hex)).as("crystal under a building").isFalse();
                assertThat(Surface.in(t.ground.built[2 * t.ground.building[hex]],
                        t.ground.built[2 * t.ground.building[hex] + 1], hex)).isTrue();
            } else {
                assertThat(t.ground.piece[hex]).as("miner or marker without a building")
                        .isLessThan((byte) Pieces.MINER);
            }
            if (t.ground.tile[hex] >= 0) {
                assertThat(Surface.hasGem(t, hex)).as("crystal and tile on %s", MarsMap.name(hex)).isFalse();
            }
        }
    }

    private static void lifeSupport(Table t) {
        for (int type = 0; type < 5; type++) {
            int buildings = count(type, t.ground.building);
            assertThat(buildings + Integer.bitCount(t.ground.tilesLeft[type] & 0x3f))
                    .as("tiles of %s", Building.of(type))
                    .isEqualTo(Building.TILES + 1);
            if (type > 0) {
                assertThat((int) t.colony.rows[type - 1]).as("row of %s", Building.of(type))
                        .isEqualTo(Math.min(LifeSupport.TOP_ROW, buildings));
            }
        }
        assertThat(t.colony.level).isBetween(1, ColonyLevel.TOP);
        assertThat(t.colony.missionsLeft).isBetween(0, 3);
    }

    private static void cards(Table t) {
        int shown = 0;
        for (byte card : t.market.plans) {
            if (card >= 0) {
                assertThat(shown & 1 << card).as("a blueprint shown twice").isZero();
                shown |= 1 << card;
                assertThat(t.holdings.planOwner[card]).isEqualTo((byte) -1);
            }
        }
        assertThat(shown & t.market.plansUnseen).as("shown and unseen").isZero();
        int discoveries = t.market.discoveriesUnseen;
        for (byte tile : t.market.exploration) {
            if (tile >= 0) {
                assertThat(discoveries & 1 << tile).as("a discovery tile twice").isZero();
                discoveries |= 1 << tile;
            }
        }
        for (byte tile : t.ground.tile) {
            if (tile >= 0 && tile < Ground.RESEARCH) {
                assertThat(discoveries & 1 << tile).as("a discovery tile twice").isZero();
                discoveries |= 1 << tile;
            }
        }
        int contracts = t.market.contractDeck;
        for (int i = 0; i < t.holdings.contractOwner.length; i++) {
            assertThat(t.holdings.contractOwner[i] >= 0 && (contracts >> i & 1) != 0)
                    .as("a contract owned and in the deck")
                    .isFalse();
        }
    }

    private static void spaces(Table t) {
        int taken = 0;
        for (Company c : t.companies) {
            if (c.space > 0) {
                assertThat(taken & 1 << c.space).as("two on one space").isZero();
                taken |= 1 << c.space;
            }
        }
        for (int main = 0; main < 10; main++) {
            int there = 0;
            for (int seat = 0; seat < t.count(); seat++) {
                there += t.slots(main, seat);
            }
            assertThat(there).isBetween(0, main == 9 ? t.count() : 3);
        }
    }
}
