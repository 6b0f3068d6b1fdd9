package cydonia.server.board.terraforming;

import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.CardAction;
import cydonia.games.terraforming.box.Count;
import cydonia.games.terraforming.box.Cube;
import cydonia.games.terraforming.box.Effect;
import cydonia.games.terraforming.box.Ongoing;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.box.Tile;
import java.util.ArrayList;
import java.util.List;

/** What a card does as rows of signs: what happens at once, then each lasting effect, then each way to use it. */
final class Glyphs {

    private static final String MONEY = Icons.of(Resource.MONEY);

    private final List<Glyph> row = new ArrayList<>();

    private Glyphs() {
    }

    static List<List<Glyph>> of(Card card) {
        List<List<Glyph>> rows = new ArrayList<>();
        add(rows, effects(card.now()));
        add(rows, effects(card.firstAction()));
        card.ongoing().forEach(ongoing -> add(rows, lasting(ongoing)));
        card.actions().forEach(way -> add(rows, action(way)));
        return rows;
    }

    /** One way to use the action of a card: its price, an arrow, what it brings. */
    static List<Glyph> action(CardAction way) {
        Glyphs glyphs = new Glyphs();
        glyphs.price(way.price());
        glyphs.row.add(Glyph.ARROW);
        way.effects().forEach(glyphs::effect);
        return glyphs.row;
    }

    static List<Glyph> effects(List<Effect> effects) {
        Glyphs glyphs = new Glyphs();
        effects.forEach(glyphs::effect);
        return glyphs.row;
    }

    private static List<Glyph> lasting(Ongoing ongoing) {
        Glyphs glyphs = new Glyphs();
        glyphs.ongoing(ongoing);
        return glyphs.row;
    }

    private static void add(List<List<Glyph>> rows, List<Glyph> row) {
        if (!row.isEmpty()) {
            rows.add(List.copyOf(row));
        }
    }

    private void put(Glyph glyph) {
        row.add(glyph);
    }

