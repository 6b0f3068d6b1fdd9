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
import cydonia.games.martians.cards.Need;
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

/**
 * Everything a player can decide. The {@code of} methods give the one instance there is of each, so that play makes
 * none.
 */
public sealed interface MartiansAction extends Action {

    /** The action as it is written: what views and programs call it. */
    default String word() {
        return MartiansNotation.NOTATION.print(this);
    }

    /** Puts an action marker on a post, counted from 1; a place with one action does it at once. */
    record Place(Infrastructure where, int post) implements MartiansAction {
        private static final List<Place> ALL = numbers(Infrastructure.POSTS,
                post -> new Place(Infrastructure.ofPost(post), post - Infrastructure.ofPost(post).firstPost() + 1));

        /** Posts of all infrastructures are numbered on from 0. */
        static Place of(int post) {
            return ALL.get(post);
        }
    }

    /** Says in which quarters (from 1) a need token is taken away. */
    record Relieve(int quarters) implements MartiansAction {
        private static final List<Relieve> ALL = numbers(Need.QUARTERS, index -> new Relieve(index + 1));

        static Relieve of(int quarters) {
            return ALL.get(quarters - 1);
        }
    }

    record Build(Infrastructure site) implements MartiansAction {
        private static final List<Build> ALL = each(Infrastructure.values(), Build::new);

        static Build of(Infrastructure site) {
            return ALL.get(site.ordinal());
        }
    }

    /** Takes the improvement token from a post, counted from 1. */
    record Improve(Infrastructure where, int post) implements MartiansAction {
        private static final List<Improve> ALL = numbers(Infrastructure.POSTS,
                post -> new Improve(Infrastructure.ofPost(post), post - Infrastructure.ofPost(post).firstPost() + 1));

        /** Posts of all infrastructures are numbered on from 0. */
        static Improve of(int post) {
            return ALL.get(post);
        }
    }

    record Install(PowerSource source) implements MartiansAction {
        private static final List<Install> ALL = each(PowerSource.values(), Install::new);

        static Install of(PowerSource source) {
            return ALL.get(source.ordinal());
        }
    }

    record Extract(int cell) implements MartiansAction {
        private static final List<Extract> ALL = numbers(Area.CELLS, Extract::new);

        static Extract of(int cell) {
            return ALL.get(cell);
        }
    }

    record Move(int cell) implements MartiansAction {
        private static final List<Move> ALL = numbers(Area.CELLS, Move::new);

        static Move of(int cell) {
            return ALL.get(cell);
        }
    }

    record Take(int regolith, int ice) implements MartiansAction {
        private static final int MOST = 4;
        private static final List<Take> ALL = numbers((MOST + 1) * (MOST + 1),
                index -> new Take(index / (MOST + 1), index % (MOST + 1)));

        static Take of(int regolith, int ice) {
            return ALL.get((MOST + 1) * regolith + ice);
        }
    }

    record Analyse() implements MartiansAction {
        static final Analyse IT = new Analyse();
    }

    record Research(ResearchTile tile) implements MartiansAction {
        private static final List<Research> ALL = each(ResearchTile.values(), Research::new);

        static Research of(ResearchTile tile) {
            return ALL.get(tile.ordinal());
        }
    }

    record Resupply(int supplies) implements MartiansAction {
        private static final List<Resupply> ALL = numbers(Good.MOST_SUPPLIES, index -> new Resupply(index + 1));

        static Resupply of(int supplies) {
            return ALL.get(supplies - 1);
        }
    }

    record Fulfil(Contract contract) implements MartiansAction {
        private static final List<Fulfil> ALL = each(Contract.values(), Fulfil::new);

        static Fulfil of(Contract contract) {
            return ALL.get(contract.ordinal());
        }
    }

    record Accomplish(Objective.Task task) implements MartiansAction {
    }

    record Harvest() implements MartiansAction {
        static final Harvest IT = new Harvest();
    }

    record Plant(Plantation tile) implements MartiansAction {
        private static final List<Plant> ALL = each(Plantation.values(), Plant::new);

        static Plant of(Plantation tile) {
            return ALL.get(tile.ordinal());
        }
    }

    record HireExpert(Expert expert) implements MartiansAction {
        private static final List<HireExpert> ALL = each(Expert.values(), HireExpert::new);

        static HireExpert of(Expert expert) {
            return ALL.get(expert.ordinal());
        }
    }

    record HireAssistant(Assistant assistant) implements MartiansAction {
        private static final List<HireAssistant> ALL = each(Assistant.values(), HireAssistant::new);

        static HireAssistant of(Assistant assistant) {
            return ALL.get(assistant.ordinal());
        }
    }

    record Develop(Technology technology) implements MartiansAction {
        private static final List<Develop> ALL = each(Technology.values(), Develop::new);

        static Develop of(Technology technology) {
            return ALL.get(technology.ordinal());
        }
    }

    /** Spends time to take markers back from posts; which ones is asked when there is a choice. */
    record Rest() implements MartiansAction {
        static final Rest IT = new Rest();
    }

    record Recall(Infrastructure from) implements MartiansAction {
        private static final List<Recall> ALL = each(Infrastructure.values(), Recall::new);

        static Recall of(Infrastructure from) {
            return ALL.get(from.ordinal());
        }
    }

    record Recover(Ward from) implements MartiansAction {
        private static final List<Recover> ALL = each(Ward.values(), Recover::new);

