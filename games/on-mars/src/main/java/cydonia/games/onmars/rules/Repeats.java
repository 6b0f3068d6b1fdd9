package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.games.onmars.box.Bill;
import cydonia.games.onmars.box.Things;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.Plain;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Table;

/**
 * How often something may be done: so many times for free, then once for each colonist sent to work.
 *
 * @param owed
 *            whether at least one has to be done, if any can be
 */
record Repeats(int free, int boosters, boolean owed) {

    /** Only colonists who were there when the action began can boost it. */
    static Repeats of(int free, boolean boost, Company c, boolean owed) {
        return new Repeats(free, boost ? c.quarters : 0, owed);
    }

    boolean left(Company c) {
        return free > 0 || boosters > 0 && c.quarters > 0;
    }

    /** One less. */
    Repeats spend(Table t, int company) {
        if (free > 0) {
            return new Repeats(free - 1, boosters, false);
        }
        Economy.sendToWork(t, company, 1);
        return new Repeats(0, boosters - 1, false);
    }

    Repeats plus(int more) {
        return new Repeats(free + more, boosters, owed);
    }

    /** Nobody has to go on who has done something, and nobody who cannot. */
    void offerEnough(Choices<OnMarsAction> out) {
        if (!owed || out.isEmpty()) {
            out.add(Plain.ENOUGH);
        }
    }

    Bill bill() {
        return new Bill().add(Things.COLONIST, free == 0 ? 1 : 0);
    }
}
