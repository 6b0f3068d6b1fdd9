package cydonia.games.terraforming.text;

import cydonia.engine.Typography;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.CardAction.Price;
import cydonia.games.terraforming.box.Count;
import cydonia.games.terraforming.box.Cube;
import cydonia.games.terraforming.box.Effect;
import cydonia.games.terraforming.box.Ongoing;
import cydonia.games.terraforming.box.Ongoing.Trigger;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Requirement;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.box.Where;
import cydonia.games.terraforming.box.Worth;
import java.util.List;

/** Cards in English. */
final class EnglishCards extends CardWords {

    @Override
    String and() {
        return " and ";
    }

    @Override
    String colon() {
        return ": ";
    }

    @Override
    String twice(Effect effect) {
        return effect instanceof Effect.PlaceOcean(Where where) && where != Where.LAND
                ? "place 2 oceans"
                : effect(effect) + ", twice";
    }

    @Override
    String requirement(List<Requirement.Tags> tags) {
        boolean one = tags.stream().allMatch(need -> need.count() == 1);
        return one
                ? "requires %s tag"
                        .formatted(list(" and ", tags.stream().map(need -> Typography.a(tag(need.tag()))).toList()))
                : "requires %s tags".formatted(list(" and ", tags.stream()
                        .map(need -> need.count() + " " + tag(need.tag())).toList()));
    }

    @Override
    String gain(String amounts) {
        return "gain " + amounts;
    }

    @Override
    String name(Resource what) {
        return resource(what);
    }

    @Override
    String semicolon() {
        return "; ";
    }

    @Override
    String requirement(Requirement need) {
        return switch (need) {
            case Requirement.AtLeast(Parameter what, int value) ->
                "requires %s or %s".formatted(value(what, value), what == Parameter.TEMPERATURE ? "warmer" : "more");
            case Requirement.AtMost(Parameter what, int value) ->
                "requires %s or %s".formatted(value(what, value), switch (what) {
                    case TEMPERATURE -> "colder";
                    case OXYGEN -> "less";
                    case OCEANS -> "fewer";
                });
            case Requirement.Tags(int count, Tag tag) ->
                "requires %d %s %s".formatted(count, tag(tag), count == 1 ? "tag" : "tags");
            case Requirement.Production(int steps, Resource what) ->
                "requires %s of %d or more".formatted(aProduction(what), steps);
            case Requirement.Cities(int count) -> "requires %d cities in play".formatted(count);
            case Requirement.Greeneries(int count) ->
                "requires %d %s of your own".formatted(count, count == 1 ? "greenery" : "greeneries");
        };
    }

    static String value(Parameter what, int value) {
        return switch (what) {
            case TEMPERATURE -> degrees(value);
            case OXYGEN -> "%d%% oxygen".formatted(value);
            case OCEANS -> value == 1 ? "1 ocean" : value + " oceans";
        };
    }

    static String parameter(Parameter what) {
        return switch (what) {
            case TEMPERATURE -> "temperature";
            case OXYGEN -> "oxygen";
            case OCEANS -> "oceans";
        };
    }

    @Override
    String start(List<Effect> goods) {
        return "you start with " + list(" and ", goods.stream().map(good -> switch (good) {
            case Effect.Gain(int n, Resource what) -> amount(n, what);
            case Effect.Produce(int steps, Resource what) -> "%s of %d".formatted(aProduction(what), steps);
            case Effect.Draw(int cards) -> cards + " free cards";
            default -> effect(good);
        }).toList());
    }

    @Override
    String firstAction(String effects) {
        return "as your first action, " + effects;
    }

    @Override
    String whenever(String trigger, String effects) {
        return "whenever %s, %s".formatted(trigger, effects);
    }

    @Override
    String action(List<String> ways) {
        return "action: " + join("; or ", ways);
    }

