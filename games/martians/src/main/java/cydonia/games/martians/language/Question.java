package cydonia.games.martians.language;

import cydonia.engine.Seat;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Cell;
import cydonia.games.martians.box.Effect;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.Ward;
import cydonia.games.martians.language.MartiansView.Trading;
import java.util.List;

/** What the table waits for, as everybody may know it. */
public sealed interface Question {

    /** Which hidden objective to keep. */
    record KeepObjective() implements Question {
    }

    /** Whether to free the fourth colonist. */
    record FreeColonist() implements Question {
    }

    /** In which turns a crew with dead colonists stays away. */
    record MissTurns() implements Question {
    }

    /** Whether to make somebody an offer before the next player-turn. */
    record OpenOffer() implements Question {
    }

    /** Whether to pay what an event or a raid asks. */
    record Pay(Effect.PayOr toll) implements Question {
    }

    /** Which marker comes back, from the infirmary or the apartments. */
    record TakeMarkerBack() implements Question {
    }

    record LoseTokens(int count) implements Question {
    }

    record TurnUpTokens(int count) implements Question {
    }

    /** What to do in the player-turn. */
    record Play() implements Question {
    }

    /** Extract before the move, or move first. */
    record Dig() implements Question {
    }

    record TakeCrystals(Cell from) implements Question {
    }

    record MoveExcavator() implements Question {
    }

    /** What to extract after the move. */
    record Extract() implements Question {
    }

    /** In which quarters to take need tokens away. */
    record Relieve(Need need, int count) implements Question {
    }

    /** Whether to pay with that mineral or with a proof of life. */
    record SpendMineral(AnalysisCard mineral) implements Question {
    }

    /** Which markers to take back in a rest. */
    record RecallMarkers() implements Question {
    }

    /** Which construction the builder does. */
    record UseBuilder() implements Question {
    }

    record CleanDust() implements Question {
    }

    record Deliver() implements Question {
    }

    record WriteOffer(Trading offer) implements Question {
    }

    record AnswerOffer(Trading offer) implements Question {
    }

    /** Whether to end the game, the mission being accomplished. */
    record EndGame(int inFavour) implements Question {
    }

    /** Which markers go to the infirmary and the apartments, crew by crew. */
    record SendMarkers(List<Due> due) implements Question {

        public Due of(Seat crew) {
            return due.stream().filter(each -> each.crew() == crew).findFirst().orElseThrow();
        }
    }

    /** How many markers of a crew have yet to go, and where the next one goes. */
    record Due(Seat crew, Ward next, int count) {
    }

    record GameOver() implements Question {
    }
}
