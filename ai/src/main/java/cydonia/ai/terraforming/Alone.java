package cydonia.ai.terraforming;

import cydonia.ai.Account;
import cydonia.ai.Account.Measure;
import cydonia.ai.Account.Part;
import cydonia.ai.Hopes;
import cydonia.ai.Net;
import cydonia.ai.Traits;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.terraforming.StandardProject;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;
import java.util.List;
import java.util.Optional;

/**
 * Playing alone, what counts is whether everything owned and produced will finish Mars in time. What is left of money
 * after all the steps that nothing makes by itself are paid for says how likely that is.
 */
final class Alone {

    private static final int LAST_GENERATION = TerraformingMars.LAST_SOLO_GENERATION;
    /** Money that comes later makes fewer steps: those made early have paid their income by then. */
    private static final double LOSS = 0.08;
    /** What the standard projects ask for a step of each parameter. */
    private static final double ASTEROID = StandardProject.ASTEROID.price();
    private static final double GREENERY = StandardProject.GREENERY.price();
    private static final double AQUIFER = StandardProject.AQUIFER.price();
    /** Cards make steps cheaper, while there is time to draw them. */
    private static final double CHEAPER = 0.15;
    private static final double TIME_FOR_CARDS = 4;
    /** The part of the time to come in which steps still to be made will pay their income. */
    private static final double EARLY = 0.35;
    /** Metal for which cards will turn up: now, and in each generation. */
    private static final double METAL = 3;
    private static final double METAL_A_GENERATION = 4;
    /** The parts of what cards promise that were money in the end. */
    private static final double HAND = 0.45;
    private static final double IN_PLAY = 0.25;
    /** Money beyond all that can be foreseen, with more of it in each generation, and by which luck differs. */
    private static final double LUCK_AT_THE_END = 8;
    private static final double LUCK = 20;
    private static final double SURPRISE_AT_THE_END = 6;
    private static final double SURPRISE = 3;
    /** By which games went on otherwise than the net foresaw. */
    private static final double LEARNED_SURPRISE_AT_THE_END = 10;
    private static final double LEARNED_SURPRISE = 1.7;
    /** Where all is won or lost it still matters a little by how much. */
    private static final double LONG_SHOT = 100;

    private static final Measure MONEY_LEFT = new Measure(
            new Text("MC once Mars is terraformed", "M€ une fois Mars terraformée"), 0, true);
    private static final Text STOCK_AND_PRODUCTION = new Text("stock and production", "le stock et la production");
    private static final Text MISSING_STEPS = new Text("the steps Mars lacks", "les pas qui manquent à Mars");
    private static final Text CARDS_TO_COME = new Text("cards to come", "les cartes à venir");

    private static final Resource[] METALS = {Resource.STEEL, Resource.TITANIUM};

    private final Survey table;
    private final Seat seat;
    private final double generations;
    /** What is left of the standard prices. */
    private final double discount;
    private final Prices prices;
    private final Course course;

    private Alone(Survey table, Seat seat) {
        this.table = table;
        this.seat = seat;
        this.generations = (double) LAST_GENERATION - table.generation();
        this.discount = 1 - CHEAPER * Math.min(1, generations / TIME_FOR_CARDS);
        this.prices = new Prices(table, seat, generations, LOSS);
        this.course = new Course(table, seat, prices);
        setPrices();
    }

    static Prices prices(Survey table, Seat seat) {
        return new Alone(table, seat).prices;
    }

    static double hope(Survey table, Seat seat, Optional<Net> learned) {
        Alone alone = new Alone(table, seat);
        return learned.isPresent() && alone.generations > 0 ? alone.learnedHope(learned.get()) : alone.hope();
    }

    /** What a net is to learn from. */
    static void traits(Survey table, Seat seat, Traits to) {
        new Alone(table, seat).traits(to);
    }

    private void traits(Traits to) {
        double inPlay = inPlay();
        AloneTraits.put(table, seat, generations, new double[]{money(), hand(), inPlay, missingSteps()}, to);
    }