    @Override
    String effect(Effect effect) {
        return switch (effect) {
            case Effect.Produce(int steps, Resource what) ->
                "%s your %s by %d".formatted(steps > 0 ? "raise" : "lower", production(what), Math.abs(steps));
            case Effect.ProducePer(Count count, int every, Resource what) ->
                "raise your %s by 1 for %s".formatted(production(what), every(count, every));
            case Effect.Gain(int n, Resource what) -> "gain " + amount(n, what);
            case Effect.GainPer(Count count, Resource what) ->
                "gain %s for %s".formatted(amount(1, what), every(count, 1));
            case Effect.Lose(int n, Resource what) -> "lose " + amount(n, what);
            case Effect.Rating(int steps) -> "raise your terraform rating by " + steps;
            case Effect.RatingPer(Count count) -> "raise your terraform rating by 1 for " + every(count, 1);
            case Effect.Raise(int steps, Parameter what) ->
                "raise the %s by %d %s".formatted(parameter(what), steps, steps == 1 ? "step" : "steps");
            case Effect.PlaceOcean(Where where) ->
                where == Where.LAND ? "place an ocean on an area not reserved for oceans" : "place an ocean";
            case Effect.PlaceTile(Tile tile, Where where) -> "place %s%s".formatted(tile(tile), where(where));
            case Effect.ClaimArea() -> "claim a free area that is not reserved: nobody else may place a tile there";
            case Effect.ProduceCoveredMetal _ -> "raise your production of that metal by 1";
            case Effect.Draw(int cards) -> "draw " + cards(cards);
            case Effect.LookAndKeep(int look, int keep) ->
                "look at %s, keep %d and discard the others".formatted(cards(look), keep);
            case Effect.LookAndBuy() -> "look at the next card and buy it for 3 MC or discard it";
            case Effect.Reveal(Tag tag, Cube cube) ->
                "reveal and discard the next card; if it has %s tag, add %s to this card".formatted(
                        Typography.a(tag(tag)),
                        amount(1, cube));
            case Effect.Swap() -> "you may discard a card to draw a card";
            case Effect.AddHere(int n, Cube what) -> "add %s to this card".formatted(amount(n, what));
            case Effect.RemoveHere(int n, Cube what) -> "remove %s from this card".formatted(amount(n, what));
            case Effect.Add(int n, Cube what) -> "add %s to one of your cards".formatted(amount(n, what));
            case Effect.AddAnother() -> "add another cube to one of your cards that has cubes";
            case Effect.AddToPlayed() -> "add a cube to the card played";
            case Effect.RemoveAny(int n, Resource what) ->
                "you may remove up to %s from any one player".formatted(amount(n, what));
            case Effect.RemoveAnyCubes(int n, Cube what) ->
                "you may remove up to %s from the cards of any one player".formatted(amount(n, what));
            case Effect.RemoveFromNeighbour(int n, Resource what) ->
                "you may remove up to %s from the owner of a tile beside that ocean".formatted(amount(n, what));
            case Effect.Steal(int n, Resource what) -> "steal up to %s from any one player".formatted(amount(n, what));
            case Effect.DecreaseAny(int steps, Resource what) ->
                "lower the %s of any one player by %d".formatted(production(what), steps);
            case Effect.ShiftProduction(Resource from, Resource to) ->
                "lower your %s by any number of steps, at least 1, and raise your %s by as many"
                        .formatted(production(from), production(to));
            case Effect.Exchange(Resource from, Resource to) ->
                "spend any amount of %s, at least 1, to gain as many %s".formatted(resource(from), resource(to));
            case Effect.CopyProduction(Tag tag) ->
                "copy the production of one of your %s cards".formatted(tag(tag));
            case Effect.NextCardCheaper(int n) ->
                "the next card you play this generation costs %d MC less".formatted(n);
            case Effect.NextCardShifted(int steps) ->
                "the global requirements of the next card you play this generation are %d steps easier, either way"
                        .formatted(steps);
            case Effect.IfTags(int count, Tag tag, Effect then, Effect otherwise) ->
                ifTags(count, tag, then, otherwise);
            case Effect.Either(List<Effect> options) -> either(options);
            case Effect.All(List<Effect> parts) -> effects(parts);
        };
    }

    private String ifTags(int count, Tag tag, Effect then, Effect otherwise) {
        if (then instanceof Effect.Produce(int more, Resource what)
                && otherwise instanceof Effect.Produce(int less, Resource same) && what == same) {
            return "raise your %s by %d, or by %d if you have %d %s tags".formatted(production(what), less, more,
                    count, tag(tag));
        }
        return "%s; if you have %d %s tags, instead %s".formatted(effect(otherwise), count, tag(tag), effect(then));
    }

