package cydonia.games.martians;

import cydonia.engine.Rollout;

/** An open table of Martians, which a player who searches may survey. */
public interface MartiansRollout extends Rollout<MartiansPosition, MartiansAction> {

    Survey survey();
}
