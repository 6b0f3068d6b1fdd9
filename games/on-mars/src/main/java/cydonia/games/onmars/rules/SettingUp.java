package cydonia.games.onmars.rules;

import cydonia.engine.Streams;
import cydonia.games.onmars.box.Beginner.CardA;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.box.Pieces;
import cydonia.games.onmars.box.Reward;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.box.TurnSpace;
import cydonia.games.onmars.language.Terms;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Ground;
import cydonia.games.onmars.table.OnMarsSource;
import cydonia.games.onmars.table.Table;
import java.util.Arrays;

/** Setting up the game. Summary, p. 1. */
public final class SettingUp {

    private static final int ALL_TECHS = (1 << Tech.ALL.size()) - 1 & ~(1 << Tech.SHELTER.ordinal());
    private static final int ALL_GOALS = (1 << Goal.ALL.size()) - 1;

    private SettingUp() {
    }

    public static Table table(Terms terms, Streams dice) {
        Table t = bare(terms, dice);
        startingBuildings(t);
        for (int type = 0; type < t.ground.top.length; type++) {
            Construction.turnUp(t, type);
        }
        missions(t);
        rewards(t);
        t.market.techStock = ALL_TECHS;
        ColonyLevel.refillGrid(t);
        t.market.techStock = terms.small() ? 0 : ALL_TECHS;
        Blueprints.show(t, 0, (1 << Blueprint.LEVEL_ONE) - 1);
        for (int i = 0; i < t.market.exploration.length; i++) {
            t.market.exploration[i] = (byte) t.drawn(OnMarsSource.DISCOVERIES, t.market.discoveriesUnseen);
            t.market.discoveriesUnseen &= ~(1 << t.market.exploration[i]);
        }
        goals(t);
        t.owe(new Rounds.NextTurn());
        seats(t);
        t.secretsOpened = 0;
        return t;
    }

    /** What every game has alike; a scenario starts here as well. */
    public static Table bare(Terms terms, Streams dice) {
        Table t = new Table(terms, dice, Effects.RULES);
        for (int type = 0; type < t.ground.tilesLeft.length; type++) {
            t.ground.tilesLeft[type] = (byte) ((1 << Building.TILES) - 1);
        }
        Warehouse.refill(t);
        for (int i = 0; i < t.market.offers.length; i++) {
            t.market.offers[i] = (byte) i;
        }
        Surface.build(t, MarsMap.CENTRE, Building.MINE.ordinal());
        for (int type = 0; type < MarsMap.CORNERS; type++) {
            for (int hex : MarsMap.corner(type)) {
                t.ground.tile[hex] = (byte) (Ground.RESEARCH + type);
            }
        }
        for (int seat = 0; seat < t.count(); seat++) {
            company(t, seat);
        }
        return t;
    }

    private static void company(Table t, int seat) {
        Company c = t.companies[seat];
        int hex = MarsMap.shelter(t.count(), seat);
        Surface.build(t, hex, Ground.SHELTER_KIND + seat);
        c.shelters = 1;
        c.bots = 1;
        c.crystals = 1;
        c.lab[Tech.SHELTER.ordinal()] = (byte) LabSpace.SHELTER_START.ordinal();
        if (t.isAutoma(seat)) {
            return;
        }
        c.bot[0] = hex;
        t.ground.piece[hex] = (byte) (Pieces.BOT + seat);
        Arrays.fill(c.stock, 1);
        c.quarters = 3;
        c.supply = Company.COLONISTS - c.quarters;
    }

    private static void startingBuildings(Table t) {
        int[] types = {1, 2, 3, 4};
        t.dice.shuffle(OnMarsSource.STARTING_BUILDINGS, types, types.length);
        for (int i = 0; i < types.length; i++) {
            Surface.build(t, MarsMap.startingSite(i), types[i]);
        }
    }

    private static void missions(Table t) {
        int shorts = 0;
        int longs = 0;
        for (Mission mission : Mission.ALL) {
            shorts |= mission.isShort() ? 1 << mission.ordinal() : 0;
            longs |= mission.isShort() ? 0 : 1 << mission.ordinal();
        }
        int shortCards = t.terms.longGame() ? 1 : 2;
        for (int place = 0; place < t.colony.missions.length; place++) {
            int card;
            if (t.terms.firstGame()) {
                card = Mission.FIRST_GAME.get(place).ordinal();
            } else if (place < shortCards) {
                card = t.drawn(OnMarsSource.SHORT_MISSIONS, shorts);
                shorts &= ~(1 << card);
            } else {
                card = t.drawn(OnMarsSource.LONG_MISSIONS, longs);
                longs &= ~(1 << card);
            }
            mission(t, place, Mission.of(card));
        }
    }

    static void mission(Table t, int place, Mission mission) {
        t.colony.missions[place] = (byte) mission.ordinal();
        t.colony.missionSteps[place] = (byte) mission.steps(t.count());
    }

    private static void rewards(Table t) {
        int left = (1 << Reward.ALL.size()) - 1;
        for (int column = 0; column < t.colony.rewards.length; column++) {
            int reward = t.drawn(OnMarsSource.REWARDS, left);
            left &= ~(1 << reward);
            t.colony.rewards[column] = (byte) reward;
        }
    }

    private static void goals(Table t) {
        int left = ALL_GOALS;
        int cards = (1 << CardA.ALL.size()) - 1;
        for (int seat = 0; seat < t.terms.seats(); seat++) {
            Company c = t.companies[seat];
            for (int i = 0; i < Goal.DEALT; i++) {
                int goal = t.drawn(OnMarsSource.GOALS, left);
                left &= ~(1 << goal);
                c.goals |= 1 << goal;
            }
            if (t.terms.firstColonists()) {
                c.cardA = t.drawn(OnMarsSource.CARDS_A, cards);
                cards &= ~(1 << c.cardA);
            }
        }
    }

    /** Clockwise from a random company everybody takes a space; First Colonists and Lacerda draw theirs. */
    private static void seats(Table t) {
        if (t.terms.solo()) {
            int space = t.drawn(OnMarsSource.COLONIST_TILES, TurnSpace.COLONIST_TILES);
            t.shuttleInOrbit = TurnSpace.ALL.get(space).inOrbit();
            if (t.terms.firstColonists()) {
                settle(t, 0, t.drawn(OnMarsSource.COLONIST_TILES, TurnSpace.COLONIST_TILES & ~(1 << space)));
            } else {
                t.owe(new Travel.ChooseSpace(0, Travel.Side.EITHER));
            }
            settle(t, Owner.AUTOMA, space);
            return;
        }
        t.owe(new Rounds.ShuttleOwner());
        int first = t.roll(OnMarsSource.FIRST_PLAYER, t.count());
        int tiles = TurnSpace.COLONIST_TILES;
        for (int i = t.count() - 1; i >= 0; i--) {
            int seat = (first + i) % t.count();
            if (t.terms.firstColonists()) {
                int space = t.drawn(OnMarsSource.COLONIST_TILES, tiles);
                tiles &= ~(1 << space);
                settle(t, seat, space);
            } else {
                t.owe(new Travel.ChooseSpace(seat, Travel.Side.EITHER));
            }
        }
    }

    private static void settle(Table t, int seat, int space) {
        Travel.settle(t, seat, TurnSpace.ALL.get(space));
    }
}
