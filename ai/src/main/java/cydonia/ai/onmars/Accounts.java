package cydonia.ai.onmars;

import cydonia.ai.Account;
import cydonia.ai.Account.Measure;
import cydonia.ai.Counting;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.onmars.OnMarsRollout;
import cydonia.games.onmars.Survey;

/** What a person counts: points in the end, with the turns that one moment leaves. */
record Accounts(Seat seat, double turns) implements Counting<OnMarsRollout> {

    // spotless:off — one part per line
    static final Measure POINTS_IN_THE_END = new Measure(new Text("Points in the end", "Points à la fin"), 1, false);
    static final Text POINTS       = new Text("points already there", "les points déjà acquis");
    static final Text STOCK        = new Text("stock", "le stock");
    static final Text COLONISTS    = new Text("colonists", "les colons");
    static final Text COLONY       = new Text("shelters, bots and production", "les abris, les robots et la production");
    static final Text REACH        = new Text("the reach of bots and rover", "la portée des robots et du rover");
    static final Text TECHNOLOGIES = new Text("technologies", "les technologies");
    static final Text CARDS        = new Text("blueprints, contracts and scientists", "les plans, les contrats et les scientifiques");
    static final Text GOAL         = new Text("private goals", "les objectifs personnels");
    static final Text PROGRESS     = new Text("progress", "le progrès");
    // spotless:on

    static Accounts from(Survey table, int seats, Seat seat) {
        double rounds = Calendar.roundsLeft(table, Math.max(2, seats));
        return new Accounts(seat, rounds + (table.acted(seat) ? 0 : 1));
    }

    @Override
    public Account of(OnMarsRollout table) {
        return Prospects.account(table.survey(), seat, turns);
    }

    @Override
    public boolean isDone(OnMarsRollout table) {
        return OnMarsKnowledge.isSettled(table);
    }
}
