package cydonia.games.martians;

import cydonia.engine.Action;
import cydonia.engine.Seat;
import cydonia.games.martians.cards.AnalysisCard;
import cydonia.games.martians.cards.Area;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Contract;
import cydonia.games.martians.cards.Expert;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.HiddenObjective;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Objective;
import cydonia.games.martians.cards.Plantation;
import cydonia.games.martians.cards.PowerSource;
import cydonia.games.martians.cards.ResearchTile;
import cydonia.games.martians.cards.Technology;
import cydonia.games.martians.cards.Ward;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Everything a player can decide. Tables hand out the ready-made ones of {@link Deck}. */
public sealed interface MartiansAction extends Action {

    /** The action as it is written: what views and programs call it. */
    default String word() {
        return MartiansNotation.NOTATION.print(this);
    }

    /** Puts an action marker on a post, counted from 1; a place with one action does it at once. */
    record Place(Infrastructure where, int post) implements MartiansAction {
    }

    /** Says in which quarters (from 1) a need token is taken away. */
    record Relieve(int quarters) implements MartiansAction {
    }

    record Build(Infrastructure site) implements MartiansAction {
    }

    /** Takes the improvement token from a post, counted from 1. */
    record Improve(Infrastructure where, int post) implements MartiansAction {
    }

    record Install(PowerSource source) implements MartiansAction {
    }

    record Extract(int cell) implements MartiansAction {
    }

    record Move(int cell) implements MartiansAction {
    }

    record Take(int regolith, int ice) implements MartiansAction {
    }

    record Analyse() implements MartiansAction {
    }

    record Research(ResearchTile tile) implements MartiansAction {
    }

    record Resupply(int supplies) implements MartiansAction {
    }

    record Fulfil(Contract contract) implements MartiansAction {
    }

    record Accomplish(Objective.Task task) implements MartiansAction {
    }

    record Harvest() implements MartiansAction {
    }

    record Plant(Plantation tile) implements MartiansAction {
    }

    record HireExpert(Expert expert) implements MartiansAction {
    }

    record HireAssistant(Assistant assistant) implements MartiansAction {
    }

    record Develop(Technology technology) implements MartiansAction {
    }

    /** Spends time to take markers back from posts; which ones is asked when there is a choice. */
    record Rest() implements MartiansAction {
    }

    record Recall(Infrastructure from) implements MartiansAction {
    }

    record Recover(Ward from) implements MartiansAction {
    }

    record Consult(Expert expert) implements MartiansAction {
    }

    record DrawRtg() implements MartiansAction {
    }

    /** Spends an analysis card; any proof of life stands for all of them. */
    record Spend(AnalysisCard card) implements MartiansAction {
    }

    record Clean(Infrastructure where) implements MartiansAction {
    }

    /** Ends the player-turn; deliveries follow. */
    record Finish() implements MartiansAction {
    }

    record Deliver(Good product, int quarters) implements MartiansAction {
    }

    record Enough() implements MartiansAction {
    }

    record Offer(Seat partner) implements MartiansAction {
    }

    record Give(Good good) implements MartiansAction {
    }

    record Ask(Good good) implements MartiansAction {
    }

    record Propose() implements MartiansAction {
    }

    record Withdraw() implements MartiansAction {
    }

    /** No offer now, between two player-turns. */
    record Pass() implements MartiansAction {
    }

    /** No offer between player-turns until the end of the cycle. */
    record NoTrade() implements MartiansAction {
    }

    record Accept() implements MartiansAction {
    }

    record Decline() implements MartiansAction {
    }

    record Counter() implements MartiansAction {
    }

    record Pay() implements MartiansAction {
    }

    record Refuse() implements MartiansAction {
    }

    /** Frees the fourth colonist. */
    record Unlock() implements MartiansAction {
    }

    record LeaveLocked() implements MartiansAction {
    }

    /** Votes to end the game with the mission accomplished. */
    record EndGame() implements MartiansAction {
    }

    record GoOn() implements MartiansAction {
    }

    /** The turn in which a dead colonist's crew does not play. */
    record Absent(int turn) implements MartiansAction {
    }

    /** The marker that goes to the infirmary or the apartments. */
    record Send(Infrastructure from) implements MartiansAction {
    }

    record Collapse(int cell) implements MartiansAction {
    }

    record TurnUp(int cell) implements MartiansAction {
    }

    record Keep(HiddenObjective card) implements MartiansAction {
    }

