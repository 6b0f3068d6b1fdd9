package cydonia.ai.terraforming;

import cydonia.engine.Seat;
import cydonia.games.terraforming.Award;
import cydonia.games.terraforming.Milestone;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;

/** What milestones and awards will probably bring. */
final class Honours {

    static final double PRIZE = Milestone.POINTS;

    /** The part of heat, as long as Mars can be warmed, and of metal that is not spent until the game ends. */
    private static final double HEAT_LEFT = 0.35;
    private static final double METAL_LEFT = 0.4;

    private static final Milestone[] MILESTONES = Milestone.values();
    private static final Award[] AWARDS = Award.values();

    private Honours() {
    }

    /** How likely that seat is to be ahead in the end, by how far it is expected to be ahead. */
    static double chance(Survey table, Seat seat, Award award, double generations) {
        double mine = merit(table, seat, award, generations);
        double best = 0;
        for (int i = 0; i < table.seats(); i++) {
            best = i == seat.index() ? best : Math.max(best, merit(table, Seat.of(i), award, generations));
        }
        return 1 / (1 + Math.exp(-4.0 * (mine - best) / (0.5 + 0.15 * Math.max(mine, best) + 0.6 * generations)));
    }

    /** What will count in the end: heat and metal are there to be spent, and production makes more of them. */
    private static double merit(Survey table, Seat seat, Award award, double generations) {
        return switch (award) {
            case LANDLORD, BANKER, SCIENTIST -> table.merit(seat, award);
            case THERMALIST -> {
                boolean warm = table.value(Parameter.TEMPERATURE) >= Parameter.TEMPERATURE.goal();
                yield left(warm ? 1 : HEAT_LEFT, generations) * (table.merit(seat, award) + generations
                        * (table.production(seat, Resource.HEAT) + table.production(seat, Resource.ENERGY)));
            }
            case MINER -> left(METAL_LEFT, generations) * (table.merit(seat, award) + generations
                    * (table.production(seat, Resource.STEEL) + table.production(seat, Resource.TITANIUM)));
        };
    }

    /** In the end nothing more is spent. */
    private static double left(double part, double generations) {
        return generations > 0 ? part : 1;
    }

    /** What funding will bring more to that seat than to one of the others. */
    static double fund(Survey table, Seat seat, Award award, double generations) {
        double chance = chance(table, seat, award, generations);
        return PRIZE * (chance - (1 - chance) / (table.seats() - 1));
    }

    /** Points of funded awards beyond those that the score counts as if nothing could change any more. */
    static double awards(Survey table, Seat seat, double generations) {
        double difference = 0;
        for (Award award : AWARDS) {
            if (table.funded(award)) {
                difference += PRIZE * chance(table, seat, award, generations) - table.prize(seat, award);
            }
        }
        return difference;
    }

    /** Money that milestones will be worth which that seat has reached, or will soon reach, and nobody has claimed. */
    static double milestones(Survey table, Seat seat, Prices prices) {
        double worth = 0;
        if (table.milestonesLeft() > 0) {
            for (Milestone milestone : MILESTONES) {
                if (!table.claimed(milestone)) {
                    double way = Math.min(1, (double) table.reached(seat, milestone) / milestone.needed());
                    worth += way == 1 ? 0.75 : 0.5 * way * way * way * way;
                }
            }
        }
        return Math.min(table.milestonesLeft(), worth) * (PRIZE * prices.point - Milestone.PRICE);
    }
}
