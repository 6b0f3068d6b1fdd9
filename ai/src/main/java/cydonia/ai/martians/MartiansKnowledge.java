package cydonia.ai.martians;

import cydonia.ai.Counting;
import cydonia.ai.Hopes;
import cydonia.ai.Knowledge;
import cydonia.engine.Seat;
import cydonia.games.martians.MartiansPosition;
import cydonia.games.martians.MartiansRollout;
import cydonia.games.martians.Survey;
import cydonia.games.martians.box.Mode;
import cydonia.games.martians.language.MartiansAction;
import java.util.Arrays;
import java.util.Optional;

/**
 * A mission is a race against time: what counts is whether all that is left to do fits into the time that is left, and
 * all who win together hope together. Where reputation decides, everything is reputation to come.
 */
public final class MartiansKnowledge implements Knowledge<MartiansPosition, MartiansAction, MartiansRollout> {

    /** A lead of so much reputation gives three chances in four: more while much can still happen. */
    private static final double UNIT_AT_THE_END = 3;
    private static final double UNIT_PER_TURN = 0.6;
    /** A part of the hope looks at the own reputation alone: whoever is far behind still does their best. */
    private static final double OWN = 0.5;
    private static final double USUAL = 50;
    /** Alone with contracts, below this the camp is abandoned. */
    private static final double OUTPOST = 50;

    /** Turns in a cycle, usually. */
    private static final double TURNS = 4;

    @Override
    public MartiansRollout open(MartiansPosition world) {
        return world.open();
    }

    @Override
    public void value(MartiansRollout rollout, double[] hopes) {
        var outcome = rollout.outcome();
        if (outcome.isPresent()) {
            Hopes.ended(outcome.get(), hopes);
            return;
        }
        Survey table = rollout.survey();
        if (table.mode() == Mode.COOP || table.mode() == Mode.SOLO && !table.objectives().isEmpty()) {
            Arrays.fill(hopes, new Workload(table, hopes.length).chance());
        } else if (table.mode() == Mode.SOLO) {
            double unit = unit(table);
            hopes[0] = 0.05 + 0.9 * Hopes.chance((Prospects.reputation(table, Seat.of(0)) - OUTPOST) / (2 * unit));
        } else {
            race(table, hopes);
        }
    }

    private static void race(Survey table, double[] hopes) {
        double[] estimates = new double[hopes.length];
        for (int i = 0; i < hopes.length; i++) {
            estimates[i] = Prospects.reputation(table, Seat.of(i));
        }
        Hopes.byLead(estimates, unit(table), hopes);
        for (int i = 0; i < hopes.length; i++) {
            hopes[i] = (1 - OWN) * hopes[i] + OWN * Hopes.chance((estimates[i] - USUAL) / USUAL);
        }
        if (table.missionRequired()) {
            double chance = new Workload(table, hopes.length).chance();
            for (int i = 0; i < hopes.length; i++) {
                hopes[i] *= chance;
            }
        }
    }

    private static double unit(Survey table) {
        return UNIT_AT_THE_END + UNIT_PER_TURN * table.turnsToCome(Seat.of(0));
    }

    /** Between two player-turns: whoever has dug has also built, and whoever has harvested has delivered. */
    @Override
    public boolean settled(MartiansRollout table) {
        return table.survey().playerTurnBegins();
    }

    @Override
    public double progress(MartiansRollout rollout, int seats) {
        Survey table = rollout.survey();
        return (table.cycle() - 1 + Math.min(1, table.turn() / TURNS)) / table.mode().cycles();
    }

    @Override
    public double weight(MartiansRollout table, Seat seat, MartiansAction action) {
        return Appeal.of(table.survey(), seat, action);
    }

    @Override
    public Optional<Counting<MartiansRollout>> counting(MartiansRollout table, int seats, Seat seat) {
        return Optional.of(Accounts.from(table.survey(), seats, seat));
    }
}
