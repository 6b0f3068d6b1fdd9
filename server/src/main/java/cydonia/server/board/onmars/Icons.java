package cydonia.server.board.onmars;

import cydonia.engine.Thing;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Effect;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Research;
import cydonia.games.onmars.box.Reward;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.box.Things;
import cydonia.server.page.Shapes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The symbols of On Mars: one for each thing, the same wherever it is shown. */
final class Icons {

    static final String BLUEPRINT = of("blueprint");
    static final String CONTRACT = of("contract");
    static final String SCIENTIST = of("scientist");
    static final String FLAG = of("flag");
    static final String GOAL = of("goal");
    static final String BOT = of("bot");
    static final String ROVER = of("rover");
    static final String ORBIT = of("orbit");
    static final String COLONY = of("colony");
    static final String UNIT = of("unit");
    static final String COLONIST = of("colonist");
    static final String WORK = of("work");
    static final String SHIP = of("ship");
    static final String CUBE = of("cube");
    static final String TECH = of("tech");
    static final String DISCOVERY = of("discovery");
    private static final String RESEARCH = of("research");

    private static final Map<String, String> THINGS = new HashMap<>();

    static {
        put(BLUEPRINT, Blueprint.ALL);
        put(CONTRACT, Contract.ALL);
        put(SCIENTIST, Scientist.ALL);
        put(FLAG, Mission.ALL);
        put(DISCOVERY, Discovery.ALL);
        put(RESEARCH, Research.ALL);
        List.of(Tech.ALL, Item.ALL, Building.ALL)
                .forEach(all -> all.forEach(each -> THINGS.put(each.id(), of(each.id()))));
        List.of(Things.COLONIST, Things.GOAL, Things.SHIP, Things.ROVER, Things.BOT, Things.CUBE, Things.LEVEL,
                Things.SHUTTLE).forEach(thing -> THINGS.put(thing.word(), of(thing.word())));
        THINGS.put(Things.UNIT.word(), UNIT);
        THINGS.put(Things.RESOURCE.word(), of("any"));
        THINGS.put(Things.TURN_MARKER.word(), ORBIT);
        THINGS.put(Things.MISSIONS.word(), FLAG);
        THINGS.put(Things.CONTRACT.word(), CONTRACT);
        THINGS.put(Things.TECHNOLOGY.word(), TECH);
        THINGS.put(Things.RESEARCH.word(), RESEARCH);
        THINGS.put(Things.ADVANCED.word(), of("upgrade"));
        THINGS.put(Things.POINTS.word(), "points");
    }

    private Icons() {
    }

    private static void put(String icon, List<? extends Printed> all) {
        all.forEach(each -> THINGS.put(each.id(), icon));
    }

    /** A symbol of this game's own sheet. */
    static String of(String name) {
        return "onmars/" + name;
    }

    static String of(Item item) {
        return of(item.id());
    }

    static String of(Building building) {
        return of(building.id());
    }

    static String of(Tech tech) {
        return of(tech.id());
    }

    static Optional<String> of(Thing thing) {
        return Optional.ofNullable(THINGS.get(thing.word()));
    }

    static String of(Owner owner) {
        return owner.seat().map(Shapes::of).orElse("hexagon");
    }

    /** The class that gives an owner's colour. */
    static String seat(Owner owner) {
        return "seat-" + owner.seat().map(seat -> seat.word()).orElse("violet");
    }

    static String of(MainAction main) {
        return of(switch (main) {
            case LANDING_POD -> "pod";
            case OBTAIN_BLUEPRINT -> "blueprint";
            case LEARN_TECHNOLOGY -> "tech";
            case RESEARCH_DEVELOPMENT -> "flask";
            case RESUPPLY -> "warehouse";
            case CONTROL_CENTER -> "control";
            case CONSTRUCT_BUILDING -> "construct";
            case UPGRADE_BUILDING -> "upgrade";
            case WELCOME_SHIP -> "ship";
            case HIRE_OR_CONTRACT -> "scientist";
        });
    }

    static String of(Executive executive) {
        return of(executive.effect()).icon();
    }

    static String of(Reward reward) {
        return of(switch (reward) {
            case TECH_LEVEL -> "tech";
            case SHIPS -> "ship";
            case ADVANCED_BUILDINGS -> "upgrade";
            case MINES -> "mine";
            case BOTS -> "bot";
            case DISCOVERIES -> "discovery";
            case SHELTERS -> "shelter";
            case COLONISTS -> "colonist";
        });
    }

    /** What an effect does, as one symbol, and how often. */
    static Amount of(Effect effect) {
        return switch (effect) {
            case Effect.Nothing() -> new Amount("", "");
            case Effect.Gain(Item item, int n, boolean boost) -> new Amount(of(item), n);
            case Effect.GainColonists(int n) -> new Amount(COLONIST, n);
            case Effect.Score(int points) -> new Amount("points", points);
            case Effect.GainAny(int n) -> new Amount(of("any"), n);
            case Effect.Stock(int n, boolean crystals, boolean boost) -> new Amount(of("warehouse"), n);
            case Effect.Learn(int n, boolean boost) -> new Amount(of("tech"), n);
            case Effect.Develop(int n, boolean paying, boolean boost) -> new Amount(of("flask"), n);
            case Effect.TakePlans(int n, boolean boost) -> new Amount(BLUEPRINT, n);
            case Effect.Construct(Building type, boolean boost) -> new Amount(of(type), 1);
            case Effect.ConstructAny() -> new Amount(of("construct"), 1);
            case Effect.Upgrade upgrade -> new Amount(of("upgrade"), upgrade.n());
            case Effect.Drive drive -> drive.botPoints() > 0
                    ? new Amount(BOT, drive.botPoints())
                    : new Amount(ROVER, drive.roverPoints());
            case Effect.WelcomeShip _ -> new Amount(SHIP, 1);
            case Effect.Hire(boolean scientists, boolean contracts, boolean paying) ->
                new Amount(scientists ? SCIENTIST : CONTRACT, 1);
            case Effect.Retrieve retrieve -> new Amount(WORK, retrieve.n());
            case Effect.Produce() -> new Amount(of("produce"), 1);
            case Effect.Travel _ -> new Amount(of("shuttle"), 1);
            case Effect.Radar() -> new Amount(DISCOVERY, 1);
            case Effect.Trade() -> new Amount(of("either-way"), 1);
            case Effect.BuyColonist() -> new Amount(COLONIST, 1);
        };
    }
}
