package cydonia.games.terraforming.box;

import cydonia.engine.Text;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A project card or a corporation, as printed. A card is known by its {@link #index}: project cards by their printed
 * number less one, corporations behind them.
 */
public final class Card implements Comparable<Card> {

    /** In the place of an index: no card, as where a project, a conversion or a bonus step has an effect. */
    public static final int NONE = -1;

    public enum Type {
        /** Green: once, then its tags stay. */
        AUTOMATED,
        /** Blue: its effects last, its actions can be used again. */
        ACTIVE,
        /** Red: once, then face down. */
        EVENT, CORPORATION
    }

    private final int index;
    private final String id;
    private final Text name;
    private final Type type;
    private final boolean corporateEra;
    private final int cost;
    private final List<Tag> tags;
    private final List<Requirement> needs;
    private final List<Effect> now;
    private final List<Effect> firstAction;
    private final List<CardAction> actions;
    private final List<Ongoing> ongoing;
    private final Worth worth;
    private final @Nullable Cube holds;

    private Card(Line line) {
        this.index = line.index;
        this.id = line.id;
        this.name = line.name;
        this.type = line.type;
        this.corporateEra = line.corporateEra;
        this.cost = line.cost;
        this.tags = line.tags;
        this.needs = List.copyOf(line.needs);
        this.now = List.copyOf(line.now);
        this.firstAction = List.copyOf(line.firstAction);
        this.actions = List.copyOf(line.actions);
        this.ongoing = List.copyOf(line.ongoing);
        this.worth = line.worth;
        this.holds = line.holds;
    }

    /** Every card of the box. */
    public static List<Card> all() {
        return Cards.all();
    }

    public int index() {
        return index;
    }

    public String id() {
        return id;
    }

    public Text name() {
        return name;
    }

    public Type type() {
        return type;
    }

    public boolean event() {
        return type == Type.EVENT;
    }

    public boolean corporation() {
        return type == Type.CORPORATION;
    }

    /** Whether it is used in the Corporate Era only. */
    public boolean corporateEra() {
        return corporateEra;
    }

    /** The printed price. */
    public int cost() {
        return cost;
    }

    public List<Tag> tags() {
        return tags;
    }

    public boolean has(Tag tag) {
        return tags.contains(tag);
    }

    public List<Requirement> needs() {
        return needs;
    }

    /** What happens when the card is played, in printed order; for a corporation, what it starts with. */
    public List<Effect> now() {
        return now;
    }

    /** What a corporation must do as its very first action. */
    public List<Effect> firstAction() {
        return firstAction;
    }

    /** The ways to use its action; one of them each generation. */
    public List<CardAction> actions() {
        return actions;
    }

    public List<Ongoing> ongoing() {
        return ongoing;
    }

    /** Whether it takes resources, cubes or production from other players, at once or by its action. */
    public boolean takesFromOthers() {
        return now.stream().anyMatch(Card::takes) || actions.stream().anyMatch(
                action -> action.price() instanceof CardAction.Price.CubeAnywhere
                        || action.effects().stream().anyMatch(Card::takes));
    }

    private static boolean takes(Effect effect) {
        return switch (effect) {
            case Effect.RemoveAny _,Effect.RemoveAnyCubes _,Effect.RemoveFromNeighbour _,Effect.Steal _,Effect.DecreaseAny _ ->
                true;
            case Effect.Either(List<Effect> options) -> options.stream().anyMatch(Card::takes);
            case Effect.All(List<Effect> parts) -> parts.stream().anyMatch(Card::takes);
            default -> false;
        };
    }

    public Worth worth() {
        return worth;
    }

    /** The kind of cubes this card can hold. */
    public @Nullable Cube holds() {
        return holds;
    }

    /** In the order of the box. */
    @Override
    public int compareTo(Card other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return id;
    }

    /** A line of the card table being written. */
    static final class Line {
        private final int index;
        private final String id;
        private final Text name;
        private final Type type;
        private final int cost;
        private final List<Tag> tags;
        private boolean corporateEra;
        private final List<Requirement> needs = new ArrayList<>();
        private final List<Effect> now = new ArrayList<>();
        private final List<Effect> firstAction = new ArrayList<>();
        private final List<CardAction> actions = new ArrayList<>();
        private final List<Ongoing> ongoing = new ArrayList<>();
        private Worth worth = Worth.NOTHING;
        private @Nullable Cube holds;

        Line(int index, String id, Text name, Type type, int cost, Tag... tags) {
            this.index = index;
            this.id = id;
            this.name = name;
            this.type = type;
            this.cost = cost;
            this.tags = List.of(tags);
        }

        Line era() {
            corporateEra = true;
            return this;
        }

        Line needs(Requirement... all) {
            needs.addAll(List.of(all));
            return this;
        }

        Line now(Effect... effects) {
            now.addAll(List.of(effects));
            return this;
        }

        Line first(Effect... effects) {
            firstAction.addAll(List.of(effects));
            return this;
        }

        Line action(CardAction.Price price, Effect... effects) {
            actions.add(new CardAction(price, List.of(effects)));
            return this;
        }

        Line always(Ongoing... all) {
            ongoing.addAll(List.of(all));
            return this;
        }

        Line when(Ongoing.Trigger trigger, Effect... effects) {
            for (Effect effect : effects) {
                ongoing.add(new Ongoing.Whenever(trigger, effect));
            }
            return this;
        }

        Line worth(int points) {
            return worth(new Worth.Fixed(points));
        }

        Line worth(Worth points) {
            worth = points;
            return this;
        }

        Line holds(Cube cube) {
            holds = cube;
            return this;
        }

        Card card() {
            return new Card(this);
        }
    }
}
