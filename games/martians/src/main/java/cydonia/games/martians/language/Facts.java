package cydonia.games.martians.language;

import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Thing;
import cydonia.games.martians.box.Area;
import cydonia.games.martians.box.Cost;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Named;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.Piece;
import cydonia.games.martians.language.MartiansHappening.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What each happening changed, in numbers and places. What belongs to nobody in particular is moved. */
final class Facts {

    private Facts() {
    }

    static List<Fact> of(MartiansHappening happening) {
        return switch (happening) {
            case Spent(var _, var price) -> List.copyOf(price);
            case EnergyMade(var seat, int energy) -> gain(seat, Good.ENERGY, energy);
            case Gained(var seat, var good, int count) -> gain(seat, good, count);
            case Lost(var seat, var good, int count) ->
                List.of(new Fact.Loss(seat, good.thing(), count));
            case Paid(var _, var good, int count) ->
                List.of(new Fact.Price(good.thing(), count));
            case NeedsLaid(var owner, int oxygen, int sickness, int hunger) ->
                needs(owner, oxygen, sickness, hunger);
            case NeedsCleared(var owner, int oxygen, int sickness, int hunger) ->
                needs(owner, -oxygen, -sickness, -hunger);
            case NeedAdded(var owner, var need, int _) -> more(owner, need, 1);
            case NeedRemoved(var owner, var need, int _) -> more(owner, need, -1);
            case Born(var owner, int _) -> more(owner, Piece.BIRTH, 1);
            case FourthColonist(var owner) -> more(owner, Piece.COLONIST, 1);
            case Died(var seat) -> List.of(new Fact.Loss(seat, Piece.COLONIST.thing(), 1));
            case AbsenceChosen(var seat, int turn) ->
                placed(seat, Piece.COLONIST, new Thing(String.valueOf(turn), Text.of("turn %s", "tour %s", turn)));
            case Placed(var seat, var where, int post) ->
                placed(seat, Piece.MARKER, post(where, post));
            case MarkerHome(var seat, var _) -> gain(seat, Piece.MARKER, 1);
            case Recovered(var seat, var _) -> gain(seat, Piece.MARKER, 1);
            case Fell(var seat, var ward, var _) -> placed(seat, Piece.MARKER, ward.thing());
            case Built(var seat, var _) -> gain(seat, Piece.CONSTRUCTION, 1);
            case Improved(var seat, var _, int _) -> gain(seat, Piece.IMPROVEMENT, 1);
            case Installed(var seat, var source) -> gain(seat, source, 1);
            case Dug dug -> dug(dug);
            case ExcavatorMoved(var seat, int cell) ->
                placed(seat, Piece.EXCAVATOR, new Thing(Area.id(cell), Text.same(Area.id(cell))));
            case TokenLost(int _) -> moved(Piece.EXCAVATION_TOKEN, -1);
            case ArtefactFound(var _) -> moved(Piece.ARTEFACT, 1);
            case AnalysisDrawn(var seat, int count, var _, boolean _) ->
                gain(seat, Piece.ANALYSIS, count);
            case CardSpent(var _, var card) -> List.of(new Fact.Price(card.thing(), 1));
            case Accomplished(var seat, var task, int _) -> placed(seat, Piece.OBJECTIVE, task.thing());
            case Planted(var seat, var tile, var old) -> planted(seat, tile, old);
            case ExpertHired(var seat, var expert) -> gain(seat, expert, 1);
            case AssistantHired(var seat, var assistant) -> gain(seat, assistant, 1);
            case Developed(var seat, var technology) -> gain(seat, technology, 1);
            case RtgDrawn(var seat, int _) -> List.of(
                    new Fact.Gain(seat, Good.ENERGY.thing(), 1, 0), new Fact.Moved(Piece.RTG.thing(), -1));
            case RtgHalved(int lost, int _) -> moved(Piece.RTG, -lost);
            case Delivered(var _, var product, int _) ->
                List.of(new Fact.Price(product.thing(), 1));
            case OfferAccepted accepted -> exchanged(accepted);
            case Damaged(var _) -> moved(Piece.IMPROVEMENT, 1);
            case PostBlocked(var _) -> moved(Piece.BARRIER, 1);
            case DustCame(var _) -> moved(Piece.DUST, 1);
            case DustGone(var _) -> moved(Piece.DUST, -1);
            case RefugeeCame() -> moved(Piece.REFUGEE, 1);
            case RefugeeJoined(var seat, boolean works) -> {
                List<Fact> facts = new ArrayList<>(moved(Piece.REFUGEE, -1));
                if (works) {
                    facts.addAll(gain(seat, Piece.MARKER, 1));
                }
                yield facts;
            }
            case HostilityRose(int by, int _) -> moved(Piece.HOSTILITY, by);
            case CycleBegan _,CrewBegan _,LeftLocked _,Voted _,TurnBegan _,StayedAway _,EventCame _,WeatherCame _,ExpertArrived _,AssistantArrived _,TileArrived _,ContractArrived _,TurnedUp _,Researched _,Fulfilled _,Consulted _,Offered _,OfferDeclined _,NeedsLeft _,ObjectiveKept _,Foreseen _,NextEventSeen _,MaintenanceBegan _,GameOver _ ->
                List.of();
        };
    }

