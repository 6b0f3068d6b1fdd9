package cydonia.games.terraforming.language;

import cydonia.engine.Action;
import cydonia.engine.Seat;
import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.Award;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Milestone;
import cydonia.games.terraforming.box.StandardProject;

/** Everything a player can decide. The static {@code of} methods hand out the same object each time. */
public sealed interface TerraformingAction extends Action {

    /** Chooses one of the two corporations dealt. */
    record Choose(Card corporation) implements TerraformingAction {
        private static final Choose[] ALL = Cards.all().stream().map(Choose::new).toArray(Choose[]::new);

        public static Choose of(int card) {
            return ALL[card];
        }
    }

    /** Takes a card on offer for 3 MC. */
    record Buy(Card card) implements TerraformingAction {
        private static final Buy[] ALL = Cards.all().stream().map(Buy::new).toArray(Buy[]::new);

        public static Buy of(int card) {
            return ALL[card];
        }
    }

    /** Picks a card of those going round the table. */
    record Draft(Card card) implements TerraformingAction {
        private static final Draft[] ALL = Cards.all().stream().map(Draft::new).toArray(Draft[]::new);

        public static Draft of(int card) {
            return ALL[card];
        }
    }

    /** Keeps one of the cards looked at. */
    record Keep(Card card) implements TerraformingAction {
        private static final Keep[] ALL = Cards.all().stream().map(Keep::new).toArray(Keep[]::new);

        public static Keep of(int card) {
            return ALL[card];
        }
    }

    /** Plays a card from hand. */
    record Play(Card card) implements TerraformingAction {
        private static final Play[] ALL = Cards.all().stream().map(Play::new).toArray(Play[]::new);

        public static Play of(int card) {
            return ALL[card];
        }
    }

    /** Uses the action of a card; the option is 1 for its first way, 2 for its second. */
    record Use(Card card, int option) implements TerraformingAction {
        static final int OPTIONS = 2;
        private static final Use[][] ALL = Cards.all().stream()
                .map(card -> new Use[]{new Use(card, 1), new Use(card, 2)})
                .toArray(Use[][]::new);

        public static Use of(int card, int option) {
            return ALL[card][option - 1];
        }
    }

    record Build(StandardProject project) implements TerraformingAction {
        private static final Build[] ALL = java.util.Arrays.stream(StandardProject.values()).map(Build::new)
                .toArray(Build[]::new);

        public static Build of(StandardProject project) {
            return ALL[project.ordinal()];
        }
    }

    record Claim(Milestone milestone) implements TerraformingAction {
        private static final Claim[] ALL = java.util.Arrays.stream(Milestone.values()).map(Claim::new)
                .toArray(Claim[]::new);

        public static Claim of(Milestone milestone) {
            return ALL[milestone.ordinal()];
        }
    }

    record Fund(Award award) implements TerraformingAction {
        private static final Fund[] ALL = java.util.Arrays.stream(Award.values()).map(Fund::new).toArray(Fund[]::new);

        public static Fund of(Award award) {
            return ALL[award.ordinal()];
        }
    }

    /** Turns plants into a greenery. */
    record ConvertPlants() implements TerraformingAction {
        public static final ConvertPlants IT = new ConvertPlants();
    }

    /** Turns heat into a step of temperature. */
    record ConvertHeat() implements TerraformingAction {
        public static final ConvertHeat IT = new ConvertHeat();
    }

    /** Ends the turn after one action. */
    record EndTurn() implements TerraformingAction {
        public static final EndTurn IT = new EndTurn();
    }

    /** Takes no part any more in this generation's actions. */
    record Pass() implements TerraformingAction {
        public static final Pass IT = new Pass();
    }

    /** No more of what could be done any number of times. */
    record Enough() implements TerraformingAction {
        public static final Enough IT = new Enough();
    }

    /** Does without something optional. */
    record Decline() implements TerraformingAction {
        public static final Decline IT = new Decline();
    }

    /** Pays with so many cubes of each kind, and money for the rest. */
    record Pay(int steel, int titanium, int heat) implements TerraformingAction {
        static final int MOST_STEEL = 24;
        static final int MOST_TITANIUM = 16;
        static final int MOST_HEAT = 48;
        private static final Pay[] ALL = all();

