package cydonia.games.terraforming;

import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.terraforming.TerraformingObstacle.NobodyToLose;
import cydonia.games.terraforming.TerraformingObstacle.NothingToCopy;
import cydonia.games.terraforming.TerraformingObstacle.ProductionAtFloor;
import cydonia.games.terraforming.TerraformingObstacle.ProductionShort;
import cydonia.games.terraforming.TerraformingObstacle.StockShort;
import cydonia.games.terraforming.cards.Effect;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Requirement;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tag;
import cydonia.games.terraforming.cards.Where;

/** Playing a card from hand: may it be played, and what happens then. Rulebook p. 9. */
final class Playing {

    private static final Resource[] RESOURCES = Resource.values();

    private Playing() {
    }

    /** Price, requirement, and every effect that must be carried out. */
    static boolean playable(Table t, int seat, int card, Why why) {
        CardPlan plan = CardPlan.of(card);
        Player player = t.players[seat];
        boolean ok = Payment.affordable(player, player.price(plan), plan.building, plan.space, plan.heatLost, why);
        for (Requirement need : plan.needs) {
            if (!ok && !why.asked()) {
                return false;
            }
            ok &= meets(t, seat, need, why);
        }
        if (plan.demanding && (ok || why.asked())) {
            ok &= possible(t, seat, plan, why);
        }
        return ok;
    }

    static boolean meets(Table t, int seat, Requirement need, Why why) {
        Player player = t.players[seat];
        return switch (need) {
            case Requirement.AtLeast(Parameter what, int value) -> {
                int shift = player.shift + player.nextShift;
                yield t.value(what) + shift * what.step() >= value || why.asked()
                        && why.not(new TerraformingObstacle.ParameterTooLow(what, t.value(what), value, shift));
            }
            case Requirement.AtMost(Parameter what, int value) -> {
                int shift = player.shift + player.nextShift;
                yield t.value(what) - shift * what.step() <= value || why.asked()
                        && why.not(new TerraformingObstacle.ParameterTooHigh(what, t.value(what), value, shift));
            }
            case Requirement.Tags(int count, Tag tag) -> player.tags(tag) >= count || why.asked()
                    && why.not(new TerraformingObstacle.TagsShort(tag, player.tags(tag), count));
            case Requirement.Production(int steps, Resource what) -> player.production(what) >= steps
                    || why.asked() && why.not(new ProductionShort(what, player.production(what), steps));
            case Requirement.Cities(int count) -> t.mars.cityCount() >= count
                    || why.asked() && why.not(new TerraformingObstacle.CitiesShort(t.mars.cityCount(), count));
            case Requirement.Greeneries(int count) -> {
                int own = Long.bitCount(t.mars.greeneries() & t.mars.owned(seat));
                yield own >= count || why.asked() && why.not(new TerraformingObstacle.GreeneriesShort(own, count));
            }
        };
    }

    /** Whether some order of the effects of the card, and of those it sets off, can be carried out in full. */
    private static boolean possible(Table t, int seat, CardPlan plan, Why why) {
        Player player = t.players[seat];
        boolean ok = true;
        for (Resource what : RESOURCES) {
            int loses = plan.takes[what.ordinal()];
            if (loses > 0) {
                int has = player.production(what) + plan.gives[what.ordinal()]
                        + (what == Resource.MONEY ? moneyStepsForCity(t, seat, plan) : 0);
                ok &= has - loses >= what.floor() || why.asked() && why.not(new ProductionAtFloor(what, has, loses));
            }
        }
        for (Effect effect : plan.now) {
            ok &= switch (effect) {
                case Effect.Lose(int n, Resource what) -> {
                    int has = player.stock(what)
                            + (what == Resource.PLANTS ? Triggers.plantsForTags(t, seat, plan) : 0);
                    yield has >= n || why.asked() && why.not(new StockShort(what, has, n));
                }
                case Effect.DecreaseAny(int steps, Resource what) ->
                    Victims.someoneCanLose(t, seat, what, steps, plan.gives[what.ordinal()])
                            || why.asked() && why.not(new NobodyToLose(what, steps));
                case Effect.ShiftProduction(Resource from, var _) -> player.production(from) > 0
                        || why.asked() && why.not(new ProductionShort(from, player.production(from), 1));
                case Effect.CopyProduction(Tag tag) ->
                    OwnCards.somethingToCopy(t, seat, tag) || why.asked() && why.not(new NothingToCopy());
                default -> true;
            };
        }
        return ok;
    }

    private static int moneyStepsForCity(Table t, int seat, CardPlan plan) {
        return plan.placesCity && Placement.areas(t, seat, Where.CITY_RULE) != 0
                ? Triggers.moneyStepsForCity(t, seat, plan.card.index())
                : 0;
    }

    /** The player has picked a card: now it is paid for, then it is played. */
    static void begin(Table t, int seat, int card) {
        CardPlan plan = CardPlan.of(card);
        Player player = t.players[seat];
        t.owe(new PutIntoPlay(seat, card));
        Payment.charge(t, seat, player.price(plan), plan.building, plan.space, plan.heatLost, Cause.ByCard.of(card));
    }

    /** A card that has been paid for. */
    record PutIntoPlay(int seat, int card) implements Owed.Chore {

        @Override
        public void run(Table t) {
            putIntoPlay(t, seat, card);
        }
    }

    /** The card goes where it belongs, and everything it does becomes owed. */
    private static void putIntoPlay(Table t, int seat, int card) {
        CardPlan plan = CardPlan.of(card);
        Player player = t.players[seat];
        if (t.listens()) {
            t.tell(new TerraformingHappening.CardPlayed(Seat.of(seat), plan.card));
        }
        player.hand.remove(card);
        player.nextDiscount = 0;
        player.nextShift = 0;
        t.lastOcean = Table.NOBODY;
        if (plan.card.event()) {
            player.events.add(card);
        } else {
            player.putInPlay(plan.card);
        }
        t.owe(seat, card, plan.after);
        Ordering.begin(t, seat, plan);
    }
}