    /** What may be removed or stolen of several things is one list. */
    private String either(List<Effect> options) {
        if (options.stream().allMatch(Effect.RemoveAny.class::isInstance)) {
            return "you may remove up to %s from one player".formatted(list(" or ", options.stream()
                    .map(one -> (Effect.RemoveAny) one).map(one -> amount(one.n(), one.what())).toList()));
        }
        if (options.stream().allMatch(Effect.Steal.class::isInstance)) {
            return "steal up to %s from one player".formatted(list(" or ", options.stream()
                    .map(one -> (Effect.Steal) one).map(one -> amount(one.n(), one.what())).toList()));
        }
        return list(" or ", options.stream().map(this::effect).toList());
    }

    private String every(Count count, int every) {
        boolean one = every == 1;
        String number = one ? "each " : "every %d ".formatted(every);
        return number + switch (count) {
            case Count.OwnTags(Tag tag) -> "%s %s you have".formatted(tag(tag), one ? "tag" : "tags");
            case Count.OpponentTags(Tag tag) -> "%s %s your opponents have".formatted(tag(tag), one ? "tag" : "tags");
            case Count.CitiesOnMars() -> one ? "city on Mars" : "cities on Mars";
            case Count.CitiesInPlay() -> one ? "city in play" : "cities in play";
            case Count.EventsPlayed() -> one ? "event played by anyone" : "events played by anyone";
        };
    }

    static String where(Where where) {
        return switch (where) {
            case OCEAN_AREA -> " on an area reserved for oceans";
            case LAND, GREENERY_RULE, CITY_RULE -> "";
            case ISOLATED -> " with no other tile beside it";
            case NEXT_TO_CITY -> " beside a city";
            case NEXT_TO_TWO_CITIES -> " beside at least two cities";
            case NEXT_TO_GREENERY -> " beside a greenery";
            case METAL -> " where steel or titanium is printed";
            case METAL_NEXT_TO_OWN -> " where steel or titanium is printed, beside a tile of yours";
            case VOLCANIC -> " on a volcano";
            case NOCTIS -> " on the area of Noctis City";
            case PHOBOS -> " on Phobos";
            case GANYMEDE -> " on Ganymede";
        };
    }

    @Override
    String price(Price price) {
        return switch (price) {
            case Price.Free(),Price.SomeOf _ -> "";
            case Price.Money(int n) -> "spend %d MC".formatted(n);
            case Price.MoneyOr(int n, Resource metal) ->
                "spend %d MC (%s may be used)".formatted(n, resource(metal));
            case Price.MoneyAfterRaise(int n) ->
                "if your terraform rating went up this generation, spend %d MC".formatted(n);
            case Price.Stock(int n, Resource what) -> "spend " + amount(n, what);
            case Price.Steps(int n, Resource what) -> "lower your %s by %d".formatted(production(what), n);
            case Price.CubesHere(int n, Cube what) -> "remove %s from this card".formatted(amount(n, what));
            case Price.CubeAnywhere(Cube what) ->
                "remove %s from any card of any player".formatted(amount(1, what));
        };
    }

    @Override
    String trigger(Trigger trigger) {
        return switch (trigger) {
            case Trigger.OceanPlaced() -> "anyone places an ocean";
            case Trigger.CityPlaced() -> "anyone places a city";
            case Trigger.CityPlacedOnMars() -> "anyone places a city on Mars";
            case Trigger.OwnCityPlaced() -> "you place a city";
            case Trigger.OwnGreeneryPlaced() -> "you place a greenery";
            case Trigger.OwnTileOnMetal() -> "you place a tile where steel or titanium is printed";
            case Trigger.OwnTag(List<Tag> tags) -> "you play %s tag, including this card's"
                    .formatted(Typography.a(list(" or ", tags.stream().map(this::tag).toList())));
            case Trigger.AnyTag(Tag tag) ->
                "anyone plays %s tag, including this card's".formatted(Typography.a(tag(tag)));
            case Trigger.OwnEvent() -> "you play an event";
            case Trigger.OwnEventWith(Tag tag) -> "you play %s event".formatted(Typography.a(tag(tag)));
            case Trigger.OwnProject() -> "you use a standard project other than selling patents";
            case Trigger.OwnPurchase(int printed) ->
                "you pay for a card or standard project with a printed price of %d MC or more".formatted(printed);
        };
    }

