package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.terraforming.TerraformingAction.Option;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Cube;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Resource;
import java.util.List;

/** Choosing among alternatives on a card. Rulebook p. 9. */
final class Alternatives {

    private Alternatives() {
    }

    /** Alternatives that would do nothing are not offered; a single one that is left need not be chosen. */
    static void choose(Table t, int seat, int card, List<Effect> options, int played) {
        Choose choice = new Choose(seat, card, options, played);
        int only = -1;
        for (int i = 0; i < options.size(); i++) {
            if (choice.useful(t, options.get(i))) {
                if (only >= 0) {
                    t.owe(choice);
                    return;
                }
                only = i;
            }
        }
        if (only >= 0) {
            t.owe(seat, card, options.get(only), played);
        }
    }

    /** Which of the alternatives on a card. */
    record Choose(int seat, int card, List<Effect> options, int played) implements Owed.ByCard {

        private boolean useful(Table t, Effect effect) {
            return switch (effect) {
                case Effect.Add(var _, Cube what) -> !OwnCards.holders(t, seat, what).isEmpty();
                case Effect.AddToPlayed() -> CardPlan.of(played).slot >= 0;
                case Effect.All(List<Effect> parts) -> useful(t, parts.getFirst());
                case Effect.RemoveHere(int n, var _) -> Stocks.cubes(t, card) >= n;
                case Effect.RemoveAny(var _, Resource what) -> Victims.any(t, seat, what, Victims.Whom.ANYBODY);
                case Effect.Steal(var _, Resource what) ->
                    t.solo() || Victims.any(t, seat, what, Victims.Whom.OTHERS);
                case Effect.RemoveAnyCubes(var _, Cube what) -> Victims.anyCubes(t, seat, what);
                default -> true;
            };
        }

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            for (int i = 0; i < options.size(); i++) {
                if (useful(t, options.get(i))) {
                    out.add(Option.of(i + 1));
                }
            }
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            t.owe(seat, card, options.get(((Option) action).number() - 1), played);
        }

        @Override
        public Question question(Table t) {
            return new Question.ChooseOption(Cards.of(card), options);
        }
    }
}