    private void setPrices() {
        double warmth = course.wanted(Parameter.TEMPERATURE) * discount * ASTEROID;
        double growth = course.wanted(Parameter.OXYGEN) * discount * GREENERY;
        prices.unit(Resource.HEAT,
                Math.max(warmth / Prices.HEAT_FOR_A_STEP, table.heatAsMoney(seat) ? 1 : 0.1));
        prices.unit(Resource.ENERGY, prices.unit(Resource.HEAT));
        prices.unit(Resource.PLANTS, Math.max(0.1, growth / table.greeneryPrice(seat)));
        for (Resource metal : METALS) {
            prices.unit(metal, prices.unit(metal) * Math.exp(-course.supply(metal) / metal()));
        }
        prices.priceProduction();
        prices.rating = prices.times;
        prices.step(Parameter.TEMPERATURE, warmth + prices.times + 0.5);
        prices.step(Parameter.OXYGEN, growth + prices.times + 0.5);
        prices.step(Parameter.OCEANS, discount * AQUIFER + prices.times + 2);
        prices.point = 0.05;
        prices.greenery = prices.left(Parameter.OXYGEN) > 0 ? prices.step(Parameter.OXYGEN) + 2 : 1;
        prices.city = 2;
        prices.card = generations > 2 ? 4 : 1 + generations;
    }

    private double hope() {
        return hope(surplus() + luck(), SURPRISE_AT_THE_END + SURPRISE * generations);
    }

    private static double hope(double surplus, double surprise) {
        return 0.02 + 0.92 * Hopes.chance(surplus / surprise) + 0.02 * Hopes.chance(surplus / LONG_SHOT);
    }

    /** In the last generation every step can be reckoned; before that, games that were played know better. */
    private double learnedHope(Net learned) {
        Net.Sum sum = learned.sum();
        traits(sum);
        return hope(sum.value(), LEARNED_SURPRISE_AT_THE_END + LEARNED_SURPRISE * generations);
    }

    private double surplus() {
        // first the cards make their steps: what is lacking is counted after that
        double inPlay = inPlay();
        return inPlay + hand() + money() - missingSteps();
    }

    /** The same as a person would count it. */
    static Account account(Survey table, Seat seat) {
        Alone alone = new Alone(table, seat);
        double inPlay = alone.inPlay();
        return new Account(MONEY_LEFT, List.of(new Part(STOCK_AND_PRODUCTION, alone.money()),
                new Part(Accounts.HAND, alone.hand()), new Part(Accounts.IN_PLAY, inPlay),
                new Part(MISSING_STEPS, -alone.missingSteps()), new Part(CARDS_TO_COME, alone.luck())));
    }

    private double luck() {
        return LUCK_AT_THE_END + LUCK * generations;
    }

    private double inPlay() {
        return IN_PLAY * course.useCards();
    }

    private double hand() {
        return HAND * CardWorth.hand(table, seat, prices);
    }

    private double missingSteps() {
        return discount * (ASTEROID * course.lacking(Parameter.TEMPERATURE)
                + GREENERY * course.lacking(Parameter.OXYGEN) + AQUIFER * course.lacking(Parameter.OCEANS));
    }

    private double money() {
        double steps = prices.left(Parameter.TEMPERATURE) + prices.left(Parameter.OXYGEN)
                + prices.left(Parameter.OCEANS);
        double money = course.supply(Resource.MONEY) + prices.times * table.rating(seat)
                + EARLY * generations * steps;
        for (Resource metal : METALS) {
            money += metal(course.supply(metal) / metal(), prices.unit(metal));
        }
        if (table.heatAsMoney(seat)) {
            money += Prices.HEAT_FOR_A_STEP * course.tooMany(Parameter.TEMPERATURE);
        }
        return money;
    }

    /** The first metal is worth most; the price is that of the next, when so much of what finds a card is there. */
    private double metal(double part, double price) {
        return metal() * price * Math.expm1(part);
    }

    private double metal() {
        return METAL + METAL_A_GENERATION * generations;
    }
}
