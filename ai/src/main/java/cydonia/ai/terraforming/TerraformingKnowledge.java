package cydonia.ai.terraforming;

import cydonia.ai.Counting;
import cydonia.ai.Hopes;
import cydonia.ai.Knowledge;
import cydonia.ai.Learned;
import cydonia.ai.Net;
import cydonia.engine.Seat;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.TerraformingAction;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.TerraformingRollout;
import cydonia.games.terraforming.cards.Parameter;
import java.util.List;
import java.util.Optional;

/**
 * Points at the end are what counts; until then money is points to come, and production is money to come. Alone, what
 * counts is whether all that money will finish Mars in time.
 */
public final class TerraformingKnowledge
        implements
            Knowledge<TerraformingPosition, TerraformingAction, TerraformingRollout> {

    /** The money to spare when Mars is terraformed in time, or that was lacking. */
    public static final Learned<TerraformingRollout> LEARNED_ALONE = new Learned<>("terraforming-mars.solo",
            AloneTraits.COUNT, AloneTraits.FIRST_CARD, 0, 0,
            (rollout, seat, to) -> Alone.traits(rollout.survey(), seat, to));
    /** The lead in the end, in points. */
    public static final Learned<TerraformingRollout> LEARNED_OF_TWO = new Learned<>("terraforming-mars.two",
            RivalTraits.COUNT, RivalTraits.FIRST_CARD, RivalTraits.LEAD, RivalTraits.LEAD_END,
            (rollout, seat, to) -> new RivalTraits(rollout.survey()).put(seat, to));

    private static final Net ALONE = LEARNED_ALONE.net();
    private static final Net OF_TWO = LEARNED_OF_TWO.net();
    private static final double OPENNESS_ALONE = 0.1;

    private final Optional<Net> alone;
    private final Optional<Net> ofTwo;

    public TerraformingKnowledge() {
        this(Optional.of(ALONE), Optional.of(OF_TWO));
    }

    /** The same with other nets for games alone and of two, or with none. */
    public TerraformingKnowledge(Optional<Net> alone, Optional<Net> ofTwo) {
        this.alone = alone;
        this.ofTwo = ofTwo;
    }

    @Override
    public TerraformingRollout open(TerraformingPosition world) {
        return world.open();
    }

    @Override
    public void value(TerraformingRollout rollout, double[] hopes) {
        var outcome = rollout.outcome();
        if (outcome.isPresent() && learned(hopes.length)) {
            Rivals.endedHopes(outcome.get(), hopes);
        } else if (outcome.isPresent()) {
            Hopes.ended(outcome.get(), hopes);
        } else if (hopes.length == 1) {
            hopes[0] = Alone.hope(rollout.survey(), Seat.of(0), alone);
        } else if (learned(hopes.length)) {
            Rivals.learnedHopes(rollout.survey(), ofTwo.get(), hopes);
        } else {
            Rivals.hopes(rollout.survey(), hopes);
        }
    }

    /** Whether the net of two judges. */
    private boolean learned(int seats) {
        return seats == 2 && ofTwo.isPresent();
    }

    /**
     * Among rivals the turns are short, and only the rest of a generation tells what a beginning was good for; a net
     * has learned that. Alone a longer look made no difference.
     */
    @Override
    public int horizon(int seats) {
        return seats == 1 || learned(seats) ? Knowledge.super.horizon(seats) : 30;
    }

    /** Alone, trying now and then what weighs little won more games; among rivals it did not. */
    @Override
    public double openness(int seats) {
        return seats == 1 ? OPENNESS_ALONE : Knowledge.super.openness(seats);
    }

    @Override
    public boolean settled(TerraformingRollout rollout) {
        return rollout.survey().betweenActions();
    }

    /** Alone by the generations there are, else by the steps that Mars has come. */
    @Override
    public double progress(TerraformingRollout rollout, int seats) {
        Survey table = rollout.survey();
        if (seats == 1) {
            return (double) table.generation() / TerraformingMars.LAST_SOLO_GENERATION;
        }
        double done = 0;
        double all = 0;
        for (Parameter what : Parameter.values()) {
            done += (double) (table.value(what) - what.start()) / what.step();
            all += what.steps();
        }
        return done / all;
    }

    @Override
    public void weigh(TerraformingRollout rollout, Seat seat,
            List<TerraformingAction> legal, double[] weights) {
        Wishes wishes = new Wishes(rollout.survey(), seat, legal);
        for (int i = 0; i < legal.size(); i++) {
            weights[i] = wishes.weight(legal.get(i));
        }
    }

    @Override
    public double weight(TerraformingRollout rollout, Seat seat,
            TerraformingAction action) {
        return new Wishes(rollout.survey(), seat, rollout.legal(seat)).weight(action);
    }

    @Override
    public Optional<Counting<TerraformingRollout>> counting(TerraformingRollout rollout, int seats, Seat seat) {
        return Optional.of(new Accounts(seat, Prices.of(rollout.survey(), seat)));
    }
}
