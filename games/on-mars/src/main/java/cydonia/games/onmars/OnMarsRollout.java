package cydonia.games.onmars;

import cydonia.engine.Rollout;

/** An open table of On Mars, which those who search may look at. */
public interface OnMarsRollout extends Rollout<OnMarsPosition, OnMarsAction> {

    Survey survey();
}
