package cydonia.games.terraforming.box;

import cydonia.engine.Text;
import java.util.List;

/** The words the card tables are written in. */
final class Vocabulary {

    private Vocabulary() {
    }

    static Card.Line automated(int number, String id, String en, String fr, int cost, Tag... tags) {
        return new Card.Line(number - 1, id, new Text(en, fr).set(), Card.Type.AUTOMATED, cost, tags);
    }

    static Card.Line active(int number, String id, String en, String fr, int cost, Tag... tags) {
        return new Card.Line(number - 1, id, new Text(en, fr).set(), Card.Type.ACTIVE, cost, tags);
    }

    static Card.Line event(int number, String id, String en, String fr, int cost, Tag... tags) {
        return new Card.Line(number - 1, id, new Text(en, fr).set(), Card.Type.EVENT, cost, tags);
    }

    static Card.Line corporation(int number, String id, String en, String fr, Tag... tags) {
        return new Card.Line(Cards.PROJECTS + number - 1, id, new Text(en, fr).set(), Card.Type.CORPORATION, 0, tags);
    }

    // requirements

    static Requirement atLeast(int value, Parameter what) {
        return new Requirement.AtLeast(what, value);
    }

    static Requirement atMost(int value, Parameter what) {
        return new Requirement.AtMost(what, value);
    }

    static Requirement tags(int count, Tag tag) {
        return new Requirement.Tags(count, tag);
    }

    static Requirement production(int steps, Resource what) {
        return new Requirement.Production(steps, what);
    }

    static Requirement cities(int count) {
        return new Requirement.Cities(count);
    }

    static Requirement greeneries(int count) {
        return new Requirement.Greeneries(count);
    }

    // counts

    static Count own(Tag tag) {
        return new Count.OwnTags(tag);
    }

    static Count opponents(Tag tag) {
        return new Count.OpponentTags(tag);
    }

    static Count citiesOnMars() {
        return new Count.CitiesOnMars();
    }

    static Count citiesInPlay() {
        return new Count.CitiesInPlay();
    }

    static Count eventsPlayed() {
        return new Count.EventsPlayed();
    }

    // effects

    static Effect produce(int steps, Resource what) {
        return new Effect.Produce(steps, what);
    }

    static Effect produce(Count each, Resource what) {
        return new Effect.ProducePer(each, 1, what);
    }

    static Effect produce(Count count, int every, Resource what) {
        return new Effect.ProducePer(count, every, what);
    }

    static Effect gain(int n, Resource what) {
        return new Effect.Gain(n, what);
    }

    static Effect gain(Count each, Resource what) {
        return new Effect.GainPer(each, what);
    }

    static Effect lose(int n, Resource what) {
        return new Effect.Lose(n, what);
    }

    static Effect rating(int steps) {
        return new Effect.Rating(steps);
    }

    static Effect rating(Count each) {
        return new Effect.RatingPer(each);
    }

    static Effect raise(int steps, Parameter what) {
        return new Effect.Raise(steps, what);
    }

    static Effect ocean() {
        return new Effect.PlaceOcean(Where.OCEAN_AREA);
    }

    static Effect oceanOnLand() {
        return new Effect.PlaceOcean(Where.LAND);
    }

    static Effect greenery(Where where) {
        return new Effect.PlaceTile(Tile.GREENERY, where);
    }

    static Effect city(Where where) {
        return new Effect.PlaceTile(Tile.CITY, where);
    }

    static Effect place(Tile tile, Where where) {
        return new Effect.PlaceTile(tile, where);
    }

    static Effect claimArea() {
        return new Effect.ClaimArea();
    }

    static Effect produceMetalUnder(Tile tile) {
        return new Effect.ProduceCoveredMetal(tile);
    }

    static Effect draw(int cards) {
        return new Effect.Draw(cards);
    }

    static Effect lookAndKeep(int look, int keep) {
        return new Effect.LookAndKeep(look, keep);
    }

    static Effect lookAndBuy() {
        return new Effect.LookAndBuy();
    }

    static Effect revealFor(Tag tag, Cube cube) {
        return new Effect.Reveal(tag, cube);
    }

    static Effect swapCard() {
        return new Effect.Swap();
    }

    static Effect addHere(int n, Cube what) {
        return new Effect.AddHere(n, what);
    }

    static Effect removeHere(int n, Cube what) {
        return new Effect.RemoveHere(n, what);
    }

    static Effect add(int n, Cube what) {
        return new Effect.Add(n, what);
    }

    static Effect addAnother() {
        return new Effect.AddAnother();
    }

    static Effect addToPlayed() {
        return new Effect.AddToPlayed();
    }

    static Effect removeAny(int n, Resource what) {
        return new Effect.RemoveAny(n, what);
    }

    static Effect removeAny(int n, Cube what) {
        return new Effect.RemoveAnyCubes(n, what);
    }

    static Effect removeFromNeighbour(int n, Resource what) {
        return new Effect.RemoveFromNeighbour(n, what);
    }

    static Effect steal(int n, Resource what) {
        return new Effect.Steal(n, what);
    }

