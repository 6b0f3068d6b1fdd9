package cydonia.ai.terraforming;

import cydonia.ai.Hopes;
import cydonia.ai.Knowledge;
import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.games.terraforming.TerraformingAction;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.TerraformingRollout;
import java.util.List;

/**
 * Points at the end are what counts; until then money is points to come, and production is money to come. Alone, what
 * counts is whether all that money will finish Mars in time.
 */
public final class TerraformingKnowledge implements Knowledge<TerraformingPosition, TerraformingAction> {

    @Override
    public void value(Rollout<TerraformingPosition, TerraformingAction> rollout, double[] hopes) {
        var outcome = rollout.outcome();
        TerraformingRollout table = (TerraformingRollout) rollout;
        if (outcome.isPresent()) {
            Hopes.ended(outcome.get(), hopes);
        } else if (hopes.length == 1) {
            hopes[0] = Alone.hope(table, Seat.of(0));
        } else {
            Rivals.hopes(table, hopes);
        }
    }

    /**
     * Among rivals the turns are short, and only the rest of a generation tells what a beginning was good for. Alone a
     * longer look made no difference.
     */
    @Override
    public int horizon(int seats) {
        return seats == 1 ? Knowledge.super.horizon(seats) : 30;
    }

    @Override
    public boolean settled(Rollout<TerraformingPosition, TerraformingAction> table) {
        return ((TerraformingRollout) table).betweenActions();
    }

    @Override
    public void weigh(Rollout<TerraformingPosition, TerraformingAction> rollout, Seat seat,
            List<TerraformingAction> legal, double[] weights) {
        Wishes wishes = new Wishes((TerraformingRollout) rollout, seat);
        for (int i = 0; i < legal.size(); i++) {
            weights[i] = wishes.weight(legal.get(i));
        }
    }

    @Override
    public double weight(Rollout<TerraformingPosition, TerraformingAction> table, Seat seat,
            TerraformingAction action) {
        return new Wishes((TerraformingRollout) table, seat).weight(action);
    }
}
