package cydonia.ai.tilsit;

import cydonia.ai.Account;
import cydonia.ai.Account.Measure;
import cydonia.ai.Account.Part;
import cydonia.ai.Counting;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.tilsit.MarsRollout;
import cydonia.games.tilsit.Survey;
import java.util.List;

/** What a person counts: points, and what will make the next ones. */
record Accounts(Seat seat) implements Counting<MarsRollout> {

    private static final Measure POINTS_TO_COME = new Measure(
            new Text("Points, with those to come", "Points, avec ceux à venir"), 1, false);
    private static final Text POINTS = new Text("points", "les points");
    private static final Text HAND = new Text("your hand", "votre main");
    private static final Text INSTALLATIONS = new Text("mines and installations", "les mines et les installations");
    private static final Text SPARES = new Text("idle colonists and free energy", "les colons et l’énergie libres");

    @Override
    public Account of(MarsRollout rollout) {
        Survey table = rollout.survey();
        return new Account(POINTS_TO_COME, List.of(new Part(POINTS, table.score(seat)),
                new Part(HAND, Hands.worth(table, seat)),
                new Part(INSTALLATIONS, MarsKnowledge.installations(table, seat)),
                new Part(SPARES, MarsKnowledge.spares(table, seat))));
    }

    /** Each small decision of this game is paid for and received at once. */
    @Override
    public boolean isDone(MarsRollout table) {
        return true;
    }
}
