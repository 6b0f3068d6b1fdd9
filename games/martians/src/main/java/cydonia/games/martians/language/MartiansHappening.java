package cydonia.games.martians.language;

import cydonia.engine.Fact;
import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Viewer;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Area;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Cost;
import cydonia.games.martians.box.Event;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.HiddenObjective;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.Objective;
import cydonia.games.martians.box.Plantation;
import cydonia.games.martians.box.PowerSource;
import cydonia.games.martians.box.ResearchTile;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.TokenKind;
import cydonia.games.martians.box.Ward;
import cydonia.games.martians.box.Weather;
import java.util.List;
import java.util.Optional;

/** Everything that can happen at the table, as somebody who looks on would tell it. */
public sealed interface MartiansHappening extends Happening {

    @Override
    default List<Fact> facts() {
        return Facts.of(this);
    }

    @Override
    default boolean deed() {
        return switch (this) {
            case Placed _ -> true;
            case EventCame _,WeatherCame _,ExpertArrived _,AssistantArrived _,TileArrived _,ContractArrived _,TurnedUp _,NextEventSeen _,LeftLocked _,Foreseen _ ->
                false;
            default -> facts().isEmpty();
        };
    }

    /** Buildings, posts and cells of the excavation. */
    @Override
    default List<String> about() {
        return switch (this) {
            case Improved(Seat _, Infrastructure where, int post) -> List.of(where.id() + " " + post);
            case Built(Seat _, Infrastructure where) -> List.of(where.id());
            case MarkerHome(Seat _, Infrastructure from) -> List.of(from.id());
            case Damaged(Infrastructure where) -> List.of(where.id());
            case PostBlocked(Infrastructure where) -> List.of(where.id());
            case DustCame(Infrastructure where) -> List.of(where.id());
            case DustGone(Infrastructure where) -> List.of(where.id());
            case Dug dug -> List.of(Area.id(dug.cell()));
            case TurnedUp(int cell, TokenKind _) -> List.of(Area.id(cell));
            case TokenLost(int cell) -> List.of(Area.id(cell));
            default -> Happening.super.about();
        };
    }

    record CycleBegan(int cycle) implements MartiansHappening {
        @Override
        public Optional<Text> chapter() {
            return Optional.of(Text.of("Cycle %s", "Cycle %s", cycle));
        }
    }

    record TurnBegan(int cycle, int turn, Seat first) implements MartiansHappening {
        @Override
        public Optional<Text> chapter() {
            return Optional.of(Text.of("Cycle %s, turn %s", "Cycle %s, tour %s", cycle, turn));
        }
    }

    /** One player alone has two crews. */
    record CrewBegan(Seat seat, int crew) implements MartiansHappening {
    }

    record StayedAway(Seat seat) implements MartiansHappening {
    }

    record EventCame(Event event) implements MartiansHappening {
        /** Everybody reads the card, and where it changes nothing no view keeps it. */
        @Override
        public boolean leavesNoTrace() {
            return true;
        }
    }

    record WeatherCame(Weather weather) implements MartiansHappening {
        /** Everybody sees it, and the next weather covers it. */
        @Override
        public boolean leavesNoTrace() {
            return true;
        }
    }

    record EnergyMade(Seat seat, int energy) implements MartiansHappening {
    }

    /** Need tokens were laid; the seat is there where everybody has quarters of their own. */
    record NeedsLaid(Optional<Seat> seat, int oxygen, int sickness, int hunger) implements MartiansHappening {
    }

    /** What is left of them in some quarters when maintenance looks. */
    record NeedsLeft(Optional<Seat> seat, int quarters, int oxygen, int sickness, int hunger)
            implements
                MartiansHappening {
    }

    /** What is left of them when a cycle ends. */
    record NeedsCleared(Optional<Seat> seat, int oxygen, int sickness, int hunger) implements MartiansHappening {
    }

    record NeedAdded(Optional<Seat> seat, Need need, int quarters) implements MartiansHappening {
    }

    record NeedRemoved(Optional<Seat> seat, Need need, int quarters) implements MartiansHappening {
    }

    record Born(Optional<Seat> seat, int tokens) implements MartiansHappening {
    }

    record LeftLocked(Optional<Seat> seat) implements MartiansHappening {
    }

    record FourthColonist(Optional<Seat> seat) implements MartiansHappening {
    }

    record ExpertArrived(Expert expert) implements MartiansHappening {
    }

    record AssistantArrived(Assistant assistant) implements MartiansHappening {
    }

    record TileArrived(ResearchTile tile) implements MartiansHappening {
    }

    record ContractArrived(Contract contract) implements MartiansHappening {
    }

    record Placed(Seat seat, Infrastructure where, int post) implements MartiansHappening {
    }

    /** What the actor paid for something. */
    record Spent(Seat seat, List<Fact.Price> price) implements MartiansHappening {
    }

