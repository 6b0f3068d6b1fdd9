package cydonia.games.terraforming;

import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;

/** What a player who searches may read of an open table, beyond the score. */
public interface TerraformingRollout extends Rollout<TerraformingPosition, TerraformingAction> {

    int generation();

    int value(Parameter what);

    /** Whether somebody may begin an action: no card is half played, nobody is choosing cards. */
    boolean betweenActions();

    int rating(Seat seat);

    int stock(Seat seat, Resource what);

    int production(Seat seat, Resource what);

    /** Cards in hand. */
    int cards(Seat seat);

    /** Everything else that can be asked. */
    Survey survey();
}
