package cydonia.games.onmars;

import cydonia.engine.Chance;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Streams;
import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.box.Pieces;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Research;
import cydonia.games.onmars.box.Reward;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.Terms;
import cydonia.games.onmars.rules.Asking;
import cydonia.games.onmars.rules.Lacerda;
import cydonia.games.onmars.rules.LifeSupport;
import cydonia.games.onmars.rules.Production;
import cydonia.games.onmars.rules.Rounds;
import cydonia.games.onmars.rules.SettingUp;
import cydonia.games.onmars.rules.Surface;
import cydonia.games.onmars.rules.Travel;
import cydonia.games.onmars.rules.Turn;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Ground;
import cydonia.games.onmars.table.Market;
import cydonia.games.onmars.table.OnMarsSource;
import cydonia.games.onmars.table.Table;
import java.util.Arrays;
import java.util.Map;

/**
 * Sets up any position directly, without playing to it and without carrying out what its parts would do. It starts from
 * the usual setup with everybody in the Colony, the starting buildings in their order, no private goals and missions
 * nobody meets by chance; supplies and life support markers are counted at the end. In a solo game the second seat
 * stands for Lacerda.
 */
public final class Scenario extends ScenarioBoard {

    private Scenario(Terms terms) {
        super(SettingUp.bare(terms, Streams.of(Chance.ONE_COUNTER, Seed.of(1), OnMarsSource.values())));
        for (int i = 0; i < MarsMap.STARTING_BUILDINGS; i++) {
            Surface.build(t, MarsMap.startingSite(i), i + 1);
        }
        mission(0, Mission.CONTRACTS, Mission.CONTRACTS.steps(t.count()));
        mission(1, Mission.RESEARCH, Mission.RESEARCH.steps(t.count()));
        mission(2, Mission.SCIENTISTS, Mission.SCIENTISTS.steps(t.count()));
        rewards(Reward.SHIPS, Reward.DISCOVERIES, Reward.BOTS, Reward.SHELTERS);
        grid(Tech.MINE, Tech.GENERATOR, Tech.WATER_EXTRACTOR, Tech.GREENHOUSE, Tech.OXYGEN_CONDENSER, Tech.ROVER,
                Tech.SHIP, Tech.UPGRADE);
        t.market.techStock = terms.small() ? 0 : 0b111011111;
        shown(Blueprint.ALL.subList(0, Market.ROW).toArray(Blueprint[]::new));
        exploration(Discovery.CRYSTALS, Discovery.CARGO);
        for (int seat = 0; seat < t.count(); seat++) {
            t.companies[seat].space = 5 + seat;
        }
        t.phase = Table.Phase.COLONIZATION;
    }

    /** A scenario for that many seats; one seat plays against Lacerda. */
    public static Scenario of(int seats, Map<String, String> options) {
        return new Scenario(Terms.of(Setup.of(new OnMars().profile(), seats, options)));
    }

    public static Scenario of(int seats) {
        return of(seats, Map.of());
    }

    @Override
    Scenario scenario() {
        return this;
    }

    private Company company(Seat seat) {
        return t.companies[seat.index()];
    }

    // ---- companies

    public Scenario stock(Seat seat, Item resource, int n) {
        company(seat).stock[resource.ordinal()] = n;
        return this;
    }

    public Scenario noStock(Seat seat) {
        Arrays.fill(company(seat).stock, 0);
        return this;
    }

    public Scenario crystals(Seat seat, int n) {
        company(seat).crystals = n;
        return this;
    }

    public Scenario waiting(Seat seat, int n) {
        company(seat).waiting = n;
        return this;
    }

    public Scenario quarters(Seat seat, int n) {
        company(seat).quarters = n;
        return this;
    }

    public Scenario working(Seat seat, int n) {
        company(seat).working = n;
        return this;
    }

    /** Colonists on the slots of an action. */
    public Scenario slots(MainAction main, Seat seat, int n) {
        t.slots[4 * main.ordinal() + seat.index()] = (byte) n;
        return this;
    }

    public Scenario space(Seat seat, int number) {
        company(seat).space = number;
        return this;
    }

    public Scenario acted(Seat... seats) {
        for (Seat seat : seats) {
            company(seat).acted = true;
        }
        return this;
    }

    /** Takes ships out of the depot, into the hangar or out of the game. */
    public Scenario shipTaken(Seat seat, Executive dock, boolean inHangar) {
        company(seat).ships &= ~(1 << dock.ordinal());
        company(seat).hangar += inHangar ? 1 : 0;
        return this;
    }

    public Scenario shelter(Seat seat, int hex) {
        Surface.build(t, hex, Ground.SHELTER_KIND + seat.index());
        company(seat).shelters++;
        return this;
    }

    /** Moves the first bot there. */
    public Scenario bot(Seat seat, int hex) {
        t.ground.piece[company(seat).bot[0]] = Printed.NONE;
        company(seat).bot[0] = hex;
        t.ground.piece[hex] = (byte) (Pieces.BOT + seat.index());
        return this;
    }

    public Scenario anotherBot(Seat seat, int hex) {
        company(seat).bot[company(seat).bots++] = hex;
        t.ground.piece[hex] = (byte) (Pieces.BOT + seat.index());
        return this;
    }

    public Scenario rover(Seat seat, int hex) {
        company(seat).rover = hex;
        t.ground.piece[hex] = (byte) (Pieces.ROVER + seat.index());
        return this;
    }

    public Scenario tech(Seat seat, Tech tech, LabSpace space) {
        company(seat).lab[tech.ordinal()] = (byte) space.ordinal();
        return this;
    }

