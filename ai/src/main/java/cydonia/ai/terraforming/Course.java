package cydonia.ai.terraforming;

import cydonia.engine.Seat;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.cards.BonusStep;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;

/** How far Mars will come by itself: by what is produced, by cards in play, and by what it gives for a warmer world. */
final class Course {

    /** At this much oxygen Mars warms by itself, and at this temperature ice melts into an ocean. */
    private static final int OXYGEN_WARMS = BonusStep.WARMTH.at();
    private static final int ICE_MELTS = BonusStep.OCEAN.at();
    /** The part of the generations to come in which a card will really be used. */
    private static final double USED = 0.6;

    private static final Parameter[] PARAMETERS = Parameter.values();

    private final Survey table;
    private final Seat seat;
    private final Prices prices;
    /** Steps nothing will make by itself: below zero where there will be too many. */
    private final double[] lacking = new double[PARAMETERS.length];

    Course(Survey table, Seat seat, Prices prices) {
        this.table = table;
        this.seat = seat;
        this.prices = prices;
        for (Parameter what : PARAMETERS) {
            lacking[what.ordinal()] = prices.left(what);
        }
        if (table.value(Parameter.OXYGEN) < OXYGEN_WARMS) {
            done(Parameter.TEMPERATURE, 1);
        }
        if (table.value(Parameter.TEMPERATURE) < ICE_MELTS) {
            done(Parameter.OCEANS, 1);
        }
        done(Parameter.TEMPERATURE, steps(heat(), Prices.HEAT_FOR_A_STEP));
        done(Parameter.OXYGEN, steps(supply(Resource.PLANTS), table.greeneryPrice(seat)));
    }

    /** What there is and what will be produced in time. */
    double supply(Resource what) {
        return table.stock(seat, what) + prices.times * table.production(seat, what);
    }

    /** Energy turns into heat when something is produced: in the last generation that is too late. */
    private double heat() {
        double energy = isLast() ? 0 : supply(Resource.ENERGY);
        return energy + supply(Resource.HEAT);
    }

    private boolean isLast() {
        return prices.generations <= 0;
    }

    /** At the end only whole steps count. */
    private double steps(double amount, double price) {
        return isLast() ? Math.floor(amount / price) : amount / price;
    }

    private void done(Parameter what, double steps) {
        lacking[what.ordinal()] -= steps;
    }

    /** Steps somebody will have to pay for. */
    double lacking(Parameter what) {
        return Math.max(0, lacking[what.ordinal()]);
    }

    /** Steps for which there will be heat or plants, and no room. */
    double tooMany(Parameter what) {
        return Math.max(0, -lacking[what.ordinal()]);
    }

    /** From 1, more is needed, to 0, there will be too much. */
    double wanted(Parameter what) {
        return Math.clamp((lacking[what.ordinal()] + 1) / 2, 0, 1);
    }

    /** Cards in play make their steps, as far as there is energy for all of them; what else they bring is money. */
    double useCards() {
        double share = share();
        double worth = 0;
        for (int card = table.nextInPlay(seat, 0); card >= 0; card = table.nextInPlay(seat, card + 1)) {
            CardSheet sheet = CardSheet.of(card);
            if (sheet.lasting) {
                worth += use(sheet, uses(sheet, share));
            }
        }
        return worth;
    }

    /** How often there will be energy for a card that needs it. */
    private double share() {
        double needed = 0;
        for (int card = table.nextInPlay(seat, 0); card >= 0; card = table.nextInPlay(seat, card + 1)) {
            needed += CardSheet.of(card).energy;
        }
        return needed == 0 ? 1 : Math.clamp(table.production(seat, Resource.ENERGY) / needed, 0, 1);
    }

    private double uses(CardSheet sheet, double share) {
        boolean now = !table.used(sheet.card) && table.stock(seat, Resource.ENERGY) >= sheet.energy;
        return (now ? CardWorth.THIS_GENERATION : 0)
                + USED * prices.generations * (sheet.energy == 0 ? 1 : share);
    }

    /** Makes the card's steps, and tells what it brings beyond them. */
    private double use(CardSheet sheet, double most) {
        double worth = CardWorth.once(table, seat, sheet, prices);
        if (worth <= 0) {
            return 0;
        }
        double uses = most;
        for (Parameter what : PARAMETERS) {
            double each = sheet.each.steps[what.ordinal()];
            if (each > 0) {
                worth -= prices.steps(what, each);
                if (sheet.convertsCubes) {
                    done(what, Math.min(lacking(what), turned(sheet, what, most)));
                    uses = isLast() ? 0 : uses;
                }
                uses = Math.min(uses, lacking(what) / each);
                done(what, uses * each);
            }
        }
        return uses * worth;
    }

    /** Steps of the cubes that lie on the card. */
    private double turned(CardSheet sheet, Parameter what, double uses) {
        double ready = table.cubes(sheet.card) * sheet.cube.steps[what.ordinal()];
        if (isLast()) {
            return uses > 0 && ready >= 1 ? 1 : 0;
        }
        return Math.min(uses, ready);
    }
}
