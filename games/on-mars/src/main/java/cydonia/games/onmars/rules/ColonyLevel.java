package cydonia.games.onmars.rules;

import cydonia.games.onmars.language.OnMarsHappening.LevelReached;
import cydonia.games.onmars.language.OnMarsHappening.Scored;
import cydonia.games.onmars.table.OnMarsSource;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;

/** The level of the colony: when it rises, and what comes with it, for Lacerda as well. Summary, p. 4, 6. */
public final class ColonyLevel {

    public static final int TOP = 5;

    private ColonyLevel() {
    }

    /** At the end of a turn: it may rise more than once. */
    record LevelCheck(int company) implements Owed.Chore {

        @Override
        public void run(Table t) {
            if (t.colony.level < TOP && isComplete(t)) {
                t.owe(this);
                levelUp(t);
            }
        }
    }

    private static boolean isComplete(Table t) {
        for (byte row : t.colony.rows) {
            if (row < LifeSupport.markerRow(t)) {
                return false;
            }
        }
        return true;
    }

    private static void levelUp(Table t) {
        t.colony.level++;
        if (t.listens()) {
            t.tell(new LevelReached(t.colony.level));
        }
        if (t.colony.level <= 3) {
            Blueprints.renew(t, t.colony.level);
        }
        refillGrid(t);
        Warehouse.refill(t);
        if (t.colony.level <= 3) {
            scoreProgress(t);
        }
        if (t.colony.level >= 3) {
            Missions.oneFewer(t);
        }
        if (t.terms.solo()) {
            LacerdaInColony.levelUp(t);
        }
    }

    static void refillGrid(Table t) {
        for (int at = 0; at < t.market.grid.length && t.market.techStock != 0; at++) {
            if (t.market.grid[at] < 0) {
                int tech = t.drawn(OnMarsSource.TECHS, t.market.techStock);
                t.market.techStock &= ~(1 << tech);
                t.market.grid[at] = (byte) tech;
            }
        }
    }

    private static void scoreProgress(Table t) {
        for (int seat = 0; seat < t.count(); seat++) {
            int points = LifeSupport.progress(Integer.bitCount(t.companies[seat].cubes));
            t.companies[seat].pointsProgress += points;
            if (points > 0) {
                LifeSupport.score(t, seat, Scored.Source.PROGRESS, points);
            }
        }
    }
}
