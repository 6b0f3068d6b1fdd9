package cydonia.titles.passages;

import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.language.Question;
import cydonia.games.terraforming.language.TerraformingView;

/** Which passage of the primer explains a question. */
public final class TerraformingPassages {

    private TerraformingPassages() {
    }

    public static String of(TerraformingView seen) {
        return of(seen.question());
    }

    public static String of(Question question) {
        return switch (question) {
            case Question.ChooseCorporation _,Question.KeepFirstCards _ -> "setup";
            case Question.BuyCards _,Question.PayForCards _,Question.DraftCard _ -> "research";
            case Question.TakeAction _,Question.Wait _ -> "actions";
            case Question.Pay _ -> "paying";
            case Question.PlaceTile(Tile tile, _) -> switch (tile) {
                case OCEAN -> "oceans";
                case GREENERY -> "greeneries";
                case CITY, CAPITAL -> "cities";
                default -> "tiles";
            };
            case Question.ReserveArea _ -> "tiles";
            case Question.ChooseOption _,Question.WhichFirst _,Question.CopyProduction _ -> "effects";
            case Question.PutCubes _ -> "cubes";
            case Question.RemoveResources _,Question.RemoveCubes _,Question.DecreaseProduction _ -> "red-borders";
            case Question.HowManySteps _,Question.HowMuch _ -> "effects";
            case Question.KeepCards _,Question.BuyLookedAt _,Question.SwapCard _ -> "cards";
            case Question.SellPatents _ -> "standard-projects";
            case Question.LastGreenery _ -> "end";
            case Question.GameOver _ -> "scoring";
        };
    }
}
