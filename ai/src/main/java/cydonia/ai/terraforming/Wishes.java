package cydonia.ai.terraforming;

import cydonia.engine.Seat;
import cydonia.games.terraforming.Area;
import cydonia.games.terraforming.Award;
import cydonia.games.terraforming.Milestone;
import cydonia.games.terraforming.StandardProject;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.TerraformingAction;
import cydonia.games.terraforming.TerraformingAction.AddTo;
import cydonia.games.terraforming.TerraformingAction.Amount;
import cydonia.games.terraforming.TerraformingAction.Build;
import cydonia.games.terraforming.TerraformingAction.Buy;
import cydonia.games.terraforming.TerraformingAction.Choose;
import cydonia.games.terraforming.TerraformingAction.Claim;
import cydonia.games.terraforming.TerraformingAction.ConvertHeat;
import cydonia.games.terraforming.TerraformingAction.ConvertPlants;
import cydonia.games.terraforming.TerraformingAction.Copy;
import cydonia.games.terraforming.TerraformingAction.Decline;
import cydonia.games.terraforming.TerraformingAction.Decrease;
import cydonia.games.terraforming.TerraformingAction.Discard;
import cydonia.games.terraforming.TerraformingAction.Draft;
import cydonia.games.terraforming.TerraformingAction.EndTurn;
import cydonia.games.terraforming.TerraformingAction.Enough;
import cydonia.games.terraforming.TerraformingAction.Fund;
import cydonia.games.terraforming.TerraformingAction.Keep;
import cydonia.games.terraforming.TerraformingAction.Option;
import cydonia.games.terraforming.TerraformingAction.Pass;
import cydonia.games.terraforming.TerraformingAction.Pay;
import cydonia.games.terraforming.TerraformingAction.Place;
import cydonia.games.terraforming.TerraformingAction.Play;
import cydonia.games.terraforming.TerraformingAction.Remove;
import cydonia.games.terraforming.TerraformingAction.RemoveCubes;
import cydonia.games.terraforming.TerraformingAction.Reserve;
import cydonia.games.terraforming.TerraformingAction.Sell;
import cydonia.games.terraforming.TerraformingAction.Use;
import cydonia.games.terraforming.cards.Card;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tile;
import java.util.List;

/** How much each action of one decision deserves to be tried: by what it seems to gain, in money. */
final class Wishes {

    /** A gain of so much makes an action e times as likely to be tried. */
    private static final double UNIT = 5;
    private static final double MOST = 4;
    private static final double NEVER = Double.NEGATIVE_INFINITY;

    /** Awards are funded when so many productions are still to come, by whoever is so sure to be ahead. */
    private static final double LATE = 2.2;
    private static final double SURE = 0.85;

    private static final int[] STEEL = Area.all().stream().mapToInt(Area::steel).toArray();
    private static final int[] TITANIUM = Area.all().stream().mapToInt(Area::titanium).toArray();
    private static final int[] PLANTS = Area.all().stream().mapToInt(Area::plants).toArray();
    private static final int[] CARDS = Area.all().stream().mapToInt(Area::cards).toArray();

    private final Survey table;
    private final Seat seat;
    private final Prices prices;
    private final List<TerraformingAction> legal;

    Wishes(Survey table, Seat seat, List<TerraformingAction> legal) {
        this.legal = legal;
        this.table = table;
        this.seat = seat;
        this.prices = Prices.of(table, seat);
    }

    double weight(TerraformingAction action) {
        double gain = gain(action);
        return gain == NEVER ? 0 : Math.exp(Math.clamp(gain / UNIT, -MOST, MOST));
    }

    private boolean mine(Card card) {
        return table.nextInPlay(seat, card.index()) == card.index();
    }

