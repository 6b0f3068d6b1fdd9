package cydonia.games.terraforming;

import cydonia.engine.Seat;
import cydonia.games.terraforming.cards.Card;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Count;
import cydonia.games.terraforming.cards.Cube;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tag;
import cydonia.games.terraforming.cards.Tile;
import cydonia.games.terraforming.cards.Where;

/** Carries out what is owed, one piece after the other, until nothing is left or somebody has to decide. */
final class Resolution {

    private static final Parameter[] PARAMETERS = Parameter.values();
    private static final StandardProject[] PROJECTS = StandardProject.values();

    private Resolution() {
    }

    /** Works off the stack. */
    static void run(Table t) {
        while (t.owes()) {
            if (!step(t, t.owed())) {
                return;
            }
        }
    }

    /** Carries out the topmost task, unless it waits for a decision. */
    private static boolean step(Table t, long task) {
        int seat = Task.seat(task);
        switch (Task.kind(task)) {
            case Task.EFFECT -> {
                return resolve(t, task, Effects.of(Task.value(task)));
            }
            case Task.PAY -> {
                return Payment.settled(t, task);
            }
            case Task.PLAY -> {
                t.settle();
                Playing.resolve(t, seat, Task.card(task));
            }
            case Task.PROJECT -> {
                t.settle();
                Projects.resolve(t, seat, PROJECTS[Task.value(task)]);
            }
            case Task.MILESTONE -> {
                t.settle();
                Honours.claim(t, seat, Task.value(task));
            }
            case Task.AWARD -> {
                t.settle();
                Honours.fund(t, seat, Task.value(task));
            }
            case Task.RAISE -> {
                t.settle();
                Terraforming.raise(t, seat, PARAMETERS[Task.card(task)], Task.value(task));
            }
            case Task.KEEP -> {
                return Looking.allKept(t, task);
            }
            case Task.SELL, Task.BUY, Task.TAKE_CUBE, Task.ORDER -> {
                return false;
            }
            default -> throw new IllegalStateException("task " + Task.kind(task));
        }
        return true;
    }

    private static boolean resolve(Table t, long task, Effect effect) {
        int seat = Task.seat(task);
        int card = Task.card(task);
        switch (effect) {
            case Effect.Gain(int n, Resource what) -> {
                t.settle();
                Stocks.gain(t, seat, what, n);
            }
            case Effect.Produce(int steps, Resource what) -> {
                t.settle();
                Stocks.produce(t, seat, what, steps, Cause.ByCard.of(card));
            }
            case Effect.PlaceTile(Tile tile, Where where) -> {
                return placed(t, seat, tile, Placement.areas(t, seat, where));
            }
            case Effect.PlaceOcean(Where where) -> {
                return placed(t, seat, Tile.OCEAN, Placement.oceanAreas(t, seat, where));
            }
            case Effect.Raise(int steps, Parameter what) -> {
                t.settle();
                Terraforming.oweRaise(t, seat, what, steps);
            }
            case Effect.AddHere(int n, var _) -> {
                t.settle();
                Stocks.addCubes(t, card, n);
            }
            case Effect.Draw(int cards) -> {
                t.settle();
                Deck.drawToHand(t, seat, cards);
            }
            case Effect.Rating(int steps) -> {
                t.settle();
                Terraforming.rate(t, seat, steps);
            }
            case Effect.ProducePer(Count count, int every, Resource what) -> {
                t.settle();
                Stocks.produce(t, seat, what, Counting.count(t, seat, count) / every, Cause.ByCard.of(card));
            }
            case Effect.GainPer(Count count, Resource what) -> {
                t.settle();
                Stocks.gain(t, seat, what, Counting.count(t, seat, count));
            }
            case Effect.RatingPer(Count count) -> {
                t.settle();
                Terraforming.rate(t, seat, Counting.count(t, seat, count));
            }
            case Effect.Lose(int n, Resource what) -> {
                t.settle();
                Stocks.gain(t, seat, what, -n);
            }
            case Effect.RemoveHere(int n, var _) -> {
                t.settle();
                Stocks.addCubes(t, card, -n);
            }
            case Effect.ProduceCoveredMetal(Tile tile) -> {
                t.settle();
                produceCovered(t, seat, t.board.special(tile), card);
            }
            case Effect.NextCardCheaper(int n) -> {
                t.settle();
                t.players[seat].nextDiscount = n;
                if (t.listens()) {
                    t.tell(new TerraformingHappening.NextCardCheaper(Seat.of(seat), n));
                }
            }
            case Effect.NextCardShifted(int steps) -> {
                t.settle();
                t.players[seat].nextShift = steps;
                if (t.listens()) {
                    t.tell(new TerraformingHappening.NextCardEased(Seat.of(seat), steps));
                }
            }
            case Effect.IfTags(int count, Tag tag, Effect _, Effect _) -> {
                t.settle();
                boolean enough = t.players[seat].tags(tag) >= count;
                t.oweEffect(seat, card, Effects.parts(Task.value(task))[enough ? 0 : 1]);
            }
            case Effect.All _ -> {
                t.settle();
                t.oweEffects(seat, card, Effects.parts(Task.value(task)));
            }
            case Effect.Reveal(Tag tag, Cube _) -> {
                t.settle();
                reveal(t, seat, card, tag);
            }
            case Effect.LookAndKeep(int look, int keep) -> {
                t.settle();
                Looking.look(t, seat, look, keep);
            }
            case Effect.LookAndBuy() -> {
                t.settle();
                Looking.lookToBuy(t, seat);
            }
            case Effect.Either _ -> {
                return Alternatives.decided(t, task);
            }
            case Effect.Add(int n, Cube what) -> {
                return added(t, n, Alternatives.holders(t, seat, what));
            }
            case Effect.AddAnother() -> {
                return added(t, 1, Alternatives.holding(t, seat));
            }
            case Effect.AddToPlayed() -> {
                t.settle();
                Stocks.addCubes(t, Task.other(task), 1);
            }
            case Effect.Steal(int n, Resource what) when t.solo() -> {
                t.settle();
                Stocks.gain(t, seat, what, n);
            }
            case Effect.RemoveAny _,Effect.RemoveAnyCubes _,Effect.RemoveFromNeighbour _,Effect.Steal _ -> {
                return Victims.spared(t, task, effect);
            }
            case Effect.DecreaseAny(int steps, Resource what) -> {
                return Victims.decreased(t, steps, what, card);
            }
            case Effect.Swap() -> {
                return skipped(t, t.players[seat].hand.isEmpty());
            }
            case Effect.ClaimArea() -> {
                return skipped(t, Placement.markerAreas(t, seat) == 0);
            }
            case Effect.CopyProduction(Tag tag) -> {
                return copied(t, seat, tag);
            }
            case Effect.ShiftProduction(Resource from, Resource to) -> {
                return shifted(t, seat, from, to, card);
            }
            case Effect.Exchange(Resource from, Resource to) -> {
                return exchanged(t, seat, from, to);
            }
        }
        return true;
    }

