package cydonia.games.onmars.language;

import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Thing;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.box.Things;
import cydonia.games.onmars.language.OnMarsHappening.*;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/** What happenings changed, in numbers and places. Lacerda has no seat: of him only common things are told. */
public final class Facts {

    private static final Thing WORKING_AREA = new Thing("working-area", new Text("working area", "espace de travail"));
    private static final Thing RADAR = new Thing("radar", Text.same("Radar"));

    private Facts() {
    }

    static List<Fact> of(OnMarsHappening happening) {
        return switch (happening) {
            case Acted(var who, var main) -> main.hasSlots() ? paid(who, Things.COLONIST, 1) : List.of();
            case Gained(var who, var item, int n, int lost) -> gained(who, item.thing(), n, lost);
            case Lost(var who, var item, int n) -> told(who, seat -> new Fact.Loss(seat, item.thing(), n));
            case Paid(var who, var item, int n) -> paid(who, item.thing(), n);
            case SentToWork(var who, int n) -> paid(who, Things.COLONIST, n);
            case ColonistsCame(var who, int n, int away) -> gained(who, Things.COLONIST, n, away);
            case CameHome(var who, int n, int away) -> gained(who, Things.COLONIST, n, away);
            case SlotsCleared(var main, var who, int n) ->
                Collections.nCopies(n, placed(who, Things.COLONIST, WORKING_AREA)).stream().flatMap(List::stream)
                        .toList();
            case GoalDiscarded(var who, var goal) -> paid(who, Things.GOAL, 1);
            case Learnt(var who, var tech, var space) -> placed(who, tech.thing(), bench(space));
            case Developed(var who, var tech, var space) -> placed(who, tech.thing(), bench(space));
            case PlanTaken(var who, var card) -> gained(who, card.thing(), 1, 0);
            case RoverMoved(var who, int from, int to) -> placed(who, Things.ROVER, hex(to));
            case BotMoved(var who, int from, int to) -> placed(who, Things.BOT, hex(to));
            case BotPlaced(var who, int hex) -> placed(who, Things.BOT, hex(hex));
            case Displaced(var who, boolean rover, int from, int to) -> placed(who, rover ? Things.ROVER : Things.BOT,
                    hex(to));
            case Collected(var who, var tile, int hex) -> gained(who, tile.thing(), 1, 0);
            case Built(var who, var type, int hex, int size) -> built(who, type, hex);
            case CrystalFound(var who, int hex) -> placed(who, Item.CRYSTAL.thing(), hex(hex));
            case CubePlaced(var who, var type) -> placed(who, Things.CUBE, type.thing());
            case Upgraded(var who, var card, int hex) -> placed(who, card.thing(), hex(hex));
            case LifeSupportGrew(var type, int row) -> List.of(new Fact.Moved(type.thing(), 1));
            case LevelReached(int level) -> List.of(new Fact.Moved(Things.LEVEL, 1));
            case ShipWelcomed(var who, var slot) -> gained(who, Things.SHIP, 1, 0);
            case ShipSpent(var who) -> paid(who, Things.SHIP, 1);
            case Hired(var who, var scientist) -> gained(who, scientist.thing(), 1, 0);
            case ScientistSent(var who, var card) -> placed(who, card.scientist().thing(), card.thing());
            case ContractSigned(var who, var contract) -> gained(who, contract.thing(), 1, 0);
            case Delivered(var who, var contract, var item) -> placed(who, item.thing(), contract.thing());
            case MissionStep(var who, var mission, int left) -> List.of(new Fact.Moved(mission.thing(), 1));
            case MissionsLeft(int left) -> List.of(new Fact.Moved(Things.MISSIONS, -1));
            case RadarLoaded(var who, var tile) -> placed(who, tile.thing(), RADAR);
            case Explored(var who, var tile, int hex) -> placed(who, tile.thing(), hex(hex));
            case SpaceTaken(var who, var space) -> placed(who, Things.TURN_MARKER, space.thing());
            case ShuttleMoved(boolean inOrbit, int space, boolean crossed, int steps) -> steps == 0
                    ? List.of()
                    : List.of(new Fact.Moved(Things.SHUTTLE, steps));
            case TurnBegan _,Executed _,BuildingUsed _,GoalCompleted _,TechUsed _,Destroyed _,Scored _,ContractOffered _,ContractFulfilled _,MissionDone _,Travelled _,EndInSight _,EndAnswered _,ColonistCardShown _,ColonistTaskDone _,BotOnBoard _,SoloCardShown _,RoverInstead _,IconMoved _ ->
                List.of();
        };
    }

    private static List<Fact> told(Owner who, Function<Seat, Fact> fact) {
        return who.seat().map(fact).map(List::of).orElse(List.of());
    }

    private static List<Fact> paid(Owner who, Thing what, int n) {
        return told(who, seat -> new Fact.Price(what, n));
    }

    private static List<Fact> gained(Owner who, Thing what, int n, int lost) {
        return n + lost == 0 ? List.of() : told(who, seat -> new Fact.Gain(seat, what, n, lost));
    }

    private static List<Fact> placed(Owner who, Thing what, Thing where) {
        return told(who, seat -> new Fact.Placed(seat, what, where));
    }

    public static Thing hex(int hex) {
        return new Thing(MarsMap.name(hex), Text.same(MarsMap.name(hex)));
    }

    /** A space of the laboratory: its number alone would not say where it is. */
    private static Thing bench(LabSpace space) {
        return new Thing(space.id(), Text.of("laboratory %s", "laboratoire %s", space.label()));
    }

    /** A mine keeps the colonist who works there. */
    private static List<Fact> built(Owner who, Building type, int hex) {
        List<Fact> facts = new ArrayList<>(type == Building.MINE ? paid(who, Things.COLONIST, 1) : List.of());
        facts.addAll(placed(who, type.thing(), hex(hex)));
        return facts;
    }
}
