package cydonia.games.onmars.language;

import cydonia.engine.Action;
import cydonia.engine.Seat;
import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Benefit;
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
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.box.TurnSpace;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** One small decision. Every action exists once: {@code of} finds it. */
public sealed interface OnMarsAction extends Action {

    private static <T> List<T> each(int count, IntFunction<T> make) {
        return IntStream.range(0, count).mapToObj(make).toList();
    }

    /** Sits down on a turn-order space. */
    record TakeSpace(TurnSpace space) implements OnMarsAction {
        private static final List<TakeSpace> ALL = each(TurnSpace.ALL.size(), i -> new TakeSpace(TurnSpace.of(i + 1)));

        public static TakeSpace of(TurnSpace space) {
            return ALL.get(space.ordinal());
        }
    }

    /** Puts the shuttle on one of the two sides before the game. */
    record PlaceShuttle(boolean orbit) implements OnMarsAction {
        public static final PlaceShuttle ORBIT = new PlaceShuttle(true);
        public static final PlaceShuttle COLONY = new PlaceShuttle(false);

        public static PlaceShuttle of(boolean orbit) {
            return orbit ? ORBIT : COLONY;
        }
    }

    /** Starts a main action. */
    record Act(MainAction main) implements OnMarsAction {
        private static final List<Act> ALL = each(MainAction.ALL.size(), i -> new Act(MainAction.of(i)));

        public static Act of(MainAction main) {
            return ALL.get(main.ordinal());
        }
    }

    /** Starts an executive action of the depot. */
    record Execute(Executive executive) implements OnMarsAction {
        private static final List<Execute> ALL = each(Executive.ALL.size(), i -> new Execute(Executive.of(i)));

        public static Execute of(Executive executive) {
            return ALL.get(executive.ordinal());
        }
    }

    /** Starts the action of an advanced building where it stands open: by paying, or where a scientist works. */
    record Use(Blueprint card) implements OnMarsAction {
        private static final List<Use> ALL = each(Blueprint.ALL.size(), i -> new Use(Blueprint.of(i)));

        public static Use of(Blueprint card) {
            return ALL.get(card.ordinal());
        }
    }

    /** Sends one's scientist to an advanced building and starts its action. */
    record Send(Blueprint card) implements OnMarsAction {
        private static final List<Send> ALL = each(Blueprint.ALL.size(), i -> new Send(Blueprint.of(i)));

        public static Send of(Blueprint card) {
            return ALL.get(card.ordinal());
        }
    }

    /** Reveals a private goal and takes one of its two rewards: two developments, or the printed one. */
    record Complete(Goal goal, boolean developments) implements OnMarsAction {
        private static final List<Complete> ALL = each(2 * Goal.ALL.size(),
                i -> new Complete(Goal.of(i / 2), i % 2 == 0));

        public static Complete of(Goal goal, boolean developments) {
            return ALL.get(2 * goal.ordinal() + (developments ? 0 : 1));
        }
    }

    /** Puts one item of one's board on a contract. */
    record Deliver(Contract contract, Item item) implements OnMarsAction {
        private static final int ITEMS = Item.ALL.size();
        private static final List<Deliver> ALL = each(Contract.ALL.size() * ITEMS,
                i -> new Deliver(Contract.of(i / ITEMS), Item.of(i % ITEMS)));

        public static Deliver of(Contract contract, Item item) {
            return ALL.get(ITEMS * contract.ordinal() + item.ordinal());
        }
    }

    /** Fulfils a whole contract at the end of the game. */
    record Fulfil(Contract contract) implements OnMarsAction {
        private static final List<Fulfil> ALL = each(Contract.ALL.size(), i -> new Fulfil(Contract.of(i)));

        public static Fulfil of(Contract contract) {
            return ALL.get(contract.ordinal());
        }
    }

    /** Pays one resource, or the crystals that are left to pay. */
    record Pay(Item item) implements OnMarsAction {
        private static final List<Pay> ALL = each(Item.ALL.size(), i -> new Pay(Item.of(i)));

        public static Pay of(Item item) {
            return ALL.get(item.ordinal());
        }
    }

