package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.engine.Several;
import cydonia.engine.Why;
import cydonia.games.onmars.OnMarsAction.Pay;
import cydonia.games.onmars.OnMarsAction.Plain;
import cydonia.games.onmars.OnMarsAction.Receive;
import cydonia.games.onmars.OnMarsHappening.Scored;
import cydonia.games.onmars.OnMarsObstacle.*;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Discovery;
import cydonia.games.onmars.cards.Effect;
import cydonia.games.onmars.cards.Executive;
import cydonia.games.onmars.cards.Goal;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.LabSpace;
import cydonia.games.onmars.cards.MainAction;
import cydonia.games.onmars.cards.Research;
import cydonia.games.onmars.cards.Tech;
import cydonia.games.onmars.cards.TurnSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Effects: whether one is possible, how it begins, and the small ones that need no chapter of their own. */
final class Effects {

    /** Flags of frames: the first must be done, and what the effect allows. */
    static final int MUST = 1;
    static final int CRYSTALS = 2;
    static final int PAYING = 4;
    static final int TECH = 8;
    static final int ANYWHERE = 16;
    static final int SCIENTISTS = 32;
    static final int CONTRACTS = 64;
    static final int SLOTS = 128;
    static final int WORK = 256;

    /** Numbers for all effects, by where they are printed; the stack knows effects by number. */
    static final int MAIN = 0;
    static final int EXECUTIVE = MAIN + MainAction.ALL.size();
    static final int BLUEPRINT = EXECUTIVE + Executive.ALL.size();
    static final int DISCOVERY = BLUEPRINT + Blueprint.ALL.size();
    static final int LABORATORY = DISCOVERY + Discovery.ALL.size();
    static final int SPACE = LABORATORY + LabSpace.ALL.size();
    static final int GOAL = SPACE + TurnSpace.ALL.size();
    static final int DEVELOPMENTS = GOAL + Goal.ALL.size();
    static final int RESEARCH = DEVELOPMENTS + 1;

    private static final Effect[] ALL = all();
    /** Any one of these buys a colonist; a mineral stands for either. */
    private static final List<Item> COLONIST_PRICE = List.of(Item.WATER, Item.PLANT, Item.MINERAL);

    private Effects() {
    }

    private static Effect[] all() {
        List<Effect> all = new ArrayList<>();
        MainAction.ALL.forEach(main -> all.add(main.effect()));
        Executive.ALL.forEach(executive -> all.add(executive.effect()));
        Blueprint.ALL.forEach(card -> all.add(card.action()));
        Discovery.ALL.forEach(tile -> all.add(tile.effect()));
        LabSpace.ALL.forEach(space -> all.add(space.bonus()));
        TurnSpace.ALL.forEach(space -> all.add(space.benefit()));
        Goal.ALL.forEach(goal -> all.add(goal.reward()));
        all.add(Goal.DEVELOPMENTS);
        all.add(Research.EFFECT);
        return all.toArray(Effect[]::new);
    }

    static Effect of(int number) {
        return ALL[number];
    }

    /** Whether at least part of it can be done with that many colonists in the quarters and crystals to spend. */
    static boolean possible(Table t, int seat, Effect effect, int quarters, int crystals, Why why) {
        Company c = t.companies[seat];
        return switch (effect) {
            case Effect.Nothing() -> false;
            case Effect.Gain(Item item, int n, boolean boost) -> !item.isResource() || Economy.hasRoom(t, seat, item)
                    || why.asked() && why.not(new NoRoom(item, c.storage()));
            case Effect.GainColonists(int n) -> Economy.colonistCanCome(c)
                    || why.asked() && why.not(new NoRoomForColonists(c.quartersCapacity()));
            case Effect.Score(int points) -> true;
            case Effect.GainAny(int n) ->
                roomForAny(t, seat) || why.asked() && why.not(new NoRoom(Item.PLANT, c.storage()));
            case Effect.Stock(int n, boolean crystalsToo, boolean boost) -> Warehouse.possible(t, seat, crystalsToo)
                    || why.asked() && why.not(new NothingInWarehouse());
            case Effect.Learn(int n, boolean boost) -> Laboratory.canLearn(t, seat, crystals, why);
            case Effect.Develop(int n, boolean pay, boolean boost) -> Laboratory.canDevelop(t, seat, pay, crystals)
                    || why.asked() && why.not(new NothingToDevelop());
            case Effect.TakePlans(int n, boolean boost) -> Plans.possible(t, seat, why);
            case Effect.Construct(Building type, boolean boost) -> Construction.possible(t, seat, type, quarters,
                    boost ? quarters : 0, why);
            case Effect.ConstructAny() -> Construction.possibleAny(t, seat, quarters)
                    || why.asked() && why.not(new NothingToBuild());
            case Effect.Upgrade(int n, boolean pay, boolean tech, boolean anywhere, boolean boost) -> Upgrading
                    .possible(t, seat, pay, anywhere, why);
            case Effect.Drive(int bots, int rover, boolean tech, boolean collecting) -> bots + rover + crystals > 0
                    || tech && t.hasTech(Tech.ROVER)
                    || why.asked() && why.not(new NoPoints());
            case Effect.WelcomeShip(int colonists, boolean pay, boolean boost) -> Ships.possible(t, seat, pay, why);
            case Effect.Hire(boolean scientists, boolean contracts, boolean pay) -> Hiring.possible(t, seat,
                    hireFlags(scientists, contracts, pay), quarters, crystals)
                    || why.asked() && why.not(new NobodyToHire());
            case Effect.Retrieve(int n, boolean slots, boolean work) -> work && c.working > 0
                    || slots && Travel.onSlots(t, seat) > 0 || why.asked() && why.not(new NobodyToRecall());
            case Effect.Produce() -> Production.anything(t, seat) || why.asked() && why.not(new NothingProduces());
            case Effect.Travel(boolean toOrbitOnly) -> !toOrbitOnly || !c.inOrbit()
                    || why.asked() && why.not(new AlreadyInOrbit());
            case Effect.Radar() -> radarPossible(t, seat, quarters, crystals)
                    || why.asked() && why.not(new NoUsefulTile());
            case Effect.Trade() -> c.resources() > 0 || why.asked() && why.not(new TooFewResources(0, 1));
            case Effect.BuyColonist() -> Economy.colonistCanCome(c) && c.stock[0] + c.stock[2] + c.stock[3] > 0;
        };
    }