    private static List<Fact> gain(Seat seat, Named what, int count) {
        return List.of(new Fact.Gain(seat, what.thing(), count, 0));
    }

    private static List<Fact> placed(Seat seat, Named what, Thing where) {
        return List.of(new Fact.Placed(seat, what.thing(), where));
    }

    private static Thing post(Infrastructure where, int post) {
        return new Thing(where.id() + " " + post, Text.of("%s, post %s", "%s, poste %s", where.title(), post));
    }

    private static List<Fact> moved(Named what, int steps) {
        return List.of(new Fact.Moved(what.thing(), steps));
    }

    /** So many more or fewer, of a seat or in the common colony. */
    private static List<Fact> more(Optional<Seat> owner, Named what, int count) {
        return owner.isEmpty()
                ? moved(what, count)
                : count > 0
                        ? gain(owner.get(), what, count)
                        : List.of(new Fact.Loss(owner.get(), what.thing(), -count));
    }

    private static List<Fact> needs(Optional<Seat> owner, int oxygen, int sickness, int hunger) {
        int[] counts = {oxygen, sickness, hunger};
        List<Fact> facts = new ArrayList<>();
        for (Need need : Need.values()) {
            if (counts[need.ordinal()] != 0) {
                facts.addAll(more(owner, need, counts[need.ordinal()]));
            }
        }
        return List.copyOf(facts);
    }

    /** What is left on the token is lost. */
    private static List<Fact> dug(Dug dug) {
        List<Fact> facts = new ArrayList<>();
        if (dug.regolith() + dug.lostRegolith() > 0) {
            facts.add(new Fact.Gain(dug.seat(), Good.REGOLITH.thing(), dug.regolith(), dug.lostRegolith()));
        }
        if (dug.ice() + dug.lostIce() > 0) {
            facts.add(new Fact.Gain(dug.seat(), Good.ICE.thing(), dug.ice(), dug.lostIce()));
        }
        facts.add(new Fact.Moved(Piece.EXCAVATION_TOKEN.thing(), -1));
        return List.copyOf(facts);
    }

    private static List<Fact> planted(Seat seat, Named tile, Optional<? extends Named> old) {
        List<Fact> facts = new ArrayList<>(gain(seat, tile, 1));
        old.ifPresent(back -> facts.add(new Fact.Loss(seat, back.thing(), 1)));
        return List.copyOf(facts);
    }

    /** Whoever accepts pays what was asked for and gets what was offered; the other way round for who offered. */
    private static List<Fact> exchanged(OfferAccepted accepted) {
        List<Fact> facts = new ArrayList<>();
        for (Cost.Amount asked : accepted.asks()) {
            facts.add(new Fact.Price(asked.good().thing(), asked.count()));
            facts.addAll(gain(accepted.author(), asked.good(), asked.count()));
        }
        for (Cost.Amount given : accepted.gives()) {
            facts.add(new Fact.Loss(accepted.author(), given.good().thing(), given.count()));
            facts.addAll(gain(accepted.by(), given.good(), given.count()));
        }
        return List.copyOf(facts);
    }
}