    @Override
    String lasting(Card card, Ongoing ongoing) {
        return switch (ongoing) {
            case Ongoing.Discount(int n) -> "your cards cost %d MC less".formatted(n);
            case Ongoing.TagDiscount(int n, Tag tag) -> "your %s cards cost %d MC less".formatted(tag(tag), n);
            case Ongoing.PowerPlantDiscount(int n) ->
                "the Power Plant standard project costs you %d MC less".formatted(n);
            case Ongoing.MetalValue(int more, Resource metal) ->
                "your %s is worth %d MC more each".formatted(resource(metal), more);
            case Ongoing.Shift(int steps) ->
                "global requirements are %d steps easier for you, either way".formatted(steps);
            case Ongoing.GreeneryPrice(int plants) -> "a greenery costs you only %d plants".formatted(plants);
            case Ongoing.HeatAsMoney() -> "you may pay with heat as if it were MC";
            case Ongoing.ProtectsOwner() -> "opponents may not remove your plants, animals and microbes";
            case Ongoing.ProtectsItself() -> "nothing may be removed from this card";
            case Ongoing.Whenever(Trigger trigger, Effect effect) -> whenever(trigger(trigger), effect(effect));
        };
    }

    @Override
    String worth(Card card) {
        return switch (card.worth()) {
            case Worth.Fixed(int points) -> Typography.minus(points) + " VP";
            case Worth.PerCubes(int points, int cubes) ->
                "%d VP for %s %s on this card".formatted(points, cubes == 1 ? "each" : "every", cubes(cubes, card));
            case Worth.IfAnyCube(int points) -> "%d VP if there is a cube on this card".formatted(points);
            case Worth.PerCount(Count count, int every) -> "1 VP for " + every(count, every);
            case Worth.AdjacentOceans _ -> "1 VP for each ocean beside that tile";
            case Worth.AdjacentCities _ -> "1 VP for each city beside that tile";
        };
    }

    private String cubes(int n, Card card) {
        Cube what = card.holds() == null ? Cube.SCIENCE : card.holds();
        return n == 1 ? noun(1, what) : amount(n, what);
    }

    @Override
    String cards(int n) {
        return n == 1 ? "1 card" : n + " cards";
    }

    @Override
    String amount(int n, Resource what) {
        return "%d %s".formatted(n, what == Resource.PLANTS && n == 1 ? "plant" : resource(what));
    }

    @Override
    String amount(int n, Cube what) {
        return n + " " + noun(n, what);
    }

    static String noun(int n, Cube what) {
        String one = switch (what) {
            case ANIMAL -> "animal";
            case MICROBE -> "microbe";
            case SCIENCE -> "science cube";
            case FIGHTER -> "fighter";
        };
        return n == 1 ? one : one + "s";
    }

    static String resource(Resource what) {
        return what.thing().name().en();
    }

    String aProduction(Resource what) {
        return (what == Resource.MONEY || what == Resource.ENERGY ? "an " : "a ") + production(what);
    }

    @Override
    String production(Resource what) {
        return what.production().name().en();
    }

    @Override
    String tag(Tag tag) {
        return switch (tag) {
            case BUILDING -> "building";
            case SPACE -> "space";
            case POWER -> "power";
            case SCIENCE -> "science";
            case JOVIAN -> "Jovian";
            case EARTH -> "Earth";
            case PLANT -> "plant";
            case MICROBE -> "microbe";
            case ANIMAL -> "animal";
            case CITY -> "city";
        };
    }

    @Override
    String tile(Tile tile) {
        return switch (tile) {
            case OCEAN -> "an ocean";
            case GREENERY -> "a greenery";
            case CITY -> "a city";
            case CAPITAL -> "the capital (a city)";
            case NATURAL_PRESERVE -> "the natural preserve";
            case MINING_AREA -> "the mining area";
            case MINING_RIGHTS -> "the mining rights tile";
            case COMMERCIAL_DISTRICT -> "the commercial district";
            case NUCLEAR_ZONE -> "the nuclear zone";
            case INDUSTRIAL_CENTER -> "the industrial center";
            case ECOLOGICAL_ZONE -> "the ecological zone";
            case LAVA_FLOWS -> "the lava flows";
            case MOHOLE_AREA -> "the mohole area";
            case RESTRICTED_AREA -> "the restricted area";
        };
    }
}
