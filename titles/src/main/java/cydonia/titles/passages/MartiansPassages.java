package cydonia.titles.passages;

import cydonia.games.martians.language.MartiansView;
import cydonia.games.martians.language.Question;

/** Which passage of the primer explains a question. */
public final class MartiansPassages {

    private MartiansPassages() {
    }

    public static String of(MartiansView seen) {
        return of(seen.asking().question());
    }

    public static String of(Question question) {
        return switch (question) {
            case Question.GameOver(),Question.EndGame _ -> "scoring";
            case Question.KeepObjective() -> "modes";
            case Question.FreeColonist(),Question.MissTurns() -> "preparation";
            case Question.OpenOffer(),Question.WriteOffer _,Question.AnswerOffer _ -> "trading";
            case Question.Pay _,Question.TakeMarkerBack(),Question.LoseTokens _,Question.TurnUpTokens _ -> "events";
            case Question.CleanDust() -> "events";
            case Question.Play() -> "turn";
            case Question.Dig(),Question.TakeCrystals _,Question.MoveExcavator(),Question.Extract() -> "digging";
            case Question.Relieve _ -> "needs";
            case Question.SpendMineral _ -> "landing-pad";
            case Question.RecallMarkers() -> "rest";
            case Question.UseBuilder() -> "construction";
            case Question.Deliver() -> "delivery";
            case Question.SendMarkers _ -> "maintenance";
        };
    }
}
