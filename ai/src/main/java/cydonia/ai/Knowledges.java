package cydonia.ai;

import cydonia.ai.martians.MartiansKnowledge;
import cydonia.ai.onmars.OnMarsKnowledge;
import cydonia.ai.terraforming.TerraformingKnowledge;
import cydonia.ai.tilsit.MarsKnowledge;
import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.engine.Position;
import cydonia.games.martians.Martians;
import cydonia.games.onmars.OnMars;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.tilsit.MarsTilsit;

/** Which game has knowledge of its own; all others are judged by their scores. */
final class Knowledges {

    private Knowledges() {
    }

    @SuppressWarnings("unchecked") // the knowledge of a game is about its positions and actions
    static <P extends Position<P, A, O>, A extends Action, O> Knowledge<P, A> of(Game<P, A, O> game) {
        Knowledge<?, ?> knowledge = switch (game) {
            case MarsTilsit _ -> new MarsKnowledge();
            case OnMars _ -> new OnMarsKnowledge();
            case TerraformingMars _ -> new TerraformingKnowledge();
            case Martians _ -> new MartiansKnowledge();
            default -> new ByScore<P, A>();
        };
        return (Knowledge<P, A>) knowledge;
    }
}