        static Recover of(Ward from) {
            return ALL.get(from.ordinal());
        }
    }

    record Consult(Expert expert) implements MartiansAction {
        private static final List<Consult> ALL = each(Expert.values(), Consult::new);

        static Consult of(Expert expert) {
            return ALL.get(expert.ordinal());
        }
    }

    record DrawRtg() implements MartiansAction {
        static final DrawRtg IT = new DrawRtg();
    }

    /** Spends an analysis card; any proof of life stands for all of them. */
    record Spend(AnalysisCard card) implements MartiansAction {
        private static final List<Spend> ALL = each(AnalysisCard.values(), Spend::new);

        static Spend of(AnalysisCard card) {
            return ALL.get(card.ordinal());
        }
    }

    record Clean(Infrastructure where) implements MartiansAction {
        private static final List<Clean> ALL = each(Infrastructure.values(), Clean::new);

        static Clean of(Infrastructure where) {
            return ALL.get(where.ordinal());
        }
    }

    /** Ends the player-turn; deliveries follow. */
    record Finish() implements MartiansAction {
        static final Finish IT = new Finish();
    }

    record Deliver(Good product, int quarters) implements MartiansAction {
        private static final List<Deliver> MEDICINES = numbers(Need.QUARTERS,
                index -> new Deliver(Good.MEDICINE, index + 1));
        private static final List<Deliver> MEALS = numbers(Need.QUARTERS, index -> new Deliver(Good.FOOD, index + 1));

        static Deliver of(Good product, int quarters) {
            return (product == Good.MEDICINE ? MEDICINES : MEALS).get(quarters - 1);
        }
    }

    record Enough() implements MartiansAction {
        static final Enough IT = new Enough();
    }

    record Offer(Seat partner) implements MartiansAction {
        private static final List<Offer> ALL = Seat.first(Mode.MOST_SEATS).stream().map(Offer::new).toList();

        static Offer of(Seat partner) {
            return ALL.get(partner.index());
        }
    }

    record Give(Good good) implements MartiansAction {
        private static final List<Give> ALL = each(Good.values(), Give::new);

        static Give of(Good good) {
            return ALL.get(good.ordinal());
        }
    }

    record Ask(Good good) implements MartiansAction {
        private static final List<Ask> ALL = each(Good.values(), Ask::new);

        static Ask of(Good good) {
            return ALL.get(good.ordinal());
        }
    }

    record Propose() implements MartiansAction {
        static final Propose IT = new Propose();
    }

    record Withdraw() implements MartiansAction {
        static final Withdraw IT = new Withdraw();
    }

    /** No offer now, between two player-turns. */
    record Pass() implements MartiansAction {
        static final Pass IT = new Pass();
    }

    /** No offer between player-turns until the end of the cycle. */
    record NoTrade() implements MartiansAction {
        static final NoTrade IT = new NoTrade();
    }

    record Accept() implements MartiansAction {
        static final Accept IT = new Accept();
    }

    record Decline() implements MartiansAction {
        static final Decline IT = new Decline();
    }

    record Counter() implements MartiansAction {
        static final Counter IT = new Counter();
    }

    record Pay() implements MartiansAction {
        static final Pay IT = new Pay();
    }

    record Refuse() implements MartiansAction {
        static final Refuse IT = new Refuse();
    }

    /** Frees the fourth colonist. */
    record Unlock() implements MartiansAction {
        static final Unlock IT = new Unlock();
    }

    record LeaveLocked() implements MartiansAction {
        static final LeaveLocked IT = new LeaveLocked();
    }

    /** Votes to end the game with the mission accomplished. */
    record EndGame() implements MartiansAction {
        static final EndGame IT = new EndGame();
    }

    record GoOn() implements MartiansAction {
        static final GoOn IT = new GoOn();
    }

    /** The turn in which a dead colonist's crew does not play. */
    record Absent(int turn) implements MartiansAction {
        private static final List<Absent> ALL = numbers(Phase.TURNS, index -> new Absent(index + 1));

        static Absent of(int turn) {
            return ALL.get(turn - 1);
        }
    }

    /** The marker that goes to the infirmary or the apartments. */
    record Send(Infrastructure from) implements MartiansAction {
        private static final List<Send> ALL = each(Infrastructure.values(), Send::new);

        static Send of(Infrastructure from) {
            return ALL.get(from.ordinal());
        }
    }

    record Collapse(int cell) implements MartiansAction {
        private static final List<Collapse> ALL = numbers(Area.CELLS, Collapse::new);

        static Collapse of(int cell) {
            return ALL.get(cell);
        }
    }

    record TurnUp(int cell) implements MartiansAction {
        private static final List<TurnUp> ALL = numbers(Area.CELLS, TurnUp::new);

        static TurnUp of(int cell) {
            return ALL.get(cell);
        }
    }

    record Keep(HiddenObjective card) implements MartiansAction {
        private static final List<Keep> ALL = each(HiddenObjective.values(), Keep::new);

        static Keep of(HiddenObjective card) {
            return ALL.get(card.ordinal());
        }
    }

    private static <A> List<A> numbers(int count, IntFunction<A> make) {
        return IntStream.range(0, count).mapToObj(make).toList();
    }

    private static <T, A> List<A> each(T[] things, Function<T, A> make) {
        return Stream.of(things).map(make).toList();
    }
}
