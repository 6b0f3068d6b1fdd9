package cydonia.ai.terraforming;

import cydonia.ai.Hopes;
import cydonia.ai.Knowledge;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.games.terraforming.Area;
import cydonia.games.terraforming.TerraformingAction;
import cydonia.games.terraforming.TerraformingAction.Build;
import cydonia.games.terraforming.TerraformingAction.Buy;
import cydonia.games.terraforming.TerraformingAction.Claim;
import cydonia.games.terraforming.TerraformingAction.ConvertHeat;
import cydonia.games.terraforming.TerraformingAction.ConvertPlants;
import cydonia.games.terraforming.TerraformingAction.Decline;
import cydonia.games.terraforming.TerraformingAction.Decrease;
import cydonia.games.terraforming.TerraformingAction.Discard;
import cydonia.games.terraforming.TerraformingAction.Draft;
import cydonia.games.terraforming.TerraformingAction.EndTurn;
import cydonia.games.terraforming.TerraformingAction.Fund;
import cydonia.games.terraforming.TerraformingAction.Keep;
import cydonia.games.terraforming.TerraformingAction.Pass;
import cydonia.games.terraforming.TerraformingAction.Pay;
import cydonia.games.terraforming.TerraformingAction.Place;
import cydonia.games.terraforming.TerraformingAction.Play;
import cydonia.games.terraforming.TerraformingAction.Remove;
import cydonia.games.terraforming.TerraformingAction.Reserve;
import cydonia.games.terraforming.TerraformingAction.Sell;
import cydonia.games.terraforming.TerraformingAction.Use;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.TerraformingRollout;
import cydonia.games.terraforming.cards.Card;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;

/**
 * Points at the end are what counts; until then money is points to come, and production is money to come. Alone, what
 * counts is whether all that money will finish Mars in time.
 */
public final class TerraformingKnowledge implements Knowledge<TerraformingPosition, TerraformingAction> {

    /** Money that buys a point, or alone a step of terraforming. */
    private static final double PRICE_OF_A_POINT = 9;
    private static final double PRICE_OF_A_STEP = 13;
    private static final double CARD = 2.5;
    /** Steps of terraforming that all players together usually take in a generation. */
    private static final double PACE = 4.5;
    private static final int LAST_GENERATION_ALONE = 14;
    /** A lead of so many points gives three chances in four: more while much can still happen. */
    private static final double UNIT_AT_THE_END = 3;
    private static final double UNIT_PER_GENERATION = 1;
    private static final double STEPS_UNIT = 4;

    private static final Resource[] RESOURCES = Resource.values();
    private static final Parameter[] PARAMETERS = Parameter.values();

    @Override
    public void value(Rollout<TerraformingPosition, TerraformingAction> rollout, double[] hopes) {
        var outcome = rollout.outcome();
        if (outcome.isPresent()) {
            Hopes.ended(outcome.get(), hopes);
            return;
        }
        TerraformingRollout table = (TerraformingRollout) rollout;
        double steps = stepsLeft(table);
        if (hopes.length == 1) {
            double generations = LAST_GENERATION_ALONE - table.generation();
            double affordable = wealth(table, Seat.of(0), generations) / PRICE_OF_A_STEP;
            hopes[0] = 0.05 + 0.9 * Hopes.chance((affordable - steps) / STEPS_UNIT);
            return;
        }
        double generations = steps / PACE;
        double[] estimates = new double[hopes.length];
        for (int i = 0; i < hopes.length; i++) {
            Seat seat = Seat.of(i);
            estimates[i] = table.score(seat) + wealth(table, seat, generations) / PRICE_OF_A_POINT;
        }
        Hopes.byLead(estimates, UNIT_AT_THE_END + UNIT_PER_GENERATION * generations, hopes);
    }

    private static double stepsLeft(TerraformingRollout table) {
        int left = 0;
        for (Parameter what : PARAMETERS) {
            left += (what.goal() - table.value(what)) / what.step();
        }
        return left;
    }

    /** All money that will be there in so many generations, everything turned into money. */
    private static double wealth(TerraformingRollout table, Seat seat, double generations) {
        double wealth = CARD * Math.min(1, generations) * table.cards(seat) + generations * table.rating(seat);
        for (Resource what : RESOURCES) {
            wealth += CardWorth.unit(what)
                    * (table.stock(seat, what) + generations * table.production(seat, what));
        }
        return wealth;
    }

    @Override
    public boolean settled(Rollout<TerraformingPosition, TerraformingAction> table) {
        return ((TerraformingRollout) table).betweenActions();
    }

    @Override
    public double weight(Rollout<TerraformingPosition, TerraformingAction> table, Seat seat,
            TerraformingAction action) {
        return switch (action) {
            case Claim _ -> 12;
            case ConvertPlants _ -> 8;
            case ConvertHeat _ -> 6;
            case Use _ -> 4;
            case Play(Card card) -> 4 * liking(card);
            case Buy(Card card) -> liking(card);
            case Draft(Card card) -> liking(card);
            case Keep(Card card) -> liking(card);
            case Sell(Card card) -> 0.3 / liking(card);
            case Discard(Card card) -> 1 / liking(card);
            case Build(var project) -> switch (project) {
                case SELL_PATENTS -> 0.03;
                case POWER_PLANT -> 0.3;
                case ASTEROID, AQUIFER, GREENERY -> 1.5;
                case CITY -> 0.8;
            };
            case Fund _,Decline _ -> 0.4;
            case EndTurn _ -> 0.6;
            case Pass _ -> 0.4;
            case Pay(int steel, int titanium, _) -> 1 + steel + titanium;
            case Place(Area area) -> 1 + bonus(area);
            case Reserve(Area area) -> 1 + bonus(area);
            case Remove(int n, Seat from) -> from == seat && n > 0 ? 0 : 0.2 + n;
            case Decrease(Seat victim) -> victim == seat ? 0 : 1;
            default -> 1;
        };
    }

    private static double bonus(Area area) {
        return CardWorth.unit(Resource.STEEL) * area.steel() + CardWorth.unit(Resource.TITANIUM) * area.titanium()
                + CardWorth.unit(Resource.PLANTS) * area.plants() + CARD * area.cards();
    }

    /** 1 for a card that is worth just what it costs. */
    private static double liking(Card card) {
        return Math.exp(Math.clamp(CardWorth.net(card) / 10, -2.5, 2.5));
    }
}
