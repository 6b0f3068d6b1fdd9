package cydonia.titles.passages;

import cydonia.games.onmars.language.OnMarsView;
import cydonia.games.onmars.language.Question;

/** Which passage of the primer explains a question. */
public final class OnMarsPassages {

    private OnMarsPassages() {
    }

    /** When nothing is asked any more, the points are counted. */
    public static String of(OnMarsView seen) {
        return seen.question().map(OnMarsPassages::of).orElse("scoring");
    }

    public static String of(Question question) {
        return switch (question) {
            case Question.Turn _,Question.LastMoment _ -> "turn";
            case Question.Space _,Question.ShuttleSide _,Question.Shuttle _,Question.BuyColonist _ -> "shuttle";
            case Question.PaySlot _ -> "colonists";
            case Question.PayResources _,Question.PayCrystals _,Question.Receive _,Question.PutGain _,Question.GainMore _,Question.ProduceAgain _ ->
                "goods";
            case Question.Stock _ -> "resupply";
            case Question.Learn _,Question.Shelve _,Question.Develop _,Question.Oxygen _ -> "technology";
            case Question.Plans _ -> "blueprints";
            case Question.Upgrade _,Question.UpgradeAt _ -> "upgrade";
            case Question.Welcome _,Question.Unload _,Question.Land _ -> "ships";
            case Question.MakeRoom _,Question.Drive _ -> "moving";
            case Question.Hire _,Question.Refill _ -> "hiring";
            case Question.Construct _,Question.ConstructAt _,Question.ConstructBy _ -> "construct";
            case Question.Benefit _,Question.Recall _ -> "life-support";
            case Question.Explore _,Question.ExploreAt _ -> "shuttle";
            case Question.Radar _ -> "executive";
            case Question.Fulfil _ -> "contracts";
            case Question.EndGame _ -> "end";
        };
    }
}
