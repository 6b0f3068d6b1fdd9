package cydonia.games.terraforming.rules;

import cydonia.engine.Seat;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Count;
import cydonia.games.terraforming.box.Cube;
import cydonia.games.terraforming.box.Effect;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.box.Tharsis;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.box.Where;
import cydonia.games.terraforming.language.Cause;
import cydonia.games.terraforming.language.TerraformingHappening;
import cydonia.games.terraforming.table.Deck;
import cydonia.games.terraforming.table.EffectRules;
import cydonia.games.terraforming.table.Table;
import java.util.List;

/** Carries out what cards say, as far as nobody has to decide; what has to be decided is owed. Rulebook p. 9. */
public final class Effects {

    public static final EffectRules RULES = Effects::carryOut;

    private Effects() {
    }

    private static void carryOut(Table t, int seat, int card, Effect effect, int played) {
        switch (effect) {
            case Effect.Gain(int n, Resource what) -> Stocks.gain(t, seat, what, n);
            case Effect.Produce(int steps, Resource what) ->
                Stocks.produce(t, seat, what, steps, Cause.ByCard.of(card));
            case Effect.PlaceTile(Tile tile, Where where) -> Placement.place(t, seat, card, tile, where);
            case Effect.PlaceOcean(Where where) -> Placement.place(t, seat, card, Tile.OCEAN, where);
            case Effect.Raise(int steps, Parameter what) -> Terraforming.oweRaise(t, seat, what, steps);
            case Effect.AddHere(int n, var _) -> Stocks.addCubes(t, card, n);
            case Effect.Draw(int cards) -> Deck.drawToHand(t, seat, cards);
            case Effect.Rating(int steps) -> Terraforming.rate(t, seat, steps);
            case Effect.ProducePer(Count count, int every, Resource what) ->
                Stocks.produce(t, seat, what, Counting.count(t, seat, count) / every, Cause.ByCard.of(card));
            case Effect.GainPer(Count count, Resource what) ->
                Stocks.gain(t, seat, what, Counting.count(t, seat, count));
            case Effect.RatingPer(Count count) -> Terraforming.rate(t, seat, Counting.count(t, seat, count));
            case Effect.Lose(int n, Resource what) -> Stocks.gain(t, seat, what, -n);
            case Effect.RemoveHere(int n, var _) -> Stocks.addCubes(t, card, -n);
            case Effect.ProduceCoveredMetal(Tile tile) -> produceCovered(t, seat, t.mars.special(tile), card);
            case Effect.NextCardCheaper(int n) -> {
                t.players[seat].nextDiscount = n;
                if (t.listens()) {
                    t.tell(new TerraformingHappening.NextCardCheaper(Seat.of(seat), n));
                }
            }
            case Effect.NextCardShifted(int steps) -> {
                t.players[seat].nextShift = steps;
                if (t.listens()) {
                    t.tell(new TerraformingHappening.NextCardEased(Seat.of(seat), steps));
                }
            }
            case Effect.IfTags(int count, Tag tag, Effect then, Effect otherwise) ->
                t.owe(seat, card, t.players[seat].tags(tag) >= count ? then : otherwise, Card.NONE);
            case Effect.All(List<Effect> parts) -> t.owe(seat, card, parts);
            case Effect.Reveal(Tag tag, Cube _) -> reveal(t, seat, card, tag);
            case Effect.LookAndKeep(int look, int keep) -> Looking.look(t, seat, card, look, keep);
            case Effect.LookAndBuy() -> Looking.lookToBuy(t, seat, card);
            case Effect.Swap() -> Looking.swap(t, seat, card);
            case Effect.Either(List<Effect> options) -> Alternatives.choose(t, seat, card, options, played);
            case Effect.Add(int n, Cube what) -> OwnCards.addCubes(t, seat, card, n, what);
            case Effect.AddAnother() -> OwnCards.addCubes(t, seat, card, 1, null);
            case Effect.AddToPlayed() -> Stocks.addCubes(t, played, 1);
            case Effect.CopyProduction(Tag tag) -> OwnCards.copyProduction(t, seat, card, tag);
            case Effect.ShiftProduction(Resource from, Resource to) -> Amounts.shift(t, seat, card, from, to);
            case Effect.Exchange(Resource from, Resource to) -> Amounts.exchange(t, seat, card, from, to);
            case Effect.ClaimArea() -> Placement.reserve(t, seat, card);
            case Effect.RemoveAny(int n, Resource what) ->
                Victims.remove(t, seat, card, n, what, Victims.Whom.ANYBODY, false);
            case Effect.RemoveFromNeighbour(int n, Resource what) ->
                Victims.remove(t, seat, card, n, what, Victims.Whom.BESIDE_THE_OCEAN, false);
            case Effect.Steal(int n, Resource what) -> Victims.steal(t, seat, card, n, what);
            case Effect.RemoveAnyCubes(int n, Cube what) -> Victims.removeCubes(t, seat, card, n, what);
            case Effect.DecreaseAny(int steps, Resource what) -> Victims.decrease(t, seat, card, steps, what);
        }
    }

    private static void produceCovered(Table t, int seat, int area, int card) {
        if (area >= 0) {
            Stocks.produce(t, seat, Tharsis.steel(area) > 0 ? Resource.STEEL : Resource.TITANIUM, 1,
                    Cause.ByCard.of(card));
        }
    }

    private static void reveal(Table t, int seat, int card, Tag wanted) {
        int shown = Deck.draw(t);
        if (shown < 0) {
            return;
        }
        Deck.discardOpenly(t, shown);
        Card revealed = Cards.of(shown);
        boolean found = revealed.has(wanted);
        if (t.listens()) {
            t.tell(new TerraformingHappening.CardRevealed(Seat.of(seat), revealed, wanted, found));
        }
        if (found) {
            Stocks.addCubes(t, card, 1);
        }
    }
}
