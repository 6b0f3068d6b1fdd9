package cydonia.games.onmars;

import cydonia.games.onmars.OnMarsHappening.IconMoved;
import cydonia.games.onmars.OnMarsHappening.SoloCardShown;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.Discovery;
import cydonia.games.onmars.cards.Effect;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.MainAction;
import cydonia.games.onmars.cards.Mission;
import cydonia.games.onmars.cards.Scientist;
import cydonia.games.onmars.cards.SoloCard;
import cydonia.games.onmars.cards.Tech;
import cydonia.games.onmars.cards.TurnSpace;

/** Lacerda, the opponent of the solo game: he draws a card and does what it says, by fixed preferences. */
final class Lacerda {

    private static final int ME = Table.AUTOMA;
    private static final int HUMAN = 0;
    /** Follows the three numbered actions: the second half of a development. */
    private static final int DEVELOP_LEAST = 4;
    private static final int ENOUGH_SCIENTISTS = 2;
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
        if (t.told()) {
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
            develop(t, false);
        } else if (!(t.companies[ME].inOrbit() ? inOrbit(t, action) : inColony(t, action))) {
            t.push(Task.AUTOMA_ROVER, ME);
        }
    }

    private static boolean inOrbit(Table t, int action) {
        return switch (action) {
            case 1 -> canTakePlan(t) && enter(t, MainAction.OBTAIN_BLUEPRINT, 0) && takePlan(t);
            case 2 -> learn(t);
            default -> canDevelop(t) && enter(t, MainAction.RESEARCH_DEVELOPMENT, 0) && developTwice(t);
        };
    }

    private static boolean inColony(Table t, int action) {
        return switch (action) {
            case 1 -> canBuild(t) && enter(t, MainAction.CONSTRUCT_BUILDING, 0) && owe(t, Task.AUTOMA_BUILD);
            case 2 -> canUpgrade(t) && enter(t, MainAction.UPGRADE_BUILDING, 0) && owe(t, Task.AUTOMA_UPGRADE);
            default -> hire(t, true);
        };
    }

    private static boolean owe(Table t, Task op) {
        t.push(op, ME);
        return true;
    }

    /** He pays others' presence in crystals only, and keeps some for the action itself. */
    private static boolean enter(Table t, MainAction main, int keep) {
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

    // ---- Orbit

    private static boolean canTakePlan(Table t) {
        return t.companies[ME].freeMarkers() > 0 && Plans.anyShown(t);
    }

    /** What his scientists score comes first; then the leftmost card of the fuller row, the bottom one if equal. */
    private static boolean takePlan(Table t) {
        int card = bestPlan(t, true);
        Plans.take(t, ME, Blueprint.of(card >= 0 ? card : bestPlan(t, false)));
        return true;
    }

    private static int bestPlan(Table t, boolean scoring) {
        int bottom = 0;
        int top = 0;
        for (int at = 0; at < Plans.ROW; at++) {
            bottom += t.plans[at] >= 0 ? 1 : 0;
            top += t.plans[at + Plans.ROW] >= 0 ? 1 : 0;
        }
        int from = top > bottom ? Plans.ROW : 0;
        for (int i = 0; i < t.plans.length; i++) {
            int card = t.plans[(from + i) % t.plans.length];
            if (card >= 0 && (!scoring || scores(t, Blueprint.of(card).building()))) {
                return card;
            }
        }
        return -1;
    }

    private static boolean scores(Table t, Building type) {
        for (Scientist scientist : Scientist.ALL) {
            if (t.scientistOwner[scientist.ordinal()] == ME && scientist.scores() == type) {
                return true;
            }
        }
        return false;
    }

    private static int learnable(Table t) {
        Company c = t.companies[ME];
        if (!c.occupied(0) || !c.occupied(1)) {
            for (int at = 0; at < t.grid.length; at++) {
                if (t.grid[at] >= 0 && c.lab[t.grid[at]] < 0) {
                    return at;
                }
            }
        }
        return -1;
    }

    /** The cheapest tile he lacks, the leftmost of these. */
    private static boolean learn(Table t) {
        int at = learnable(t);
        if (at < 0) {
            return false;
        }
        int tech = t.grid[at];
        t.grid[at] = Table.NONE;
        Laboratory.shelve(t, ME, tech, t.companies[ME].occupied(0) ? 1 : 0);
        return true;
    }

    private static boolean canDevelop(Table t) {
        return Laboratory.canDevelop(t, ME, false, 0);
    }

    private static boolean developTwice(Table t) {
        t.push(Task.AUTOMA_ACTION, ME, DEVELOP_LEAST);
        develop(t, true);
        return true;
    }

    /** His most or least advanced tile that can move; of equals the lower one. */
    private static void develop(Table t, boolean most) {
        Company c = t.companies[ME];
        int chosen = -1;
        for (int tech = 0; tech < c.lab.length; tech++) {
            if (c.lab[tech] >= 0 && target(c, tech) >= 0 && (chosen < 0 || before(c, tech, chosen, most))) {
                chosen = tech;
            }
        }
        if (chosen >= 0) {
            Laboratory.develop(t, ME, chosen, target(c, chosen));
        }
    }

    private static boolean before(Company c, int tech, int other, boolean most) {
        int difference = c.level(tech) - c.level(other);
        return difference == 0 ? c.lab[tech] > c.lab[other] : most == difference > 0;
    }

    /** The upper of the two spaces if it is free. */
    private static int target(Company c, int tech) {
        for (int which = 0; which < 2; which++) {
            if (Laboratory.canMove(c, tech, which, false, 0)) {
                return Laboratory.right(c.lab[tech], which);
            }
        }
        return -1;
    }

    // ---- Colony

    /** The type of his icon or the next the colony needs; a mine always will do. Negative if nothing can be built. */
    private static int nextType(Table t) {
        for (int i = 0; i < 5; i++) {
            int type = (t.icon + i) % 5;
            boolean needed = type == 0 || t.rows[type - 1] < LifeSupport.markerRow(t);
            if (needed && sites(t, type).first() >= 0) {
                return type;
            }
        }
        return -1;
    }

    private static boolean canBuild(Table t) {
        return nextType(t) >= 0;
    }

    static void build(Table t) {
        t.pop();
        int type = nextType(t);
        if (type >= 0) {
            build(t, Building.of(type));
        }
    }

    private static void build(Table t, Building type) {
        int hex = sites(t, type.ordinal()).among(t);
        int kind = Surface.kind(type.ordinal(), ME);
        int joined = 0;
        if (Construction.touches(t, hex, kind)) {
            joined = Surface.joined(t, hex, kind);
            Laboratory.use(t, ME, owner(t, type.tech(), joined), type.tech());
        }
        if (type != Building.SHELTER) {
            moveIcon(t, type.ordinal() + 1);
        }
        Construction.place(t, ME, type, hex, joined);
    }

    private static void moveIcon(Table t, int to) {
        t.icon = to % 5;
        if (t.told()) {
            t.tell(new IconMoved(Building.of(t.icon)));
        }
    }

    /** His own tile if it is good enough. */
    private static int owner(Table t, Tech tech, int level) {
        return t.companies[ME].level(tech.ordinal()) >= level ? ME : HUMAN;
    }

    /**
     * The whole map is his zone: the largest complex technology allows, else two away. Among equals he spares tiles and
     * crystals, then disturbs the human's pieces, then rolls a die.
     */
    private static Pick sites(Table t, int type) {
        Pick pick = new Pick();
        if (type == Table.SHELTER_KIND ? t.companies[ME].shelters == Company.SHELTERS : t.tilesLeft[type] == 0) {
            return pick;
        }
        int kind = Surface.kind(type, ME);
        int reach = Laboratory.best(t, ME, Tech.of(type));
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (t.building[hex] < 0 && Construction.fits(t, hex, kind, reach)) {
                boolean disturbs = t.piece[hex] >= 0 && (t.piece[hex] & 3) == HUMAN;
                boolean spares = t.tile[hex] < 0 && !Surface.hasGem(t, hex);
                pick.offer(hex, 4 * Surface.joined(t, hex, kind) + (spares ? 2 : 0) + (disturbs ? 1 : 0));
            }
        }
        return pick;
    }

    /** On every level-up he builds a shelter, welcomes a ship and gets a bot. */
    static void levelUp(Table t) {
        Company c = t.companies[ME];
        if (c.ships != 0) {
            c.ships &= c.ships - 1;
            c.hangar++;
        }
        if (c.bots < Company.BOTS) {
            c.bots++;
            Missions.contribute(t, ME, Mission.BOTS);
        }
        t.push(Task.AUTOMA_SHELTER, ME);
    }

    static void buildShelter(Table t) {
        t.pop();
        if (sites(t, Table.SHELTER_KIND).first() >= 0) {
            build(t, Building.SHELTER);
        }
    }

    private static boolean canUpgrade(Table t) {
        return nextUpgrade(t) >= 0;
    }

    /** A blueprint that can be built, one his scientists score first. */
    private static int nextUpgrade(Table t) {
        Pick pick = new Pick();
        for (int card = 0; card < t.planOwner.length; card++) {
            if (Upgrading.waiting(t, ME, card) && Upgrading.sites(t, ME, card, true, null)) {
                pick.offer(card, scores(t, Blueprint.of(card).building()) ? 1 : 0);
            }
        }
        return pick.first();
    }

    /** As many as technology allows. */
    static void upgrade(Table t) {
        t.pop();
        int left = 1 + Laboratory.best(t, ME, Tech.UPGRADE);
        for (int done = 0; done < left; done++) {
            int card = nextUpgrade(t);
            if (card < 0) {
                return;
            }
            if (done == 1) {
                Laboratory.use(t, ME, owner(t, Tech.UPGRADE, left - 1), Tech.UPGRADE);
            }
            Upgrading.place(t, ME, Blueprint.of(card), upgradeSite(t, Blueprint.of(card)));
        }
    }

    /** A mine of the human's first, then a building under one of the human's pieces. */
    private static int upgradeSite(Table t, Blueprint card) {
        int kind = Surface.kind(card.building().ordinal(), ME);
        Pick pick = new Pick();
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (t.building[hex] == kind && t.piece[hex] < Table.MARKER
                    && Surface.complex(t, hex) >= card.level()) {
                int piece = t.piece[hex];
                boolean mine = piece == Table.MINER + ME;
                boolean human = piece >= 0 && (piece & 3) == HUMAN;
                pick.offer(hex, mine ? 0 : human ? piece >= Table.MINER ? 3 : 2 : 1);
            }
        }
        return pick.among(t);
    }

    /** The scientist worth most; with two of them the contract worth most, which costs him a crystal. */
    private static boolean hire(Table t, boolean slot) {
        int card = bestOffer(t, true);
        boolean contract = card >= Hiring.CONTRACTS;
        int keep = contract ? 1 : 0;
        if (card < 0 || t.companies[ME].crystals < keep
                || slot && !enter(t, MainAction.HIRE_OR_CONTRACT, keep)) {
            return false;
        }
        card = bestOffer(t, false);
        if (contract) {
            t.companies[ME].crystals--;
            Hiring.sign(t, ME, Contract.of(card - Hiring.CONTRACTS));
        } else {
            Hiring.hire(t, ME, Scientist.of(card));
        }
        return true;
    }

    private static int bestOffer(Table t, boolean anyWillDo) {
        boolean wantsScientist = Goals.scientists(t, ME) < ENOUGH_SCIENTISTS && anyScientist(t);
        Pick pick = new Pick();
        for (byte card : t.offers) {
            if (card >= 0 && card < Hiring.CONTRACTS && wantsScientist) {
                pick.offer(card, potential(t, Scientist.of(card).scores()));
            } else if (card >= Hiring.CONTRACTS && !wantsScientist) {
                pick.offer(card, Contract.of(card - Hiring.CONTRACTS).pointsDone());
            }
        }
        return anyWillDo ? pick.first() : pick.among(t);
    }

    private static boolean anyScientist(Table t) {
        for (byte card : t.offers) {
            if (card >= 0 && card < Hiring.CONTRACTS) {
                return true;
            }
        }
        return false;
    }

    private static int potential(Table t, Building type) {
        int plans = 0;
        for (int card = 0; card < t.planOwner.length; card++) {
            if (t.planOwner[card] >= 0 && Blueprint.of(card).building() == type) {
                plans++;
            }
        }
        return plans;
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
            case Effect.Learn(int n, boolean boost) -> learn(t);
            case Effect.Develop(int n, boolean pay, boolean boost) -> developTwice(t);
            case Effect.TakePlans(int n, boolean boost) -> {
                for (int i = 0; i < n && canTakePlan(t); i++) {
                    takePlan(t);
                }
            }
            case Effect.Construct(Building type, boolean boost) -> {
                if (sites(t, type.ordinal()).first() >= 0) {
                    build(t, type);
                }
            }
            case Effect.ConstructAny() -> t.push(Task.AUTOMA_BUILD, ME);
            case Effect.Upgrade(int n, boolean pay, boolean tech, boolean anywhere, boolean boost) -> t
                    .push(Task.AUTOMA_UPGRADE, ME);
            case Effect.Drive(int bots, int rover, boolean tech, boolean collecting) -> moveIcon(t, t.icon + 1);
            case Effect.Hire(boolean scientists, boolean contracts, boolean pay) -> hire(t, false);
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
                int to = target(t.companies[ME], tech);
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

    // ---- the rover

    /** Towards the nearest tile he can take; crystals are spent only to reach it. */
    static void moveRover(Table t) {
        t.pop();
        Company c = t.companies[ME];
        int from = Movement.roverHex(c);
        Pick pick = new Pick();
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (t.tile[hex] >= 0 && t.piece[hex] < 0 && wants(t, t.tile[hex])) {
                pick.offer(hex, -MarsMap.distance(from, hex));
            }
        }
        int target = pick.among(t);
        if (target < 0) {
            return;
        }
        int away = MarsMap.distance(from, target);
        int tech = Laboratory.best(t, ME, Tech.ROVER);
        int points = 2;
        if (away > points && tech > 0) {
            points += tech;
            Laboratory.use(t, ME, owner(t, Tech.ROVER, tech), Tech.ROVER);
        }
        if (away > points && away <= points + c.crystals) {
            c.crystals -= away - points;
            points = away;
        }
        drive(t, from, away <= points ? target : closest(t, from, target, points));
    }

    private static boolean wants(Table t, int tile) {
        return tile >= Table.RESEARCH
                ? (t.companies[ME].research >> tile - Table.RESEARCH & 1) == 0 && canDevelop(t)
                : !Discovery.of(tile).isResources() && canUse(t, Discovery.of(tile).effect());
    }

    private static boolean canUse(Table t, Effect effect) {
        return switch (effect) {
            case Effect.Construct(Building type, boolean boost) -> sites(t, type.ordinal()).first() >= 0;
            case Effect.ConstructAny() -> canBuild(t);
            case Effect.Develop(int n, boolean pay, boolean boost) -> canDevelop(t);
            case Effect.Upgrade(int n, boolean pay, boolean tech, boolean anywhere, boolean boost) -> canUpgrade(t);
            case Effect.Hire(boolean scientists, boolean contracts, boolean pay) -> {
                int card = bestOffer(t, true);
                yield card >= 0 && (card < Hiring.CONTRACTS || t.companies[ME].crystals > 0);
            }
            case Effect.TakePlans(int n, boolean boost) -> canTakePlan(t);
            case Effect.Learn(int n, boolean boost) -> learnable(t) >= 0;
            default -> true;
        };
    }

    /** Where he can rest nearest to the target. */
    private static int closest(Table t, int from, int target, int points) {
        Pick pick = new Pick();
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (MarsMap.distance(from, hex) <= points && t.piece[hex] < 0 && t.tile[hex] < 0) {
                pick.offer(hex, -MarsMap.distance(hex, target));
            }
        }
        int best = pick.among(t);
        return best >= 0 && MarsMap.distance(best, target) < MarsMap.distance(from, target) ? best : from;
    }

    private static void drive(Table t, int from, int to) {
        if (from == to) {
            return;
        }
        Company c = t.companies[ME];
        if (c.rover >= 0) {
            t.piece[c.rover] = Table.NONE;
        }
        for (int at = from; at != to;) {
            at = nextStep(t, at, to);
            Movement.collectGem(t, ME, at);
        }
        if (t.told()) {
            t.tell(new OnMarsHappening.RoverMoved(t.owner(ME), from, to));
        }
        c.rover = to;
        t.piece[to] = (byte) (Table.ROVER + ME);
        Movement.takeTile(t, ME, to);
    }

    private static int nextStep(Table t, int at, int to) {
        int best = -1;
        for (int d = 0; d < MarsMap.DIRECTIONS; d++) {
            int next = MarsMap.neighbour(at, d);
            if (next >= 0 && MarsMap.distance(next, to) < MarsMap.distance(at, to)
                    && (best < 0 || Surface.hasGem(t, next))) {
                best = next;
            }
        }
        return best;
    }

    // ---- travelling

    static void shuttle(Table t, boolean ride) {
        if (ride && t.soloCard >= 0 && SoloCard.ALL.get(t.soloCard).travels()) {
            t.push(Task.TRAVEL, ME, t.companies[ME].inOrbit() ? 0 : 1, 1, 0);
        }
    }

    /** To Orbit he only takes a space; in the Colony he explores before and builds after. */
    static void travel(Table t, boolean toOrbit) {
        if (!toOrbit) {
            t.push(Task.LEVEL_CHECK, ME);
            t.push(Task.REFILL_QUEUE, ME);
            t.push(Task.OXYGEN_QUEUE, ME);
            t.push(Task.AUTOMA_BUILD, ME);
            explore(t);
        }
        Travel.settle(t, ME, TurnSpace.of(1 + t.drawn(free(t, toOrbit ? 0b1111 : 0b11110000))));
    }

    static int free(Table t, int among) {
        int free = among;
        for (Company c : t.companies) {
            if (c.space > 0) {
                free &= ~(1 << c.space - 1);
            }
        }
        return free;
    }

    /** The left tile, three from his rover, as far as possible from the human's. */
    private static void explore(Table t) {
        int tile = t.exploration[0] >= 0 ? t.exploration[0] : t.exploration[1];
        int human = Movement.roverHex(t.companies[HUMAN]);
        Pick pick = new Pick();
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (Travel.isSite(t, ME, hex)) {
                pick.offer(hex, MarsMap.distance(human, hex));
            }
        }
        int hex = pick.among(t);
        if (tile >= 0 && hex >= 0) {
            Travel.place(t, ME, Discovery.of(tile), hex);
        }
    }
}