    private void effect(Effect effect) {
        switch (effect) {
            case Effect.Produce(int steps, Resource what) -> put(Glyph.change(steps, Icons.of(what)).production());
            case Effect.ProducePer(Count count, int every, Resource what) -> {
                put(Glyph.change(1, Icons.of(what)).production());
                count(count, every);
            }
            case Effect.Gain(int n, Resource what) -> put(Glyph.of(n, Icons.of(what)));
            case Effect.GainPer(Count count, Resource what) -> {
                put(Glyph.of(1, Icons.of(what)));
                count(count, 1);
            }
            case Effect.Lose(int n, Resource what) -> put(Glyph.change(-n, Icons.of(what)));
            case Effect.Rating(int steps) -> put(Glyph.change(steps, Icons.RATING));
            case Effect.RatingPer(Count count) -> {
                put(Glyph.change(1, Icons.RATING));
                count(count, 1);
            }
            case Effect.Raise(int steps, Parameter what) -> put(Glyph.change(steps, Icons.of(what)));
            case Effect.PlaceOcean _ -> put(Glyph.icon(Icons.of(Tile.OCEAN)));
            case Effect.PlaceTile(Tile tile, var _) -> put(Glyph.icon(Icons.of(tile)));
            case Effect.ClaimArea() -> put(Glyph.icon("flag"));
            case Effect.ProduceCoveredMetal _ -> {
                put(Glyph.change(1, Icons.of(Resource.STEEL)).production());
                put(Glyph.OR);
                put(Glyph.icon(Icons.of(Resource.TITANIUM)).production());
            }
            case Effect.Draw(int cards) -> put(Glyph.change(cards, Icons.CARDS));
            case Effect.LookAndKeep(int look, int keep) -> {
                put(Glyph.of(look, Icons.EYE));
                put(Glyph.change(keep, Icons.CARDS));
            }
            case Effect.LookAndBuy() -> {
                put(Glyph.icon(Icons.EYE));
                put(Glyph.icon(Icons.CARDS));
            }
            case Effect.Reveal(Tag tag, Cube cube) -> {
                put(Glyph.icon(Icons.EYE));
                put(Glyph.icon(Icons.of(tag)));
                put(Glyph.COLON);
                put(Glyph.change(1, Icons.of(cube)));
            }
            case Effect.Swap() -> {
                put(Glyph.change(-1, Icons.CARDS));
                put(Glyph.change(1, Icons.CARDS));
            }
            case Effect.AddHere(int n, Cube what) -> put(Glyph.change(n, Icons.of(what)));
            case Effect.RemoveHere(int n, Cube what) -> put(Glyph.change(-n, Icons.of(what)));
            case Effect.Add(int n, Cube what) -> put(Glyph.change(n, Icons.of(what)));
            case Effect.AddAnother(),Effect.AddToPlayed() -> put(Glyph.change(1, "cube"));
            case Effect.RemoveAny(int n, Resource what) -> put(Glyph.change(-n, Icons.of(what)).anybody());
            case Effect.RemoveAnyCubes(int n, Cube what) -> put(Glyph.change(-n, Icons.of(what)).anybody());
            case Effect.RemoveFromNeighbour(int n, Resource what) ->
                put(Glyph.change(-n, Icons.of(what)).anybody());
            case Effect.Steal(int n, Resource what) -> {
                put(Glyph.change(-n, Icons.of(what)).anybody());
                put(Glyph.change(n, Icons.of(what)));
            }
            case Effect.DecreaseAny(int steps, Resource what) ->
                put(Glyph.change(-steps, Icons.of(what)).anybody().production());
            case Effect.ShiftProduction(Resource from, Resource to) -> {
                put(new Glyph("−x", Icons.of(from), "").production());
                put(new Glyph("+x", Icons.of(to), "").production());
            }
            case Effect.Exchange(Resource from, Resource to) -> {
                put(new Glyph("x", Icons.of(from), ""));
                put(Glyph.ARROW);
                put(new Glyph("x", Icons.of(to), ""));
            }
            case Effect.CopyProduction(Tag tag) -> put(new Glyph("×2", Icons.of(tag), "").production());
            case Effect.NextCardCheaper(int n) -> {
                put(Glyph.icon(Icons.CARDS));
                put(Glyph.change(-n, MONEY));
            }
            case Effect.NextCardShifted(int steps) -> put(Glyph.word("±" + steps));
            case Effect.IfTags(int count, Tag tag, Effect then, Effect otherwise) -> {
                effect(otherwise);
                put(Glyph.OR);
                put(Glyph.of(count, Icons.of(tag)));
                put(Glyph.COLON);
                effect(then);
            }
            case Effect.Either(List<Effect> options) -> {
                for (int i = 0; i < options.size(); i++) {
                    if (i > 0) {
                        put(Glyph.OR);
                    }
                    effect(options.get(i));
                }
            }
            case Effect.All(List<Effect> parts) -> parts.forEach(this::effect);
        }
    }

    private void count(Count count, int every) {
        put(Glyph.OR);
        String written = every == 1 ? "" : String.valueOf(every);
        put(switch (count) {
            case Count.OwnTags(Tag tag) -> new Glyph(written, Icons.of(tag), "");
            case Count.OpponentTags(Tag tag) -> new Glyph(written, Icons.of(tag), "any");
            case Count.CitiesOnMars(),Count.CitiesInPlay() -> new Glyph(written, "city", "any");
            case Count.EventsPlayed() -> new Glyph(written, "event", "any");
        });
    }