        public static Pay of(int steel, int titanium, int heat) {
            return ALL[(steel * MOST_TITANIUM + titanium) * MOST_HEAT + heat];
        }

        private static Pay[] all() {
            Pay[] all = new Pay[MOST_STEEL * MOST_TITANIUM * MOST_HEAT];
            for (int i = 0; i < all.length; i++) {
                all[i] = new Pay(i / MOST_HEAT / MOST_TITANIUM, i / MOST_HEAT % MOST_TITANIUM, i % MOST_HEAT);
            }
            return all;
        }
    }

    /** Puts the tile that is due there. */
    record Place(Area area) implements TerraformingAction {
        private static final Place[] ALL = Area.all().stream().map(Place::new).toArray(Place[]::new);

        public static Place of(int area) {
            return ALL[area];
        }
    }

    /** Marks an area as one's own. */
    record Reserve(Area area) implements TerraformingAction {
        private static final Reserve[] ALL = Area.all().stream().map(Reserve::new).toArray(Reserve[]::new);

        public static Reserve of(int area) {
            return ALL[area];
        }
    }

    /** Puts the cubes that are due on that card. */
    record AddTo(Card card) implements TerraformingAction {
        private static final AddTo[] ALL = Cards.all().stream().map(AddTo::new).toArray(AddTo[]::new);

        public static AddTo of(int card) {
            return ALL[card];
        }
    }

    /** Removes or steals so many resources from a player. */
    record Remove(int n, Seat from) implements TerraformingAction {
        /** No card removes more than eight. */
        static final int MOST = 8;
        private static final Remove[] ALL = new Remove[(MOST + 1) * Seat.values().length];

        static {
            for (int i = 0; i < ALL.length; i++) {
                ALL[i] = new Remove(i % (MOST + 1), Seat.of(i / (MOST + 1)));
            }
        }

        public static Remove of(int n, int seat) {
            return ALL[seat * (MOST + 1) + n];
        }
    }

    /** Removes so many cubes from a card. */
    record RemoveCubes(int n, Card from) implements TerraformingAction {
        /** No card removes more than two. */
        static final int MOST = 2;
        private static final RemoveCubes[][] ALL = Cards.all().stream()
                .map(card -> new RemoveCubes[]{new RemoveCubes(1, card), new RemoveCubes(2, card)})
                .toArray(RemoveCubes[][]::new);

        public static RemoveCubes of(int n, int card) {
            return ALL[card][n - 1];
        }
    }

    /** Lets that player lose the production. */
    record Decrease(Seat seat) implements TerraformingAction {
        private static final Decrease[] ALL = java.util.Arrays.stream(Seat.values()).map(Decrease::new)
                .toArray(Decrease[]::new);

        public static Decrease of(int seat) {
            return ALL[seat];
        }
    }

    /** Takes that one of the alternatives on the card, counted from 1. */
    record Option(int number) implements TerraformingAction {
        static final int MOST = 3;
        private static final Option[] ALL = {new Option(1), new Option(2), new Option(3)};

        public static Option of(int number) {
            return ALL[number - 1];
        }
    }

    /** So many. */
    record Amount(int n) implements TerraformingAction {
        public static final int MOST = 999;
        private static final Amount[] ALL = java.util.stream.IntStream.rangeClosed(0, MOST).mapToObj(Amount::new)
                .toArray(Amount[]::new);

        public static Amount of(int n) {
            return ALL[n];
        }
    }

    /** Repeats the production of that card. */
    record Copy(Card card) implements TerraformingAction {
        private static final Copy[] ALL = Cards.all().stream().map(Copy::new).toArray(Copy[]::new);

        public static Copy of(int card) {
            return ALL[card];
        }
    }

    /** Gives up a card from hand to draw another. */
    record Discard(Card card) implements TerraformingAction {
        private static final Discard[] ALL = Cards.all().stream().map(Discard::new).toArray(Discard[]::new);

        public static Discard of(int card) {
            return ALL[card];
        }
    }

    /** Sells a card from hand as a patent. */
    record Sell(Card card) implements TerraformingAction {
        private static final Sell[] ALL = Cards.all().stream().map(Sell::new).toArray(Sell[]::new);

        public static Sell of(int card) {
            return ALL[card];
        }
    }
}
