package cydonia.ai.onmars;

import cydonia.ai.Counting;
import cydonia.ai.Hopes;
import cydonia.ai.Knowledge;
import cydonia.engine.Seat;
import cydonia.games.onmars.OnMarsAction;
import cydonia.games.onmars.OnMarsPosition;
import cydonia.games.onmars.OnMarsRollout;
import cydonia.games.onmars.Question;
import cydonia.games.onmars.Survey;
import java.util.Optional;

/** Points at the end count, and until then what will become points; alone, what Lacerda's challenge asks for. */
public final class OnMarsKnowledge implements Knowledge<OnMarsPosition, OnMarsAction, OnMarsRollout> {

    /** A lead of so many points gives three chances in four: more while much can still happen. */
    private static final double UNIT_AT_THE_END = 3;
    private static final double UNIT_PER_ROUND = 0.8;
    /** The part of a hope that each round to come takes: whoever is far ahead should bring the game to its end. */
    private static final double HASTE = 0.003;

    private static final double USUAL_ROUNDS = 12;

    @Override
    public OnMarsRollout open(OnMarsPosition world) {
        return world.open();
    }

    @Override
    public void value(OnMarsRollout rollout, double[] hopes) {
        var outcome = rollout.outcome();
        if (outcome.isPresent()) {
            Hopes.ended(outcome.get(), hopes);
            return;
        }
        Survey table = rollout.survey();
        double rounds = Calendar.roundsLeft(table, Math.max(2, hopes.length));
        if (hopes.length == 1) {
            hopes[0] = Challenge.hope(table, rounds);
            return;
        }
        double[] estimates = new double[hopes.length];
        for (int i = 0; i < hopes.length; i++) {
            estimates[i] = Prospects.of(table, Seat.of(i), rounds);
        }
        Hopes.byLead(estimates, UNIT_AT_THE_END + UNIT_PER_ROUND * rounds, hopes);
        for (int i = 0; i < hopes.length; i++) {
            hopes[i] *= 1 - HASTE * rounds;
        }
    }

    /** Among rivals the next journey tells what the last one was good for. */
    @Override
    public int horizon(int seats) {
        return seats == 1 ? Knowledge.super.horizon(seats) : 30;
    }

    /** Between actions: nothing is paid for and not yet received. */
    @Override
    public boolean settled(OnMarsRollout table) {
        return isSettled(table);
    }

    static boolean isSettled(OnMarsRollout table) {
        Question question = table.survey().question().orElse(null);
        return question == null || question instanceof Question.Turn || question instanceof Question.LastMoment
                || question instanceof Question.Shuttle;
    }

    @Override
    public double progress(OnMarsRollout table, int seats) {
        return Math.max(0, 1 - Calendar.roundsLeft(table.survey(), Math.max(2, seats)) / USUAL_ROUNDS);
    }

    @Override
    public double weight(OnMarsRollout table, Seat seat, OnMarsAction action) {
        return Leanings.weight(table.survey(), seat, action);
    }

    @Override
    public Optional<Counting<OnMarsRollout>> counting(OnMarsRollout table, int seats, Seat seat) {
        return Optional.of(Accounts.from(table.survey(), seats, seat));
    }
}