    /** Discards a private goal in place of a crystal. */
    record PayGoal(Goal goal) implements OnMarsAction {
        private static final List<PayGoal> ALL = each(Goal.ALL.size(), i -> new PayGoal(Goal.of(i)));

        public static PayGoal of(Goal goal) {
            return ALL.get(goal.ordinal());
        }
    }

    /** Takes an item out of the warehouse. */
    record Take(Item item) implements OnMarsAction {
        private static final List<Take> ALL = each(Item.ALL.size(), i -> new Take(Item.of(i)));

        public static Take of(Item item) {
            return ALL.get(item.ordinal());
        }
    }

    /** Chooses a resource to gain. */
    record Receive(Item item) implements OnMarsAction {
        private static final List<Receive> ALL = each(Item.ALL.size(), i -> new Receive(Item.of(i)));

        public static Receive of(Item item) {
            return ALL.get(item.ordinal());
        }
    }

    /** Takes a tile of the grid; rows count from the bottom, 0 to 2. */
    record Learn(Tech tech, int row) implements OnMarsAction {
        private static final int ROWS = 3;
        private static final List<Learn> ALL = each(Tech.ALL.size() * ROWS,
                i -> new Learn(Tech.of(i / ROWS), i % ROWS));

        public static Learn of(Tech tech, int row) {
            return ALL.get(ROWS * tech.ordinal() + row);
        }
    }

    /** Puts a new tile into the laboratory. */
    record Shelve(LabSpace space) implements OnMarsAction {
        private static final List<Shelve> ALL = each(LabSpace.ALL.size(), i -> new Shelve(LabSpace.of(i)));

        public static Shelve of(LabSpace space) {
            return ALL.get(space.ordinal());
        }
    }

    /** Moves a tile of the laboratory one column on. */
    record Develop(Tech tech, LabSpace space) implements OnMarsAction {
        private static final int SPACES = LabSpace.ALL.size();
        private static final List<Develop> ALL = each(Tech.ALL.size() * SPACES,
                i -> new Develop(Tech.of(i / SPACES), LabSpace.of(i % SPACES)));

        public static Develop of(Tech tech, LabSpace space) {
            return ALL.get(SPACES * tech.ordinal() + space.ordinal());
        }
    }

    /** Takes a blueprint. */
    record Plan(Blueprint card) implements OnMarsAction {
        private static final List<Plan> ALL = each(Blueprint.ALL.size(), i -> new Plan(Blueprint.of(i)));

        public static Plan of(Blueprint card) {
            return ALL.get(card.ordinal());
        }
    }

    /** One step of one's rover. */
    record Rover(int to) implements OnMarsAction {
        private static final List<Rover> ALL = each(MarsMap.HEXES, Rover::new);

        public static Rover of(int to) {
            return ALL.get(to);
        }
    }

    /** One step of one of one's bots. */
    record Bot(int from, int to) implements OnMarsAction {
        private static final List<Bot> ALL = each(MarsMap.HEXES * MarsMap.HEXES,
                i -> new Bot(i / MarsMap.HEXES, i % MarsMap.HEXES));

        public static Bot of(int from, int to) {
            return ALL.get(MarsMap.HEXES * from + to);
        }
    }

    /** Uses the fitting technology of a company. */
    record UseTech(Seat owner) implements OnMarsAction {
        private static final List<UseTech> ALL = each(Owner.SEATS, i -> new UseTech(Seat.of(i)));

        public static UseTech of(int company) {
            return ALL.get(company);
        }
    }

    /** Chooses the type to build. */
    record Construct(Building type) implements OnMarsAction {
        private static final List<Construct> ALL = each(Building.ALL.size(), i -> new Construct(Building.of(i)));

        public static Construct of(Building type) {
            return ALL.get(type.ordinal());
        }
    }

    /** Chooses a hex: for a building, a bot, a tile or a displaced piece. */
    record At(int hex) implements OnMarsAction {
        private static final List<At> ALL = each(MarsMap.HEXES, At::new);

        public static At of(int hex) {
            return ALL.get(hex);
        }
    }

