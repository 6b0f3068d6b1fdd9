package cydonia.ai.martians;

import cydonia.ai.Account;
import cydonia.ai.Account.Measure;
import cydonia.ai.Counting;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.martians.MartiansRollout;
import cydonia.games.martians.Survey;
import cydonia.games.martians.box.Mode;
import cydonia.games.martians.box.Need;
import java.util.List;

/**
 * What a person counts: time to spare where a mission has to be accomplished, reputation elsewhere; and the needs of
 * the quarters that nobody has met yet.
 *
 * @param time
 *            the time units of the active crew before the action
 * @param seats
 *            how many there are at the table
 */
record Accounts(Seat seat, int time, int seats) implements Counting<MartiansRollout> {

    // spotless:off — one part per line
    static final Measure TIME_TO_SPARE = new Measure(new Text("Time units to spare in the end", "Unités de temps en réserve à la fin"), 1, true);
    static final Measure REPUTATION_IN_THE_END = new Measure(new Text("Reputation in the end", "Réputation à la fin"), 1, false);
    static final Text REPUTATION = new Text("reputation already gained", "la réputation déjà acquise");
    static final Text TIME       = new Text("time and energy", "le temps et l’énergie");
    static final Text NEEDS      = new Text("the needs of the quarters", "les besoins des quartiers");
    static final Text OBJECTIVES = new Text("the objectives of the mission", "les objectifs de la mission");
    static final Text MARKERS    = new Text("action markers", "les marqueurs Action");
    static final Text GOODS      = new Text("goods", "les ressources");
    static final Text CARDS      = new Text("analysis cards and contracts", "les cartes Analyse et les contrats");
    static final Text EQUIPMENT  = new Text("equipment", "l’équipement");
    // spotless:on

    /** In the middle of an action its time is spent already. */
    private static final int SPENT = -1;
    private static final Need[] KINDS = Need.values();

    static Accounts from(Survey table, int seats, Seat seat) {
        return new Accounts(seat, table.playerTurnBegins() || table.playerTurnGoesOn() ? table.time() : SPENT, seats);
    }

    @Override
    public Account of(MartiansRollout rollout) {
        Survey table = rollout.survey();
        boolean mission = table.mode() == Mode.COOP || table.mode() == Mode.SOLO && !table.objectives().isEmpty();
        return mission ? new Workload(table, seats).account() : Prospects.account(table, seat);
    }

    /** An action at a post is done when its time is spent. */
    @Override
    public boolean isDone(MartiansRollout rollout) {
        Survey table = rollout.survey();
        return table.playerTurnBegins() || table.playerTurnGoesOn() && table.time() != time;
    }

    /** What would still be missing if maintenance came now. */
    static List<Text> openNeeds(Survey table, Seat seat) {
        StringBuilder en = new StringBuilder();
        StringBuilder fr = new StringBuilder();
        for (Need need : KINDS) {
            int open = table.needs(seat, need);
            if (open > 0) {
                en.append(en.isEmpty() ? "" : ", ").append(need.title().en()).append(' ').append(open);
                fr.append(fr.isEmpty() ? "" : ", ").append(need.title().fr()).append(' ').append(open);
            }
        }
        return en.isEmpty()
                ? List.of()
                : List.of(Text.of("Still short before maintenance: %s.",
                        "Il manquerait encore avant l’entretien : %s.", new Text(en.toString(), fr.toString()))
                        .set());
    }
}
