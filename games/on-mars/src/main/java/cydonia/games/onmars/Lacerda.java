package cydonia.games.onmars;

import cydonia.games.onmars.OnMarsHappening.SoloCardShown;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Effect;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.MainAction;
import cydonia.games.onmars.cards.SoloCard;

/** Lacerda, the opponent of the solo game: he draws a card and does what it says, by fixed preferences. */
final class Lacerda {

    private static final int ME = Table.AUTOMA;
    /** Follows the three numbered actions: the second half of a development. */
    static final int DEVELOP_LEAST = 4;
    private static final int WHOLE_DECK = (1 << 12) - 1;
    private static final int[] WAREHOUSE_ORDER = {5, 1, 2, 3, 4};

    private Lacerda() {
    }

    // ---- his turn

    static void turn(Table t) {
        t.pop();
        t.push(Task.END_TURN, ME);
        if (t.soloDeck == 0) {
            t.soloDeck = WHOLE_DECK;
            t.secondPass = true;
        }
        int drawn = t.drawn(t.soloDeck);
        t.soloDeck &= ~(1 << drawn);
        t.soloCard = drawn;
        SoloCard card = SoloCard.ALL.get(drawn);
        if (t.listens()) {
            t.tell(new SoloCardShown(card));
        }
        if (t.secondPass) {
            Missions.step(t, ME, card.mission());
        }
        t.push(Task.AUTOMA_ACTION, ME, card.action());
    }

    /** The numbered action of his side; if it cannot be done, the rover moves. */
    static void act(Table t) {
        int action = t.a();
        t.pop();
        if (action == DEVELOP_LEAST) {
            LacerdaInOrbit.develop(t, false);
        } else if (!(t.companies[ME].inOrbit() ? inOrbit(t, action) : inColony(t, action))) {
            t.push(Task.AUTOMA_ROVER, ME);
        }
    }

    private static boolean inOrbit(Table t, int action) {
        return switch (action) {
            case 1 ->
                LacerdaInOrbit.canTakePlan(t) && enter(t, MainAction.OBTAIN_BLUEPRINT, 0) && LacerdaInOrbit.takePlan(t);
            case 2 -> LacerdaInOrbit.learn(t);
            default -> LacerdaInOrbit.canDevelop(t) && enter(t, MainAction.RESEARCH_DEVELOPMENT, 0)
                    && LacerdaInOrbit.developTwice(t);
        };
    }

    private static boolean inColony(Table t, int action) {
        return switch (action) {
            case 1 ->
                LacerdaInColony.canBuild(t) && enter(t, MainAction.CONSTRUCT_BUILDING, 0) && owe(t, Task.AUTOMA_BUILD);
            case 2 -> LacerdaInColony.canUpgrade(t) && enter(t, MainAction.UPGRADE_BUILDING, 0)
                    && owe(t, Task.AUTOMA_UPGRADE);
            default -> LacerdaInColony.hire(t, true);
        };
    }

    private static boolean owe(Table t, Task op) {
        t.push(op, ME);
        return true;
    }

    /** He pays others' presence in crystals only, and keeps some for the action itself. */
    static boolean enter(Table t, MainAction main, int keep) {
        if (main.hasOwnSlots() && t.slots(main.ordinal(), ME) > 0) {
            return false;
        }
        int cost = Slots.cost(t, ME, main);
        if (t.companies[ME].crystals < cost + keep) {
            return false;
        }
        Slots.makeRoom(t, main);
        t.companies[ME].crystals -= cost;
        Slots.enter(t, ME, main);
        return true;
    }

    // ---- benefits

    static void benefit(Table t, Effect effect) {
        switch (effect) {
            case Effect.Gain(Item item, int n, boolean boost) -> Economy.gain(t, ME, item, n);
            case Effect.Stock(int n, boolean crystals, boolean boost) -> {
                for (int i = 0; i < n; i++) {
                    takeMost(t);
                }
            }
            case Effect.Learn(int n, boolean boost) -> LacerdaInOrbit.learn(t);
            case Effect.Develop(int n, boolean pay, boolean boost) -> LacerdaInOrbit.developTwice(t);
            case Effect.TakePlans(int n, boolean boost) -> {
                for (int i = 0; i < n && LacerdaInOrbit.canTakePlan(t); i++) {
                    LacerdaInOrbit.takePlan(t);
                }
            }
            case Effect.Construct(Building type, boolean boost) -> {
                if (LacerdaInColony.sites(t, type.ordinal()).first() >= 0) {
                    LacerdaInColony.build(t, type);
                }
            }
            case Effect.ConstructAny() -> t.push(Task.AUTOMA_BUILD, ME);
            case Effect.Upgrade(int n, boolean pay, boolean tech, boolean anywhere, boolean boost) -> t
                    .push(Task.AUTOMA_UPGRADE, ME);
            case Effect.Drive(int bots, int rover, boolean tech, boolean collecting) ->
                LacerdaInColony.moveIcon(t, t.icon + 1);
            case Effect.Hire(boolean scientists, boolean contracts, boolean pay) -> LacerdaInColony.hire(t, false);
            case Effect.BuyColonist() -> t.push(Task.AUTOMA_ROVER, ME);
            case Effect.Nothing _,Effect.GainColonists _,Effect.Score _,Effect.GainAny _,Effect.WelcomeShip _,Effect.Retrieve _,Effect.Produce _,Effect.Travel _,Effect.Radar _,Effect.Trade _ -> {
                // none of these is ever his: they stand on blueprints and goals
            }
        }
    }

    /** What the warehouse has most of, the leftmost if equal; resources go to the supply. */
    private static void takeMost(Table t) {
        int most = WAREHOUSE_ORDER[0];
        for (int item : WAREHOUSE_ORDER) {
            if (t.warehouse[item] > t.warehouse[most]) {
                most = item;
            }
        }
        if (t.warehouse[most] > 0) {
            t.warehouse[most]--;
            Economy.gain(t, ME, Item.of(most), 1);
        }
    }

    // ---- questions the rules put to him

    static void answer(Table t, Task op) {
        switch (op) {
            case BENEFIT -> {
                t.pop();
                if (t.slots(MainAction.HIRE_OR_CONTRACT.ordinal(), ME) > 0) {
                    Slots.leave(t, ME, MainAction.HIRE_OR_CONTRACT);
                } else {
                    Economy.gain(t, ME, Item.CRYSTAL, 1);
                }
            }
            case OXYGEN -> {
                int tech = t.a();
                t.pop();
                int to = LacerdaInOrbit.target(t.companies[ME], tech);
                if (to >= 0) {
                    Laboratory.develop(t, ME, tech, to);
                }
            }
            case DISPLACE -> {
                t.choices.clear();
                Surface.listDisplaced(t, t.choices);
                int size = t.choices.size();
                Surface.answerDisplaced(t, t.choices.get(size == 1 ? 0 : t.roll(size)));
            }
            default -> throw new IllegalStateException("Lacerda is never asked " + op);
        }
    }
}