    /** Chooses the blueprint to build. */
    record Upgrade(Blueprint card) implements OnMarsAction {
        private static final List<Upgrade> ALL = each(Blueprint.ALL.size(), i -> new Upgrade(Blueprint.of(i)));

        public static Upgrade of(Blueprint card) {
            return ALL.get(card.ordinal());
        }
    }

    /** Takes the ship from that action of the depot to the hangar. */
    record Welcome(Executive slot) implements OnMarsAction {
        private static final List<Welcome> ALL = each(Executive.SHIPS, i -> new Welcome(Executive.of(i)));

        public static Welcome of(int slot) {
            return ALL.get(slot);
        }
    }

    /** What the ship brings: colonists only, or a bot in place of one of them. */
    record Unload(boolean bot) implements OnMarsAction {
        public static final Unload COLONISTS = new Unload(false);
        public static final Unload BOT = new Unload(true);

        public static Unload of(boolean bot) {
            return bot ? BOT : COLONISTS;
        }
    }

    /** Hires a scientist. */
    record Hire(Scientist scientist) implements OnMarsAction {
        private static final List<Hire> ALL = each(Scientist.ALL.size(), i -> new Hire(Scientist.of(i)));

        public static Hire of(Scientist scientist) {
            return ALL.get(scientist.ordinal());
        }
    }

    /** Takes a contract of the display. */
    record Sign(Contract contract) implements OnMarsAction {
        private static final List<Sign> ALL = each(Contract.ALL.size(), i -> new Sign(Contract.of(i)));

        public static Sign of(Contract contract) {
            return ALL.get(contract.ordinal());
        }
    }

    /** Puts a contract of the deck into the gap of the display. */
    record Offer(Contract contract) implements OnMarsAction {
        private static final List<Offer> ALL = each(Contract.ALL.size(), i -> new Offer(Contract.of(i)));

        public static Offer of(Contract contract) {
            return ALL.get(contract.ordinal());
        }
    }

    /** Brings a colonist home from an action. */
    record Recall(MainAction from) implements OnMarsAction {
        private static final List<Recall> ALL = each(MainAction.ALL.size(), i -> new Recall(MainAction.of(i)));

        public static Recall of(MainAction from) {
            return ALL.get(from.ordinal());
        }
    }

    /** Chooses one of the two face-up discovery tiles. */
    record Explore(Discovery tile) implements OnMarsAction {
        private static final List<Explore> ALL = each(Discovery.ALL.size(), i -> new Explore(Discovery.of(i)));

        public static Explore of(Discovery tile) {
            return ALL.get(tile.ordinal());
        }
    }

    /** Chooses the benefit of the life support system. */
    record Claim(Benefit benefit) implements OnMarsAction {
        private static final List<Claim> ALL = each(Benefit.ALL.size(), i -> new Claim(Benefit.of(i)));

        public static Claim of(Benefit benefit) {
            return ALL.get(benefit.ordinal());
        }
    }

    /** Shows a B card of the First Colonists whose task was done this turn, for its reward. */
    record ClaimTask(Beginner.CardB card) implements OnMarsAction {
        private static final List<ClaimTask> ALL = each(Beginner.CardB.ALL.size(),
                i -> new ClaimTask(Beginner.CardB.of(i)));

        public static ClaimTask of(Beginner.CardB card) {
            return ALL.get(card.ordinal());
        }
    }

    /** Everything that needs no more words. */
    enum Plain implements OnMarsAction {
        /** Ends the turn. */
        END_TURN,
        /** Wants no more of what is offered. */
        ENOUGH,
        /** Lets the pieces that have moved stay where they are. */
        STOP,
        /** Sends a colonist to work to pay with. */
        PAY_COLONIST,
        /** Brings a colonist home from the working area. */
        RECALL_WORKER,
        /** Keeps the oxygen for a technology others used. */
        KEEP_OXYGEN,
        /** Rides with the shuttle. */
        RIDE,
        /** Flies with a ship of one's own. */
        FLY,
        /** Stays where one is. */
        STAY,
        /** Lets a game end in which nothing happens any more, if all agree. */
        END_GAME,
        /** Plays it on. */
        GO_ON
    }
}