    public Scenario noTech(Seat seat, Tech tech) {
        company(seat).lab[tech.ordinal()] = Printed.NONE;
        return this;
    }

    /** A blueprint with its marker still on it. */
    public Scenario plan(Seat seat, Blueprint card) {
        for (int at = 0; at < t.market.plans.length; at++) {
            if (t.market.plans[at] == card.ordinal()) {
                t.market.plans[at] = Printed.NONE;
            }
        }
        t.market.plansUnseen &= ~(1 << card.ordinal());
        t.holdings.planOwner[card.ordinal()] = (byte) seat.index();
        company(seat).plans++;
        return this;
    }

    /** A blueprint whose marker stands on a building. */
    public Scenario advanced(Seat seat, Blueprint card, int hex) {
        plan(seat, card);
        t.holdings.planHex[card.ordinal()] = (byte) hex;
        t.ground.piece[hex] = (byte) (Pieces.MARKER + seat.index());
        return this;
    }

    public Scenario scientist(Seat seat, Scientist scientist) {
        t.holdings.scientistOwner[scientist.ordinal()] = (byte) seat.index();
        for (int at = 0; at < t.market.offers.length; at++) {
            if (t.market.offers[at] == scientist.ordinal()) {
                t.market.offers[at] = Printed.NONE;
            }
        }
        return this;
    }

    public Scenario scientistAt(Scientist scientist, Blueprint card) {
        t.holdings.scientistAt[scientist.ordinal()] = (byte) card.ordinal();
        return this;
    }

    public Scenario contract(Seat seat, Contract contract) {
        t.holdings.contractOwner[contract.ordinal()] = (byte) seat.index();
        t.market.contractDeck &= ~(1 << contract.ordinal());
        return this;
    }

    /** Items of a contract already delivered: the main item, then minerals. */
    public Scenario delivered(Contract contract, int items, int minerals) {
        t.holdings.delivered[2 * contract.ordinal()] = (byte) items;
        t.holdings.delivered[2 * contract.ordinal() + 1] = (byte) minerals;
        return this;
    }

    public Scenario contractDone(Seat seat, Contract contract) {
        contract(seat, contract);
        t.holdings.contractsDone |= 1 << contract.ordinal();
        return this;
    }

    public Scenario goals(Seat seat, Goal... goals) {
        company(seat).goals = 0;
        for (Goal goal : goals) {
            company(seat).goals |= 1 << goal.ordinal();
        }
        return this;
    }

    public Scenario goalDone(Seat seat, Goal goal) {
        company(seat).goalDone = goal.ordinal();
        return this;
    }

    public Scenario cubes(Seat seat, Building... types) {
        for (Building type : types) {
            company(seat).cubes |= 1 << type.ordinal();
        }
        return this;
    }

    public Scenario research(Seat seat, Research type) {
        company(seat).research |= 1 << type.ordinal();
        return this;
    }

    public Scenario discoveries(Seat seat, int n) {
        company(seat).discoveries = n;
        return this;
    }

    public Scenario points(Seat seat, int n) {
        company(seat).pointsReward = n;
        return this;
    }

    public Scenario cardA(Seat seat, Beginner.CardA card) {
        company(seat).cardA = card.ordinal();
        return this;
    }

    public Scenario cardB(Seat seat, Beginner.CardB card) {
        company(seat).cardAShown = true;
        company(seat).cardsB |= 1 << card.ordinal();
        t.cardsBLeft &= ~(1 << card.ordinal());
        return this;
    }

    /** A task of the First Colonists that was done this turn. */
    public Scenario taskDone(Beginner.Task task) {
        t.tasksDone |= 1 << task.ordinal();
        return this;
    }

    // ---- where the game stands

    /** That seat's turn, with everything still to do. */
    public OnMarsPosition turn(Seat seat) {
        t.owe(new Rounds.NextTurn());
        t.active = seat.index();
        t.owe(new Turn.TakeTurn(seat.index()));
        return position();
    }

    /** That seat's turn after its main action. */
    public OnMarsPosition afterMainAction(Seat seat) {
        t.mainDone = true;
        return turn(seat);
    }

    /** The beginning of the turn of whoever is next, waiting crystals included. */
    public OnMarsPosition nextTurn() {
        t.owe(new Rounds.NextTurn());
        return position();
    }

    /** The end of a colonization phase: everybody has acted. */
    public OnMarsPosition roundOver() {
        for (Company c : t.companies) {
            c.acted = true;
        }
        return nextTurn();
    }

    /** Lacerda's turn. */
    public OnMarsPosition automaTurn() {
        t.owe(new Rounds.NextTurn());
        t.active = Owner.AUTOMA;
        t.owe(new Turn.EndTurn(Owner.AUTOMA));
        t.owe(new Lacerda.DrawCard());
        return position();
    }

    private OnMarsPosition position() {
        for (int column = 0; column < t.colony.rows.length; column++) {
            int buildings = Long.bitCount(t.ground.built[2 * column + 2])
                    + Long.bitCount(t.ground.built[2 * column + 3]);
            t.colony.rows[column] = (byte) Math.min(LifeSupport.TOP_ROW, buildings);
        }
        for (int seat = 0; seat < t.count(); seat++) {
            Company c = t.companies[seat];
            if (!t.isAutoma(seat)) {
                c.supply = Company.COLONISTS - c.quarters - c.working - Travel.onSlots(t, seat)
                        - Production.miners(t, seat);
            }
        }
        if (!missionsLeftSet) {
            t.colony.missionsLeft = 3 - Math.max(0, t.colony.level - 2);
        }
        Asking.settle(t);
        return new OnMarsPosition(t);
    }
}
