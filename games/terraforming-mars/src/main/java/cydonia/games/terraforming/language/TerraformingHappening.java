package cydonia.games.terraforming.language;

import cydonia.engine.Fact;
import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Thing;
import cydonia.engine.Viewer;
import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.Award;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Milestone;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.StandardProject;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.box.Tile;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What happens at the table. */
public sealed interface TerraformingHappening extends Happening {

    Thing CARDS = new Thing("cards", new Text("cards", "cartes"));
    Thing RATING = new Thing("rating", new Text("terraform rating", "niveau de terraformation"));
    Thing GENERATION = new Thing("generation", new Text("generation", "génération"));
    /** Marks an area, a milestone or an award. */
    Thing MARKER = new Thing("marker", new Text("marker", "marqueur"));
    Thing DISCOUNT = new Thing("discount",
            new Text("MC of discount on the next card", "M€ de réduction sur la prochaine carte"));
    Thing LEEWAY = new Thing("leeway",
            new Text("steps of leeway for the next card", "niveaux de tolérance pour la prochaine carte"));

    @Override
    default boolean deed() {
        return switch (this) {
            case CorporationRevealed _,PlantsConverted _,HeatConverted _,MilestoneClaimed _,AwardFunded _ -> true;
            case DeckShuffled _,CardsPassed _,CardRevealed _,ProductionCopied _ -> false;
            default -> facts().isEmpty();
        };
    }

    record GenerationBegan(int number, Seat first) implements TerraformingHappening {
        @Override
        public Optional<Text> chapter() {
            return Optional.of(Text.of("Generation %s", "Génération %s", number));
        }

        @Override
        public List<Fact> facts() {
            return number == 1 ? List.of() : List.of(new Fact.Moved(GENERATION, 1));
        }
    }

    record CorporationRevealed(Seat seat, Card corporation, int cards) implements TerraformingHappening {
        @Override
        public Optional<Seat> doer() {
            return Optional.of(seat);
        }

        @Override
        public List<String> about() {
            return List.of(corporation.id());
        }

        @Override
        public List<Fact> facts() {
            return gained(seat, CARDS, cards);
        }
    }

    record CardsBought(Seat seat, List<Card> cards) implements TerraformingHappening {
        public CardsBought {
            cards = List.copyOf(cards);
        }

        @Override
        public Optional<Seat> doer() {
            return Optional.of(seat);
        }

        @Override
        public List<Fact> facts() {
            return gained(seat, CARDS, cards.size());
        }

        @Override
        public Happening seenBy(Viewer viewer) {
            return viewer == seat ? this : new SomeBought(seat, cards.size());
        }
    }

    /** Cards bought as others see it. */
    record SomeBought(Seat seat, int cards) implements TerraformingHappening {
        @Override
        public Optional<Seat> doer() {
            return Optional.of(seat);
        }

        @Override
        public List<Fact> facts() {
            return gained(seat, CARDS, cards);
        }
    }

    record CardsPassed(boolean left) implements TerraformingHappening {
    }

    record CardsDrawn(Seat seat, List<Card> cards) implements TerraformingHappening {
        public CardsDrawn {
            cards = List.copyOf(cards);
        }

        @Override
        public List<Fact> facts() {
            return gained(seat, CARDS, cards.size());
        }

        @Override
        public Happening seenBy(Viewer viewer) {
            return viewer == seat ? this : new SomeDrawn(seat, cards.size());
        }
    }

    /** Cards drawn as others see it. */
    record SomeDrawn(Seat seat, int cards) implements TerraformingHappening {
        @Override
        public List<Fact> facts() {
            return gained(seat, CARDS, cards);
        }
    }

    /** Cards given up from the hand where {@code held}, otherwise cards that were only looked at. */
    record CardsDiscarded(Seat seat, List<Card> cards, boolean held) implements TerraformingHappening {
        public CardsDiscarded {
            cards = List.copyOf(cards);
        }

        @Override
        public List<Fact> facts() {
            return held ? List.of(new Fact.Price(CARDS, cards.size())) : List.of();
        }

        @Override
        public Happening seenBy(Viewer viewer) {
            return viewer == seat ? this : new SomeDiscarded(seat, cards.size(), held);
        }
    }

    /** Cards discarded as others see it. */
    record SomeDiscarded(Seat seat, int cards, boolean held) implements TerraformingHappening {
        @Override
        public List<Fact> facts() {
            return held ? List.of(new Fact.Loss(seat, CARDS, cards)) : List.of();
        }
    }

    record DeckShuffled() implements TerraformingHappening {
    }

    record CardRevealed(Seat seat, Card card, Tag wanted, boolean found) implements TerraformingHappening {
        @Override
        public List<String> about() {
            return List.of(card.id());
        }
    }

    /** So much of each resource. */
    record Paid(Seat seat, Map<Resource, Integer> goods) implements TerraformingHappening {
        public Paid {
            goods = Map.copyOf(goods);
        }

        @Override
        public List<Fact> facts() {
            return goods.entrySet().stream().sorted(Map.Entry.comparingByKey())
                    .<Fact>map(good -> new Fact.Price(good.getKey().thing(), good.getValue())).toList();
        }

        @Override
        public Happening seenBy(Viewer viewer) {
            return viewer == seat ? this : new AnotherPaid(seat, goods);
        }
    }

    /** What somebody pays is no price for others. */
    record AnotherPaid(Seat seat, Map<Resource, Integer> goods) implements TerraformingHappening {
        public AnotherPaid {
            goods = Map.copyOf(goods);
        }

        @Override
        public List<Fact> facts() {
            return goods.entrySet().stream().sorted(Map.Entry.comparingByKey())
                    .<Fact>map(good -> new Fact.Loss(seat, good.getKey().thing(), good.getValue())).toList();
        }
    }

