package cydonia.games.onmars;

import cydonia.engine.Seat;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Pieces;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Research;
import cydonia.games.onmars.box.Reward;
import cydonia.games.onmars.box.SoloCard;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.rules.Hiring;
import cydonia.games.onmars.rules.Surface;
import cydonia.games.onmars.table.Ground;
import cydonia.games.onmars.table.Table;
import java.util.Arrays;

/** The board of a {@link Scenario}: the surface, the displays, Lacerda's cards. */
abstract sealed class ScenarioBoard permits Scenario {

    final Table t;
    /** Whether the number of missions to be done was set, or follows from the level. */
    boolean missionsLeftSet;

    ScenarioBoard(Table t) {
        this.t = t;
    }

    abstract Scenario scenario();

    // ---- the surface

    /** One more building; the tile of fewest arrows goes, and the next lies on top. */
    public Scenario building(Building type, int hex) {
        Surface.build(t, hex, type.ordinal());
        t.ground.tilesLeft[type.ordinal()] &= (byte) (t.ground.tilesLeft[type.ordinal()] - 1);
        int left = t.ground.tilesLeft[type.ordinal()];
        t.ground.top[type.ordinal()] = (byte) (left == 0 ? Printed.NONE : Integer.numberOfTrailingZeros(left));
        return scenario();
    }

    /** Puts the starting building of that type elsewhere. */
    public Scenario startingBuilding(Building type, int hex) {
        for (int at = 0; at < MarsMap.HEXES; at++) {
            if (t.ground.building[at] == type.ordinal()) {
                t.ground.building[at] = Printed.NONE;
                t.ground.built[2 * type.ordinal() + (at >> 6)] &= ~(1L << (at & 63));
            }
        }
        Surface.build(t, hex, type.ordinal());
        return scenario();
    }

    public Scenario miner(Seat seat, int hex) {
        t.ground.piece[hex] = (byte) (Pieces.MINER + seat.index());
        return scenario();
    }

    public Scenario crystal(int hex) {
        Surface.putGem(t, hex);
        return scenario();
    }

    public Scenario tile(Discovery tile, int hex) {
        t.ground.tile[hex] = (byte) tile.ordinal();
        t.market.discoveriesUnseen &= ~(1 << tile.ordinal());
        for (int i = 0; i < t.market.exploration.length; i++) {
            t.market.exploration[i] = t.market.exploration[i] == tile.ordinal()
                    ? Printed.NONE
                    : t.market.exploration[i];
        }
        return scenario();
    }

    public Scenario tile(Research type, int hex) {
        t.ground.tile[hex] = (byte) (Ground.RESEARCH + type.ordinal());
        return scenario();
    }

    // ---- the boards

    public Scenario level(int level) {
        t.colony.level = level;
        return scenario();
    }

    public Scenario rewards(Reward... rewards) {
        for (int i = 0; i < rewards.length; i++) {
            t.colony.rewards[i] = (byte) rewards[i].ordinal();
        }
        return scenario();
    }

    /** A mission in place A, B or C (0, 1, 2) with that many steps left. */
    public Scenario mission(int place, Mission mission, int left) {
        t.colony.missions[place] = (byte) mission.ordinal();
        t.colony.missionSteps[place] = (byte) left;
        return scenario();
    }

    public Scenario missionsLeft(int left) {
        t.colony.missionsLeft = left;
        missionsLeftSet = true;
        return scenario();
    }

    public Scenario warehouse(Item item, int n) {
        t.market.warehouse[item.ordinal()] = (byte) n;
        return scenario();
    }

    /** The grid from the bottom left. */
    public Scenario grid(Tech... techs) {
        Arrays.fill(t.market.grid, (byte) Printed.NONE);
        for (int i = 0; i < techs.length; i++) {
            t.market.grid[i] = (byte) techs[i].ordinal();
        }
        return scenario();
    }

    /** The blueprints on display: the bottom row from the left, then the top row. */
    public Scenario shown(Blueprint... cards) {
        for (byte card : t.market.plans) {
            t.market.plansUnseen |= card < 0 ? 0 : 1 << card;
        }
        Arrays.fill(t.market.plans, (byte) Printed.NONE);
        for (int i = 0; i < cards.length; i++) {
            t.market.plans[i] = (byte) cards[i].ordinal();
            t.market.plansUnseen &= ~(1 << cards[i].ordinal());
        }
        return scenario();
    }

    public Scenario exploration(Discovery... tiles) {
        for (byte tile : t.market.exploration) {
            t.market.discoveriesUnseen |= tile < 0 ? 0 : 1 << tile;
        }
        Arrays.fill(t.market.exploration, (byte) Printed.NONE);
        for (int i = 0; i < tiles.length; i++) {
            t.market.exploration[i] = (byte) tiles[i].ordinal();
            t.market.discoveriesUnseen &= ~(1 << tiles[i].ordinal());
        }
        return scenario();
    }

    public Scenario radar(Discovery tile) {
        t.market.radarTile = tile.ordinal();
        t.market.discoveriesUnseen &= ~(1 << tile.ordinal());
        return scenario();
    }

    /** Shows a contract in place of the scientist of that number. */
    public Scenario offer(int place, Contract contract) {
        t.market.offers[place] = (byte) (Hiring.CONTRACTS + contract.ordinal());
        t.market.contractDeck &= ~(1 << contract.ordinal());
        return scenario();
    }

    public Scenario shuttle(boolean inOrbit, int space) {
        t.shuttleInOrbit = inOrbit;
        t.shuttleSpace = space;
        return scenario();
    }

    /** In this round nobody has produced, gained or built anything. */
    public Scenario nothingStirred() {
        t.stirred = false;
        return scenario();
    }

    public Scenario finalRound() {
        t.finalRound = true;
        return scenario();
    }

    // ---- Lacerda

    public Scenario icon(Building type) {
        t.automa.icon = type.ordinal();
        return scenario();
    }

    /** The cards still in his deck; the rest is discarded. */
    public Scenario soloDeck(SoloCard... cards) {
        t.automa.deck = 0;
        for (SoloCard card : cards) {
            t.automa.deck |= 1 << card.number() - 1;
        }
        return scenario();
    }

    public Scenario lastSoloCard(SoloCard card) {
        t.automa.card = card.number() - 1;
        return scenario();
    }
}