    static Effect decreaseAny(int steps, Resource what) {
        return new Effect.DecreaseAny(steps, what);
    }

    static Effect shiftProduction(Resource from, Resource to) {
        return new Effect.ShiftProduction(from, to);
    }

    static Effect exchange(Resource from, Resource to) {
        return new Effect.Exchange(from, to);
    }

    static Effect copyProduction(Tag tag) {
        return new Effect.CopyProduction(tag);
    }

    static Effect nextCardCheaper(int n) {
        return new Effect.NextCardCheaper(n);
    }

    static Effect nextCardShifted(int steps) {
        return new Effect.NextCardShifted(steps);
    }

    static Effect ifTags(int count, Tag tag, Effect then, Effect otherwise) {
        return new Effect.IfTags(count, tag, then, otherwise);
    }

    static Effect either(Effect... options) {
        return new Effect.Either(List.of(options));
    }

    static Effect all(Effect... parts) {
        return new Effect.All(List.of(parts));
    }

    // prices of actions

    static CardAction.Price free() {
        return new CardAction.Price.Free();
    }

    static CardAction.Price money(int n) {
        return new CardAction.Price.Money(n);
    }

    static CardAction.Price moneyOr(int n, Resource metal) {
        return new CardAction.Price.MoneyOr(n, metal);
    }

    static CardAction.Price moneyAfterRaise(int n) {
        return new CardAction.Price.MoneyAfterRaise(n);
    }

    static CardAction.Price stock(int n, Resource what) {
        return new CardAction.Price.Stock(n, what);
    }

    static CardAction.Price some(Resource what) {
        return new CardAction.Price.SomeOf(what);
    }

    static CardAction.Price steps(int n, Resource what) {
        return new CardAction.Price.Steps(n, what);
    }

    static CardAction.Price cubesHere(int n, Cube what) {
        return new CardAction.Price.CubesHere(n, what);
    }

    static CardAction.Price cubeAnywhere(Cube what) {
        return new CardAction.Price.CubeAnywhere(what);
    }

    // what lasts

    static Ongoing discount(int n) {
        return new Ongoing.Discount(n);
    }

    static Ongoing discount(int n, Tag tag) {
        return new Ongoing.TagDiscount(n, tag);
    }

    static Ongoing powerPlantDiscount(int n) {
        return new Ongoing.PowerPlantDiscount(n);
    }

    static Ongoing metalValue(int more, Resource metal) {
        return new Ongoing.MetalValue(more, metal);
    }

    static Ongoing shift(int steps) {
        return new Ongoing.Shift(steps);
    }

    static Ongoing greeneryPrice(int plants) {
        return new Ongoing.GreeneryPrice(plants);
    }

    static Ongoing heatAsMoney() {
        return new Ongoing.HeatAsMoney();
    }

    static Ongoing protectsOwner() {
        return new Ongoing.ProtectsOwner();
    }

    static Ongoing protectsItself() {
        return new Ongoing.ProtectsItself();
    }

    static Ongoing.Trigger oceanPlaced() {
        return new Ongoing.Trigger.OceanPlaced();
    }

    static Ongoing.Trigger cityPlaced() {
        return new Ongoing.Trigger.CityPlaced();
    }

    static Ongoing.Trigger cityPlacedOnMars() {
        return new Ongoing.Trigger.CityPlacedOnMars();
    }

    static Ongoing.Trigger ownCityPlaced() {
        return new Ongoing.Trigger.OwnCityPlaced();
    }

    static Ongoing.Trigger ownGreeneryPlaced() {
        return new Ongoing.Trigger.OwnGreeneryPlaced();
    }

    static Ongoing.Trigger ownTileOnMetal() {
        return new Ongoing.Trigger.OwnTileOnMetal();
    }

    static Ongoing.Trigger ownTag(Tag... tags) {
        return new Ongoing.Trigger.OwnTag(List.of(tags));
    }

    static Ongoing.Trigger anyTag(Tag tag) {
        return new Ongoing.Trigger.AnyTag(tag);
    }

    static Ongoing.Trigger ownEvent() {
        return new Ongoing.Trigger.OwnEvent();
    }

    static Ongoing.Trigger ownEventWith(Tag tag) {
        return new Ongoing.Trigger.OwnEventWith(tag);
    }

    static Ongoing.Trigger ownProject() {
        return new Ongoing.Trigger.OwnProject();
    }

    static Ongoing.Trigger ownPurchase(int printed) {
        return new Ongoing.Trigger.OwnPurchase(printed);
    }

    // worth

    static Worth perCubes(int points, int cubes) {
        return new Worth.PerCubes(points, cubes);
    }

    static Worth ifAnyCube(int points) {
        return new Worth.IfAnyCube(points);
    }

    static Worth each(Count count) {
        return new Worth.PerCount(count, 1);
    }

    static Worth perCount(Count count, int every) {
        return new Worth.PerCount(count, every);
    }

    static Worth adjacentOceans(Tile tile) {
        return new Worth.AdjacentOceans(tile);
    }

    static Worth adjacentCities(Tile tile) {
        return new Worth.AdjacentCities(tile);
    }
}