    /** One of each action, so that the rules make none anew. */
    final class Deck {

        static final Analyse ANALYSE = new Analyse();
        static final Harvest HARVEST = new Harvest();
        static final Rest REST = new Rest();
        static final DrawRtg DRAW_RTG = new DrawRtg();
        static final Finish FINISH = new Finish();
        static final Enough ENOUGH = new Enough();
        static final Propose PROPOSE = new Propose();
        static final Withdraw WITHDRAW = new Withdraw();
        static final Accept ACCEPT = new Accept();
        static final Decline DECLINE = new Decline();
        static final Counter COUNTER = new Counter();
        static final Pass PASS = new Pass();
        static final NoTrade NO_TRADE = new NoTrade();
        static final Unlock UNLOCK = new Unlock();
        static final LeaveLocked LEAVE_LOCKED = new LeaveLocked();
        static final EndGame END_GAME = new EndGame();
        static final GoOn GO_ON = new GoOn();
        static final Pay PAY = new Pay();
        static final Refuse REFUSE = new Refuse();

        static final List<Place> PLACES = numbers(Infrastructure.POSTS, post -> {
            Infrastructure where = Infrastructure.ofPost(post);
            return new Place(where, post - where.firstPost() + 1);
        });
        static final List<Relieve> RELIEFS = numbers(4, quarters -> new Relieve(quarters + 1));
        static final List<Build> BUILDS = each(Infrastructure.values(), Build::new);
        static final List<Improve> IMPROVEMENTS = numbers(Infrastructure.POSTS, post -> {
            Infrastructure where = Infrastructure.ofPost(post);
            return new Improve(where, post - where.firstPost() + 1);
        });
        static final List<Install> INSTALLATIONS = each(PowerSource.values(), Install::new);
        static final List<Extract> EXTRACTIONS = numbers(Area.CELLS, Extract::new);
        static final List<Move> MOVES = numbers(Area.CELLS, Move::new);
        static final List<Take> TAKES = numbers(25, index -> new Take(index / 5, index % 5));
        static final List<Research> RESEARCHES = each(ResearchTile.values(), Research::new);
        static final List<Resupply> RESUPPLIES = numbers(3, Resupply::new);
        static final List<Fulfil> CONTRACTS = each(Contract.values(), Fulfil::new);
        static final List<Plant> PLANTS = each(Plantation.values(), Plant::new);
        static final List<HireExpert> EXPERTS = each(Expert.values(), HireExpert::new);
        static final List<HireAssistant> ASSISTANTS = each(Assistant.values(), HireAssistant::new);
        static final List<Develop> TECHNOLOGIES = each(Technology.values(), Develop::new);
        static final List<Recall> RECALLS = each(Infrastructure.values(), Recall::new);
        static final List<Recover> RECOVERIES = each(Ward.values(), Recover::new);
        static final List<Consult> CONSULTATIONS = each(Expert.values(), Consult::new);
        static final List<Spend> SPENDINGS = each(AnalysisCard.values(), Spend::new);
        static final List<Clean> CLEANINGS = each(Infrastructure.values(), Clean::new);
        static final List<Deliver> MEDICINES = numbers(4, quarters -> new Deliver(Good.MEDICINE, quarters + 1));
        static final List<Deliver> MEALS = numbers(4, quarters -> new Deliver(Good.FOOD, quarters + 1));
        static final List<Offer> OFFERS = Seat.first(4).stream().map(Offer::new).toList();
        static final List<Give> GIFTS = each(Good.values(), Give::new);
        static final List<Ask> WISHES = each(Good.values(), Ask::new);
        static final List<Absent> ABSENCES = numbers(5, Absent::new);
        static final List<Send> SENDINGS = each(Infrastructure.values(), Send::new);
        static final List<Collapse> COLLAPSES = numbers(Area.CELLS, Collapse::new);
        static final List<TurnUp> TURN_UPS = numbers(Area.CELLS, TurnUp::new);
        static final List<Keep> KEEPS = each(HiddenObjective.values(), Keep::new);

        private Deck() {
        }

        static Place place(int post) {
            return PLACES.get(post);
        }

        static Take take(int regolith, int ice) {
            return TAKES.get(5 * regolith + ice);
        }

        private static <A> List<A> numbers(int count, IntFunction<A> make) {
            return IntStream.range(0, count).mapToObj(make).toList();
        }

        private static <T, A> List<A> each(T[] things, Function<T, A> make) {
            return Stream.of(things).map(make).toList();
        }
    }
}