    private void price(CardAction.Price price) {
        switch (price) {
            case CardAction.Price.Free() -> {
                // the arrow alone
            }
            case CardAction.Price.Money(int n) -> put(Glyph.of(n, MONEY));
            case CardAction.Price.MoneyOr(int n, Resource metal) -> {
                put(Glyph.of(n, MONEY));
                put(Glyph.OR);
                put(Glyph.icon(Icons.of(metal)));
            }
            case CardAction.Price.MoneyAfterRaise(int n) -> put(Glyph.of(n, MONEY));
            case CardAction.Price.Stock(int n, Resource what) -> put(Glyph.of(n, Icons.of(what)));
            case CardAction.Price.SomeOf(Resource what) -> {
                // the effect names it
            }
            case CardAction.Price.Steps(int n, Resource what) ->
                put(Glyph.change(-n, Icons.of(what)).production());
            case CardAction.Price.CubesHere(int n, Cube what) -> put(Glyph.of(n, Icons.of(what)));
            case CardAction.Price.CubeAnywhere(Cube what) -> put(Glyph.of(1, Icons.of(what)).anybody());
        }
    }

    private void ongoing(Ongoing ongoing) {
        switch (ongoing) {
            case Ongoing.Discount(int n) -> discount(Icons.CARDS, n);
            case Ongoing.TagDiscount(int n, Tag tag) -> discount(Icons.of(tag), n);
            case Ongoing.PowerPlantDiscount _ -> {
                // said in words: the sign would be that of the tag
            }
            case Ongoing.MetalValue(int more, Resource metal) -> {
                put(Glyph.icon(Icons.of(metal)));
                put(Glyph.COLON);
                put(Glyph.change(more, MONEY));
            }
            case Ongoing.Shift(int steps) -> put(Glyph.word("±" + steps));
            case Ongoing.GreeneryPrice(int plants) -> {
                put(Glyph.of(plants, Icons.of(Resource.PLANTS)));
                put(Glyph.ARROW);
                put(Glyph.icon(Icons.of(Tile.GREENERY)));
            }
            case Ongoing.HeatAsMoney() -> {
                put(Glyph.of(1, Icons.of(Resource.HEAT)));
                put(Glyph.word("="));
                put(Glyph.of(1, MONEY));
            }
            case Ongoing.ProtectsOwner(),Ongoing.ProtectsItself() -> put(Glyph.icon("military"));
            case Ongoing.Whenever(Ongoing.Trigger trigger, Effect effect) -> {
                trigger(trigger);
                put(Glyph.COLON);
                effect(effect);
            }
        }
    }

    private void discount(String what, int n) {
        put(Glyph.icon(what));
        put(Glyph.COLON);
        put(Glyph.change(-n, MONEY));
    }

    private void trigger(Ongoing.Trigger trigger) {
        switch (trigger) {
            case Ongoing.Trigger.OceanPlaced() -> put(Glyph.icon("ocean").anybody());
            case Ongoing.Trigger.CityPlaced(),Ongoing.Trigger.CityPlacedOnMars() ->
                put(Glyph.icon("city").anybody());
            case Ongoing.Trigger.OwnCityPlaced() -> put(Glyph.icon("city"));
            case Ongoing.Trigger.OwnGreeneryPlaced() -> put(Glyph.icon("greenery"));
            case Ongoing.Trigger.OwnTileOnMetal() -> {
                put(Glyph.icon(Icons.of(Resource.STEEL)));
                put(Glyph.OR);
                put(Glyph.icon(Icons.of(Resource.TITANIUM)));
            }
            case Ongoing.Trigger.OwnTag(List<Tag> tags) -> {
                for (int i = 0; i < tags.size(); i++) {
                    if (i > 0) {
                        put(Glyph.OR);
                    }
                    put(Glyph.icon(Icons.of(tags.get(i))));
                }
            }
            case Ongoing.Trigger.AnyTag(Tag tag) -> put(Glyph.icon(Icons.of(tag)).anybody());
            case Ongoing.Trigger.OwnEvent() -> put(Glyph.icon("event"));
            case Ongoing.Trigger.OwnEventWith(Tag tag) -> {
                put(Glyph.icon("event"));
                put(Glyph.icon(Icons.of(tag)));
            }
            case Ongoing.Trigger.OwnProject() -> put(Glyph.icon("special"));
            case Ongoing.Trigger.OwnPurchase(int printed) -> put(Glyph.of(printed, MONEY));
        }
    }
}
