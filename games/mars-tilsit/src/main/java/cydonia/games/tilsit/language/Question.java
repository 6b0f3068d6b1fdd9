package cydonia.games.tilsit.language;

import cydonia.engine.Seat;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Resource;
import java.util.Map;

/** What the table waits for, as everybody may know it. */
public sealed interface Question {

    record PickMine() implements Question {
    }

    record PickStartingCards() implements Question {
    }

    record PickEvent() implements Question {
    }

    record PickOpponent(EventCard event) implements Question {
    }

    record PickSupremacy() implements Question {
    }

    record TakeCards(Seat from, int count) implements Question {
    }

    record TakeContract(Seat from) implements Question {
    }

    record Destroy(Seat victim) implements Question {
    }

    record TakeRdCard(Seat from) implements Question {
    }

    record FightOrResearch() implements Question {
    }

    record Rolled(int face) implements Question {
    }

    record ExtraProduction() implements Question {
    }

    record PickFromReserve(int left) implements Question {
    }

    record Exchange() implements Question {
    }

    record Spy() implements Question {
    }

    /** A player who could trade with the active player may propose to. */
    record ForeignTrade(Seat active) implements Question {
    }

    record MakeOffer(OfferView offer) implements Question {
    }

    record AnswerOffer(OfferView offer) implements Question {
    }

    record Build() implements Question {
    }

    record Pay(Installation what, Map<Resource, Integer> due, int maySpare) implements Question {
    }

    record ReplaceContract(Contract broken) implements Question {
    }

    record Arrange() implements Question {
    }

    record Vacate() implements Question {
    }

    record SwitchOff(int units) implements Question {
    }

    record LeaveInstallations(int colonists) implements Question {
    }

    record DiscardCards(int count) implements Question {
    }

    record ReturnContracts(int count) implements Question {
    }

    record GameOver() implements Question {
    }
}