    private double gain(TerraformingAction action) {
        return switch (action) {
            case Choose(Card corporation) ->
                CardWorth.net(table, seat, corporation, prices) / 4;
            case Play(Card card) -> CardWorth.net(table, seat, card, prices);
            case Buy(Card card) -> CardWorth.inHand(table, seat, card, prices) - 4;
            case Draft(Card card) -> CardWorth.inHand(table, seat, card, prices);
            case Keep(Card card) -> CardWorth.inHand(table, seat, card, prices);
            case Sell(Card card) -> 1 - CardWorth.inHand(table, seat, card, prices) - 4;
            case Discard(Card card) -> prices.card - CardWorth.inHand(table, seat, card, prices);
            case Use(Card card, int option) -> 0.5 + CardWorth.use(table, seat, card, option, prices);
            case Build(var project) -> build(project);
            case Claim(Milestone _) -> Honours.PRIZE * prices.point - Milestone.PRICE;
            case Fund(Award award) -> fund(award);
            case ConvertPlants _ -> prices.greenery - table.greeneryPrice(seat) * prices.unit(Resource.PLANTS);
            case ConvertHeat _ ->
                step(Parameter.TEMPERATURE) - Prices.HEAT_FOR_A_STEP * prices.unit(Resource.HEAT);
            case Pass _ -> somethingIsFree() ? NEVER : -3;
            case EndTurn _ -> -1;
            case Enough _,Decline _ -> 0;
            case Pay(int steel, int titanium, int heat) ->
                3.0 * steel + 3.0 * titanium + (prices.unit(Resource.HEAT) < 1 ? heat : -heat);
            case Place(Area area) -> place(area);
            case Reserve(Area area) -> bonus(area);
            case Remove(int n, Seat from) -> from == seat && n > 0 ? NEVER : 3.0 * n;
            case RemoveCubes(int n, Card from) -> mine(from) ? -5 * UNIT : 2.0 * n;
            case Decrease(Seat victim) -> victim == seat ? -5 * UNIT : 2;
            case AddTo(Card card) -> CardSheet.of(card.index()).convertsCubes
                    ? CardSheet.of(card.index()).cube.worth(prices)
                    : CardSheet.of(card.index()).each.points * prices.point;
            case Amount(int n) -> -0.5 * n;
            case Option _,Copy _ -> 0;
        };
    }

    /** Heat or plants that can be turned into a step; the last step of all may be worth waiting for. */
    private boolean somethingIsFree() {
        double warmer = prices.left(Parameter.TEMPERATURE);
        double others = prices.left(Parameter.OXYGEN) + prices.left(Parameter.OCEANS);
        return warmer + others != 1 && mayConvert(warmer > 0);
    }

    private boolean mayConvert(boolean heatCounts) {
        for (int i = 0; i < legal.size(); i++) {
            TerraformingAction action = legal.get(i);
            if (action instanceof ConvertPlants || heatCounts && action instanceof ConvertHeat) {
                return true;
            }
        }
        return false;
    }

    private double build(StandardProject project) {
        double price = project.price();
        return switch (project) {
            case SELL_PATENTS -> -12;
            case POWER_PLANT -> prices.production(Resource.ENERGY) - price;
            case ASTEROID -> step(Parameter.TEMPERATURE) - price;
            case AQUIFER -> step(Parameter.OCEANS) - price;
            case GREENERY -> prices.greenery - price;
            case CITY -> prices.city + prices.production(Resource.MONEY) - price;
        };
    }

    /** Nobody pays for steps that Mars does not lack. */
    private double step(Parameter what) {
        return prices.left(what) == 0 ? NEVER : prices.step(what);
    }

    /** Funding pays for whoever will be ahead in the end; nobody funds what may still be lost. */
    private double fund(Award award) {
        if (prices.generations > LATE || Honours.chance(table, seat, award, prices.generations) < SURE) {
            return NEVER;
        }
        return prices.point * Honours.fund(table, seat, award, prices.generations) - table.awardPrice();
    }

    private double place(Area area) {
        Tile tile = table.tileDue();
        double gain = bonus(area) + 2 * table.oceansBeside(area);
        if (tile == Tile.GREENERY) {
            gain += prices.point * (table.ownCitiesBeside(seat, area) - 0.7 * table.othersCitiesBeside(seat, area));
        } else if (tile.city()) {
            gain += prices.point * (table.greeneriesBeside(area) + 0.25 * table.freeLandBeside(area));
        } else if (tile != Tile.OCEAN) {
            gain -= 0.3 * prices.point * table.ownCitiesBeside(seat, area);
        }
        return gain;
    }

    private double bonus(Area area) {
        int index = area.index();
        return prices.unit(Resource.STEEL) * STEEL[index] + prices.unit(Resource.TITANIUM) * TITANIUM[index]
                + prices.unit(Resource.PLANTS) * PLANTS[index]
                + prices.card * CARDS[index];
    }
}