    record Gained(Seat seat, Good good, int count) implements MartiansHappening {
    }

    record Lost(Seat seat, Good good, int count) implements MartiansHappening {
    }

    record Paid(Seat seat, Good good, int count) implements MartiansHappening {
    }

    record Built(Seat seat, Infrastructure where) implements MartiansHappening {
    }

    record Improved(Seat seat, Infrastructure where, int post) implements MartiansHappening {
    }

    record Installed(Seat seat, PowerSource source) implements MartiansHappening {
    }

    /** What was left on the token is lost. */
    record Dug(Seat seat, int cell, int regolith, int ice, int lostRegolith, int lostIce)
            implements
                MartiansHappening {
    }

    record ArtefactFound(Seat seat) implements MartiansHappening {
    }

    record ExcavatorMoved(Seat seat, int cell) implements MartiansHappening {
    }

    record TurnedUp(int cell, TokenKind token) implements MartiansHappening {
    }

    record TokenLost(int cell) implements MartiansHappening {
    }

    /** Cards were drawn; others learn only how many, unless hands are open. */
    record AnalysisDrawn(Seat seat, int count, List<AnalysisCard> cards, boolean open) implements MartiansHappening {

        @Override
        public Happening seenBy(Viewer viewer) {
            return open || viewer == seat ? this : new AnalysisDrawn(seat, count, List.of(), false);
        }
    }

    record CardSpent(Seat seat, AnalysisCard card) implements MartiansHappening {
    }

    record Researched(Seat seat, ResearchTile tile) implements MartiansHappening {
    }

    record Fulfilled(Seat seat, Contract contract) implements MartiansHappening {
    }

    record Accomplished(Seat seat, Objective.Task task, int done) implements MartiansHappening {
    }

    record Planted(Seat seat, Plantation tile, Optional<Plantation> old) implements MartiansHappening {
    }

    record ExpertHired(Seat seat, Expert expert) implements MartiansHappening {
    }

    record AssistantHired(Seat seat, Assistant assistant) implements MartiansHappening {
    }

    record Developed(Seat seat, Technology technology) implements MartiansHappening {
    }

    record MarkerHome(Seat seat, Infrastructure from) implements MartiansHappening {
    }

    record Recovered(Seat seat, Ward from) implements MartiansHappening {
    }

    record Consulted(Seat seat, Expert expert) implements MartiansHappening {
    }

    record RtgDrawn(Seat seat, int left) implements MartiansHappening {
    }

    record Delivered(Seat seat, Good product, int quarters) implements MartiansHappening {
    }

    record Offered(Seat maker, Seat partner, List<Cost.Amount> gives, List<Cost.Amount> asks)
            implements
                MartiansHappening {
    }

    record OfferAccepted(Seat by, Seat author, List<Cost.Amount> gives, List<Cost.Amount> asks)
            implements
                MartiansHappening {
    }

    /** Of an offer that was never proposed nothing is told. */
    record OfferDeclined(Seat by) implements MartiansHappening {
    }

    record MaintenanceBegan(int cycle) implements MartiansHappening {
    }

    record Died(Seat seat) implements MartiansHappening {
    }

    /** Out of the reserve, or from a post. */
    record Fell(Seat seat, Ward ward, Optional<Infrastructure> from) implements MartiansHappening {
    }

    record Damaged(Infrastructure where) implements MartiansHappening {
    }

    record PostBlocked(Infrastructure where) implements MartiansHappening {
    }

    record RtgHalved(int lost, int left) implements MartiansHappening {
    }

    record DustCame(Infrastructure where) implements MartiansHappening {
    }

    record DustGone(Infrastructure where) implements MartiansHappening {
    }

    record RefugeeCame() implements MartiansHappening {
    }

    record RefugeeJoined(Seat seat, boolean works) implements MartiansHappening {
    }

    record HostilityRose(int by, int to) implements MartiansHappening {
    }

    record ObjectiveKept(Seat seat, Optional<HiddenObjective> card) implements MartiansHappening {

        @Override
        public Happening seenBy(Viewer viewer) {
            return viewer == seat ? this : new ObjectiveKept(seat, Optional.empty());
        }
    }

    /** The owner of a weather report knows the next weather. */
    record Foreseen(Seat seat, Optional<Weather> weather, boolean open) implements MartiansHappening {

        @Override
        public Happening seenBy(Viewer viewer) {
            return open || viewer == seat ? this : new Foreseen(seat, Optional.empty(), false);
        }
    }

    record NextEventSeen(Event event) implements MartiansHappening {
    }

    record AbsenceChosen(Seat seat, int turn) implements MartiansHappening {
    }

    /** Somebody said whether to end the game now that the mission is accomplished. */
    record Voted(Seat seat, boolean end) implements MartiansHappening {
    }

    record GameOver(boolean missionDone) implements MartiansHappening {
    }
}