    private static boolean roomForAny(Table t, int seat) {
        for (int r = 1; r < Item.RESOURCES; r++) {
            if (Economy.hasRoom(t, seat, Item.of(r))) {
                return true;
            }
        }
        return false;
    }

    private static int hireFlags(boolean scientists, boolean contracts, boolean pay) {
        return (scientists ? SCIENTISTS : 0) | (contracts ? CONTRACTS : 0) | (pay ? PAYING : 0);
    }

    /** As things stand, without asking why. */
    static boolean possible(Table t, int seat, Effect effect) {
        return possible(t, seat, effect, t.companies[seat].quarters, Economy.power(t, seat), Why.NOT_ASKED);
    }

    /** Owes the effect; what must not be done may be skipped. */
    static void owe(Table t, int seat, int number, boolean must) {
        t.push(Task.BEGIN, seat, number, must ? MUST : 0, 0);
    }

    /** Starts an effect that was owed. What has become impossible falls away. */
    static void begin(Table t) {
        int seat = t.who();
        int number = t.a();
        int must = t.b();
        t.pop();
        if (t.isAutoma(seat)) {
            Lacerda.benefit(t, ALL[number]);
        } else {
            begin(t, seat, ALL[number], must);
        }
    }

    private static void begin(Table t, int seat, Effect effect, int must) {
        Company c = t.companies[seat];
        int beds = c.quarters;
        switch (effect) {
            case Effect.Nothing() -> {
            }
            case Effect.Gain(Item item, int n, boolean boost) -> {
                Economy.gain(t, seat, item, n);
                if (boost && beds > 0) {
                    t.push(Task.GAIN_AGAIN, seat, item.ordinal(), beds, 0);
                }
            }
            case Effect.GainColonists(int n) -> Economy.gainColonists(t, seat, n);
            case Effect.Score(int points) -> {
                c.pointsMine += points;
                if (t.listens()) {
                    t.tell(new Scored(t.owner(seat), Scored.Source.MINERAL_MINE, points));
                }
            }
            case Effect.GainAny(int n) -> t.push(Task.RECEIVE, seat, n, 0, 0);
            case Effect.Stock(int n, boolean crystals, boolean boost) -> t.push(Task.STOCK, seat, n, boost ? beds : 0,
                    must | (crystals ? CRYSTALS : 0));
            case Effect.Learn(int n, boolean boost) -> t.push(Task.LEARN, seat, n, boost ? beds : 0, must);
            case Effect.Develop(int n, boolean pay, boolean boost) -> t.push(Task.DEVELOP, seat, n, boost ? beds : 0,
                    must | (pay ? PAYING : 0));
            case Effect.TakePlans(int n, boolean boost) -> t.push(Task.PLANS, seat, n, boost ? beds : 0, must);
            case Effect.Construct(Building type, boolean boost) -> t.push(Task.CONSTRUCT, seat, type.ordinal(),
                    boost ? beds : 0, must);
            case Effect.ConstructAny() -> t.push(Task.CONSTRUCT, seat, -1, 0, must);
            case Effect.Upgrade(int n, boolean pay, boolean tech, boolean anywhere, boolean boost) -> t.push(
                    Task.UPGRADE,
                    seat, n, boost ? beds : 0, must | (pay ? PAYING : 0) | (tech ? TECH : 0) | (anywhere ? ANYWHERE : 0));
            case Effect.Drive(int bots, int rover, boolean tech, boolean collecting) ->
                Movement.begin(t, seat, bots, rover,
                        tech, collecting);
            case Effect.WelcomeShip(int colonists, boolean pay, boolean boost) -> Ships.begin(t, seat, colonists, pay,
                    boost ? beds : 0, must);
            case Effect.Hire(boolean scientists, boolean contracts, boolean pay) -> t.push(Task.HIRE, seat, 0, 0,
                    must | hireFlags(scientists, contracts, pay));
            case Effect.Retrieve(int n, boolean slots, boolean work) -> t.push(Task.RETRIEVE, seat, n, 0,
                    (slots ? SLOTS : 0) | (work ? WORK : 0));
            case Effect.Produce() -> {
                Production.produce(t, seat);
                if (beds > 0) {
                    t.push(Task.PRODUCE_AGAIN, seat, 0, beds, 0);
                }
            }
            case Effect.Travel(boolean toOrbitOnly) -> t.push(Task.TRAVEL, seat, c.inOrbit() ? 0 : 1, 1, 0);
            case Effect.Radar() -> {
                if (t.radarTile >= 0) {
                    owe(t, seat, DISCOVERY + t.radarTile, false);
                } else {
                    t.push(Task.RADAR, seat);
                }
            }
            case Effect.Trade() -> {
                t.push(Task.RECEIVE, seat, 2, beds, 0);
                Payment.owe(t, seat, Payment.ANY);
            }
            case Effect.BuyColonist() -> t.push(Task.BUY_COLONIST, seat);
        }
    }