    record CardPlayed(Seat seat, Card card) implements TerraformingHappening {
        @Override
        public List<String> about() {
            return List.of(card.id());
        }
    }

    record ActionUsed(Seat seat, Card card) implements TerraformingHappening {
        /** The first action of a corporation comes with the turn that another has ended. */
        @Override
        public Optional<Seat> doer() {
            return Optional.of(seat);
        }

        @Override
        public List<String> about() {
            return List.of(card.id());
        }
    }

    record ProjectUsed(Seat seat, StandardProject project) implements TerraformingHappening {
        /** Everybody hears it; until it is paid nothing has changed. */
        @Override
        public boolean leavesNoTrace() {
            return true;
        }
    }

    record PlantsConverted(Seat seat, int plants) implements TerraformingHappening {
        @Override
        public List<Fact> facts() {
            return List.of(new Fact.Price(Resource.PLANTS.thing(), plants));
        }
    }

    record HeatConverted(Seat seat, int heat) implements TerraformingHappening {
        @Override
        public List<Fact> facts() {
            return List.of(new Fact.Price(Resource.HEAT.thing(), heat));
        }
    }

    record MilestoneClaimed(Seat seat, Milestone milestone) implements TerraformingHappening {
        @Override
        public List<Fact> facts() {
            return List.of(new Fact.Placed(seat, MARKER, milestone.thing()));
        }
    }

    record AwardFunded(Seat seat, Award award) implements TerraformingHappening {
        @Override
        public List<Fact> facts() {
            return List.of(new Fact.Placed(seat, MARKER, award.thing()));
        }
    }

    /** Stock gained, or lost where negative. */
    record StockChanged(Seat seat, int n, Resource what) implements TerraformingHappening {
        @Override
        public List<Fact> facts() {
            return changed(seat, what.thing(), n, false);
        }
    }

    /** Steps of production up or down; {@code paid} where they are the price of an action. */
    record ProductionChanged(Seat seat, int steps, Resource what, Cause cause,
            boolean paid) implements TerraformingHappening {

        public ProductionChanged(Seat seat, int steps, Resource what, Cause cause) {
            this(seat, steps, what, cause, false);
        }

        @Override
        public List<Fact> facts() {
            return changed(seat, what.production(), steps, paid);
        }
    }

    record RatingRose(Seat seat, int steps, int now) implements TerraformingHappening {
        @Override
        public List<Fact> facts() {
            return gained(seat, RATING, steps);
        }
    }

    record ParameterRose(Seat seat, Parameter what, int now) implements TerraformingHappening {
        @Override
        public List<Fact> facts() {
            return List.of(new Fact.Moved(what.thing(), 1));
        }
    }

    record TilePlaced(Seat seat, Tile tile, Area area) implements TerraformingHappening {
        @Override
        public List<Fact> facts() {
            Fact placed = new Fact.Placed(seat, tile.thing(), area.thing());
            return tile == Tile.OCEAN
                    ? List.of(placed, new Fact.Moved(Parameter.OCEANS.thing(), 1))
                    : List.of(placed);
        }
    }

    record AreaReserved(Seat seat, Area area) implements TerraformingHappening {
        @Override
        public List<Fact> facts() {
            return List.of(new Fact.Placed(seat, MARKER, area.thing()));
        }
    }

    /** Cubes on a card of that seat; {@code paid} where they are the price of an action. */
    record CubesChanged(Seat seat, Card card, int n, int now, boolean paid) implements TerraformingHappening {
        @Override
        public List<String> about() {
            return List.of(card.id());
        }

        @Override
        public List<Fact> facts() {
            return card.holds() == null ? List.of() : changed(seat, card.holds().thing(), n, paid);
        }
    }

    record NextCardCheaper(Seat seat, int n) implements TerraformingHappening {
        @Override
        public List<Fact> facts() {
            return gained(seat, DISCOUNT, n);
        }
    }

    /** The requirements of the next card may be missed by so many steps. */
    record NextCardEased(Seat seat, int steps) implements TerraformingHappening {
        @Override
        public List<Fact> facts() {
            return gained(seat, LEEWAY, steps);
        }
    }

    record ProductionCopied(Seat seat, Card card) implements TerraformingHappening {
        @Override
        public List<String> about() {
            return List.of(card.id());
        }
    }

    record TurnEnded(Seat seat) implements TerraformingHappening {
    }

    record Passed(Seat seat) implements TerraformingHappening {
    }

    /** By how much each resource of a player changes in the production phase. */
    record Income(Seat seat, Map<Resource, Integer> changes) implements TerraformingHappening {
        public Income {
            changes = Map.copyOf(changes);
        }

        @Override
        public Optional<Text> summary() {
            return Optional.of(new Text("Production", "Production"));
        }

        public int money() {
            return changes.getOrDefault(Resource.MONEY, 0);
        }

        @Override
        public List<Fact> facts() {
            return changes.entrySet().stream().sorted(Map.Entry.comparingByKey())
                    .flatMap(change -> changed(seat, change.getKey().thing(), change.getValue(), false).stream())
                    .toList();
        }
    }

    record GameEnded(boolean terraformed) implements TerraformingHappening {
    }

    private static List<Fact> gained(Seat seat, Thing what, int n) {
        return changed(seat, what, n, false);
    }

    /** Up is a gain; down is a price, or else a loss. */
    private static List<Fact> changed(Seat seat, Thing what, int n, boolean paid) {
        if (n == 0) {
            return List.of();
        }
        return List.of(n > 0
                ? new Fact.Gain(seat, what, n, 0)
                : paid ? new Fact.Price(what, -n) : new Fact.Loss(seat, what, -n));
    }
}
