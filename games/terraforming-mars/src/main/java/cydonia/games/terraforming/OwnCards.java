package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.terraforming.TerraformingAction.AddTo;
import cydonia.games.terraforming.TerraformingAction.Copy;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Cube;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tag;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Choosing among one's own cards: where cubes go, and which production is repeated. Rulebook p. 9. */
final class OwnCards {

    private OwnCards() {
    }

    /** Own cards that can hold such cubes. */
    static CardSet holders(Table t, int seat, Cube what) {
        CardSet found = new CardSet();
        for (int card : Holders.BY_CUBE[what.ordinal()]) {
            if (t.players[seat].inPlay.has(card)) {
                found.add(card);
            }
        }
        return found;
    }

    /** Own cards that do hold cubes. */
    private static CardSet holding(Table t, int seat) {
        CardSet found = new CardSet();
        for (int card : Holders.ALL) {
            if (t.players[seat].inPlay.has(card) && Stocks.cubes(t, card) > 0) {
                found.add(card);
            }
        }
        return found;
    }

    /** Whether the production part of an own card can be repeated in full. */
    private static boolean canBeCopied(Table t, int seat, int card, Tag tag) {
        CardPlan plan = CardPlan.of(card);
        if (plan.productionBox.isEmpty() || !plan.card.has(tag)) {
            return false;
        }
        Player player = t.players[seat];
        for (Effect effect : plan.productionBox) {
            boolean ok = switch (effect) {
                case Effect.Produce(int steps, Resource what) -> steps >= 0 || Stocks.canLose(player, what, -steps);
                case Effect.DecreaseAny(int steps, Resource what) ->
                    Victims.someoneCanLose(t, seat, what, steps, plan.gives[what.ordinal()]);
                default -> true;
            };
            if (!ok) {
                return false;
            }
        }
        return true;
    }

    static boolean somethingToCopy(Table t, int seat, Tag tag) {
        CardSet inPlay = t.players[seat].inPlay;
        for (int card = inPlay.next(0); card >= 0; card = inPlay.next(card + 1)) {
            if (canBeCopied(t, seat, card, tag)) {
                return true;
            }
        }
        return false;
    }

    private static CardSet copyable(Table t, int seat, Tag tag) {
        CardSet found = new CardSet();
        CardSet inPlay = t.players[seat].inPlay;
        for (int card = inPlay.next(0); card >= 0; card = inPlay.next(card + 1)) {
            if (canBeCopied(t, seat, card, tag)) {
                found.add(card);
            }
        }
        return found;
    }

    static void list(CardSet cards, IntFunction<? extends TerraformingAction> action,
            Choices<TerraformingAction> out) {
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            out.add(action.apply(card));
        }
    }

    private static boolean single(CardSet cards) {
        return cards.next(cards.next(0) + 1) < 0;
    }

    /**
     * Puts cubes on the only card that takes them, or asks.
     *
     * @param what
     *            nothing where it is one more of whatever a card holds
     */
    static void addCubes(Table t, int seat, int card, int n, @Nullable Cube what) {
        PutCubes put = new PutCubes(seat, card, n, what);
        CardSet candidates = put.candidates(t);
        if (candidates.isEmpty()) {
            return;
        }
        if (single(candidates)) {
            Stocks.addCubes(t, candidates.next(0), n);
        } else {
            t.owe(put);
        }
    }

    /** Repeats the only production that can be, or asks. */
    static void copyProduction(Table t, int seat, int card, Tag tag) {
        CardSet candidates = copyable(t, seat, tag);
        if (candidates.isEmpty()) {
            return;
        }
        if (single(candidates)) {
            copy(t, seat, candidates.next(0));
        } else {
            t.owe(new CopyProduction(seat, card, tag));
        }
    }

    private static void copy(Table t, int seat, int card) {
        if (t.listens()) {
            t.tell(new TerraformingHappening.ProductionCopied(Seat.of(seat), Cards.of(card)));
        }
        t.owe(seat, card, CardPlan.of(card).productionBox);
    }

    /** Which own card gets the cubes. */
    record PutCubes(int seat, int card, int n, @Nullable Cube what) implements Owed.ByCard {

        private CardSet candidates(Table t) {
            return what == null ? holding(t, seat) : holders(t, seat, what);
        }

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            list(candidates(t), AddTo::of, out);
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            Stocks.addCubes(t, ((AddTo) action).card().index(), n);
        }

        @Override
        public Question question(Table t) {
            return new Question.PutCubes(n, Optional.ofNullable(what));
        }
    }

    /** Whose production is repeated. */
    record CopyProduction(int seat, int card, Tag tag) implements Owed.ByCard {

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            list(copyable(t, seat, tag), Copy::of, out);
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            copy(t, seat, ((Copy) action).card().index());
        }

        @Override
        public Question question(Table t) {
            return new Question.CopyProduction();
        }
    }
}