    // ---- more of the same gain, by colonists

    static void listGainAgain(Table t, Choices<OnMarsAction> choices) {
        if (t.b() > 0 && t.companies[t.who()].quarters > 0) {
            choices.add(Plain.PAY_COLONIST);
        }
        choices.add(Plain.ENOUGH);
    }

    static void answerGainAgain(Table t, OnMarsAction action) {
        if (action == Plain.ENOUGH) {
            t.pop();
            return;
        }
        Economy.sendToWork(t, t.who(), 1);
        Economy.gain(t, t.who(), Item.of(t.a()), 1);
        t.b(t.b() - 1);
        t.c(t.picked(t.c()));
    }

    /** How many colonists: each brings one more. */
    static Optional<Several<OnMarsAction>> severalGains(Table t) {
        int most = Math.min(t.b(), t.companies[t.who()].quarters);
        return most + t.c() < 2
                ? Optional.empty()
                : Optional.of(Several.<OnMarsAction>of(Payment.COLONISTS, 0, most).done(Plain.ENOUGH).picked(t.c())
                        .item(Plain.PAY_COLONIST, most).build());
    }

    // ---- resources of one's choice

    static void listReceive(Table t, Choices<OnMarsAction> choices) {
        int seat = t.who();
        if (t.a() > 0 || t.b() > 0 && t.companies[seat].quarters > 0) {
            for (int r = 1; r < Item.RESOURCES; r++) {
                if (Economy.hasRoom(t, seat, Item.of(r))) {
                    choices.add(Receive.of(Item.of(r)));
                }
            }
        }
        choices.add(Plain.ENOUGH);
    }

    static void answerReceive(Table t, OnMarsAction action) {
        if (action instanceof Receive(Item item)) {
            t.spendRepeat();
            Economy.gain(t, t.who(), item, 1);
        } else {
            t.pop();
        }
    }

    // ---- a colonist for water or a plant

    static void listBuyColonist(Table t, Choices<OnMarsAction> choices) {
        Company c = t.companies[t.who()];
        if (Economy.colonistCanCome(c)) {
            for (Item item : COLONIST_PRICE) {
                if (c.stock[item.ordinal()] > 0) {
                    choices.add(Pay.of(item));
                }
            }
        }
        choices.add(Plain.ENOUGH);
    }

    static void answerBuyColonist(Table t, OnMarsAction action) {
        int seat = t.who();
        t.pop();
        if (action instanceof Pay(Item item)) {
            t.companies[seat].stock[item.ordinal()]--;
            if (t.listens()) {
                t.tell(new OnMarsHappening.Paid(t.owner(seat), item, 1));
            }
            Economy.gainColonists(t, seat, 1);
        }
    }

    // ---- the Radar keeps the first tile it was used with

    private static boolean radarPossible(Table t, int seat, int quarters, int crystals) {
        if (t.radarTile >= 0) {
            return possible(t, seat, Discovery.of(t.radarTile).effect(), quarters, crystals, Why.NOT_ASKED);
        }
        for (byte tile : t.exploration) {
            if (tile >= 0 && possible(t, seat, Discovery.of(tile).effect(), quarters, crystals, Why.NOT_ASKED)) {
                return true;
            }
        }
        return false;
    }

    static void answerRadar(Table t, OnMarsAction action) {
        int seat = t.who();
        Discovery tile = ((OnMarsAction.Explore) action).tile();
        t.pop();
        t.radarTile = tile.ordinal();
        Travel.replace(t, tile);
        if (t.listens()) {
            t.tell(new OnMarsHappening.RadarLoaded(t.owner(seat), tile));
        }
        owe(t, seat, DISCOVERY + tile.ordinal(), false);
    }
}
