package cydonia.ai.terraforming;

import cydonia.engine.Seat;
import cydonia.games.terraforming.Award;
import cydonia.games.terraforming.Milestone;
import cydonia.games.terraforming.Survey;

/** What milestones and awards will probably bring. */
final class Honours {

    static final double PRIZE = Milestone.POINTS;

    private static final Milestone[] MILESTONES = Milestone.values();
    private static final Award[] AWARDS = Award.values();

    private Honours() {
    }

    /** How likely that seat is to be ahead in the end, by how far it is ahead now. */
    static double chance(Survey survey, Seat seat, Award award, double generations) {
        int mine = survey.merit(seat, award);
        int best = 0;
        for (int i = 0; i < survey.seats(); i++) {
            best = i == seat.index() ? best : Math.max(best, survey.merit(Seat.of(i), award));
        }
        return 1 / (1 + Math.exp(-4.0 * (mine - best) / (0.5 + 0.15 * Math.max(mine, best) + 0.6 * generations)));
    }

    /** Points of funded awards beyond those that the score counts as if nothing could change any more. */
    static double awards(Survey survey, Seat seat, double generations) {
        double difference = 0;
        for (Award award : AWARDS) {
            if (survey.funded(award)) {
                difference += PRIZE * chance(survey, seat, award, generations) - survey.prize(seat, award);
            }
        }
        return difference;
    }

    /** Money that milestones will be worth which that seat has reached, or will soon reach, and nobody has claimed. */
    static double milestones(Survey survey, Seat seat, Prices prices) {
        double worth = 0;
        if (survey.milestonesLeft() > 0) {
            for (Milestone milestone : MILESTONES) {
                if (!survey.claimed(milestone)) {
                    double way = Math.min(1, (double) survey.reached(seat, milestone) / milestone.needed());
                    worth += way == 1 ? 0.75 : 0.5 * way * way * way * way;
                }
            }
        }
        return Math.min(survey.milestonesLeft(), worth) * (PRIZE * prices.point - Milestone.PRICE);
    }
}