    private static boolean skipped(Table t, boolean impossible) {
        if (impossible) {
            t.settle();
        }
        return impossible;
    }

    /** A tile that can go nowhere is not placed; one that can go to one area only goes there. */
    private static boolean placed(Table t, int seat, Tile tile, long areas) {
        if ((areas & areas - 1) != 0) {
            return false;
        }
        t.settle();
        if (areas != 0) {
            Placement.lay(t, seat, tile, Long.numberOfTrailingZeros(areas));
        }
        return true;
    }

    private static boolean added(Table t, int n, CardSet candidates) {
        int first = candidates.next(0);
        if (first >= 0 && candidates.next(first + 1) >= 0) {
            return false;
        }
        t.settle();
        if (first >= 0) {
            Stocks.addCubes(t, first, n);
        }
        return true;
    }

    private static void produceCovered(Table t, int seat, int area, int card) {
        if (area >= 0) {
            Stocks.produce(t, seat, Tharsis.STEEL[area] > 0 ? Resource.STEEL : Resource.TITANIUM, 1,
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

    private static boolean copied(Table t, int seat, Tag tag) {
        CardSet candidates = Alternatives.copyable(t, seat, tag);
        int first = candidates.next(0);
        if (first >= 0 && candidates.next(first + 1) >= 0) {
            return false;
        }
        t.settle();
        if (first >= 0) {
            copy(t, seat, first);
        }
        return true;
    }

    static void copy(Table t, int seat, int card) {
        if (t.listens()) {
            t.tell(new TerraformingHappening.ProductionCopied(Seat.of(seat), Cards.of(card)));
        }
        t.oweEffects(seat, card, Plan.of(card).productionBox);
    }

    private static boolean shifted(Table t, int seat, Resource from, Resource to, int card) {
        int most = t.players[seat].production(from);
        if (most > 1) {
            return false;
        }
        t.settle();
        shift(t, seat, from, to, most, card);
        return true;
    }

    static void shift(Table t, int seat, Resource from, Resource to, int steps, int card) {
        Stocks.produce(t, seat, to, steps, Cause.ByCard.of(card));
        Stocks.produce(t, seat, from, -steps, Cause.ByCard.of(card));
    }

    private static boolean exchanged(Table t, int seat, Resource from, Resource to) {
        int most = t.players[seat].stock(from);
        if (most > 1) {
            return false;
        }
        t.settle();
        exchange(t, seat, from, to, most);
        return true;
    }

    static void exchange(Table t, int seat, Resource from, Resource to, int n) {
        Stocks.pay(t, seat, from, n);
        Stocks.gain(t, seat, to, n);
    }
}
