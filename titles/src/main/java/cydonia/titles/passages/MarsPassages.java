package cydonia.titles.passages;

import cydonia.games.tilsit.language.MarsView;
import cydonia.games.tilsit.language.Question;

/** Which passage of the primer explains a question. */
public final class MarsPassages {

    private MarsPassages() {
    }

    public static String of(MarsView seen) {
        return of(seen.question());
    }

    public static String of(Question question) {
        return switch (question) {
            case Question.PickMine _,Question.PickStartingCards _ -> "setup";
            case Question.PickEvent _ -> "events";
            case Question.PickOpponent _,Question.TakeCards _,Question.TakeContract _,Question.Destroy _,Question.TakeRdCard _ ->
                "conflicts";
            case Question.PickSupremacy _ -> "supremacies";
            case Question.FightOrResearch _,Question.Rolled _ -> "research";
            case Question.ExtraProduction _,Question.PickFromReserve _ -> "supply";
            case Question.Exchange _ -> "exchange";
            case Question.Spy _,Question.ForeignTrade _,Question.MakeOffer _,Question.AnswerOffer _ -> "trading";
            case Question.Build _,Question.Pay _ -> "building";
            case Question.ReplaceContract _,Question.ReturnContracts _ -> "contracts";
            case Question.Arrange _,Question.Vacate _ -> "colonists";
            case Question.SwitchOff _,Question.LeaveInstallations _ -> "losses";
            case Question.DiscardCards _ -> "hand";
            case Question.GameOver _ -> "scoring";
        };
    }
}
