package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.engine.Text;
import cydonia.games.onmars.OnMarsAction.Claim;
import cydonia.games.onmars.OnMarsHappening.*;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.Printed;
import cydonia.games.onmars.cards.Reward;
import cydonia.games.onmars.cards.Tech;
import java.util.List;

/** The life support system and the colony level. */
public final class LifeSupport {

    /** What a building that the colony needs brings beside points. */
    public enum Benefit implements Printed {
        // spotless:off
        BOTS    ("move bots",          "déplacer des robots"),
        CRYSTAL ("gain a crystal",     "gagner un cristal"),
        MINERAL ("gain a mineral",     "gagner un minerai"),
        RETRIEVE("recall a colonist",  "récupérer un colon");
        // spotless:on

        static final List<Benefit> ALL = List.of(values());

        private final Text label;

        Benefit(String en, String fr) {
            this.label = new Text(en, fr);
        }

        static Benefit of(int index) {
            return ALL.get(index);
        }

        @Override
        public Text label() {
            return label;
        }
    }

    static final int TOP_ROW = 5;
    static final int TOP_LEVEL = 5;
    static final int[] PROGRESS = {0, 1, 2, 4, 7, 11};
    private static final int FIRST = 2;

    private LifeSupport() {
    }

    /** The points that so many progress cubes bring whenever they are scored. */
    public static int progress(int cubes) {
        return PROGRESS[cubes];
    }

    /** The row of the colony marker is one above its level. */
    static int markerRow(Table t) {
        return t.level + 1;
    }

    static void raise(Table t, int p, Building type) {
        int column = type.ordinal() - 1;
        int before = t.rows[column];
        if (before == TOP_ROW) {
            return;
        }
        t.rows[column]++;
        Company c = t.companies[p];
        if (before == 1) {
            c.pointsFirst += FIRST;
            score(t, p, Scored.Source.FIRST_OF_TYPE, FIRST);
        }
        if (before < markerRow(t)) {
            int points = points(t, p, Reward.of(t.rewards[column]));
            c.pointsReward += points;
            score(t, p, Scored.Source.REWARD_TILE, points);
            t.push(Task.BENEFIT, p);
        }
    }

    private static void score(Table t, int p, Scored.Source source, int points) {
        if (t.told()) {
            t.tell(new Scored(t.owner(p), source, points));
        }
    }

    static int points(Table t, int p, Reward reward) {
        Company c = t.companies[p];
        return reward.points() * switch (reward) {
            case TECH_LEVEL -> bestLevel(c);
            case SHIPS -> c.hangar;
            case ADVANCED_BUILDINGS -> Goals.advanced(t, p);
            case MINES -> Goals.mines(t, p);
            case BOTS -> c.bots;
            case DISCOVERIES -> c.discoveries;
            case SHELTERS -> c.shelters;
            case COLONISTS -> t.isAutoma(p) ? Company.COLONISTS : c.quarters;
        };
    }

    private static int bestLevel(Company c) {
        int best = 0;
        for (int tech = 0; tech < Tech.ALL.size(); tech++) {
            best = Math.max(best, c.level(tech));
        }
        return best;
    }

    static void listBenefits(Table t, Choices<OnMarsAction> choices) {
        int p = t.who();
        choices.add(Claim.of(Benefit.BOTS));
        choices.add(Claim.of(Benefit.CRYSTAL));
        choices.add(Claim.of(Benefit.MINERAL));
        if (t.companies[p].working + Travel.onSlots(t, p) > 0) {
            choices.add(Claim.of(Benefit.RETRIEVE));
        }
    }

    static void answerBenefit(Table t, OnMarsAction action) {
        int p = t.who();
        t.pop();
        switch (((Claim) action).benefit()) {
            case BOTS -> Movement.begin(t, p, 2, 0, false, false);
            case CRYSTAL -> Economy.gain(t, p, Item.CRYSTAL, 1);
            case MINERAL -> Economy.gain(t, p, Item.MINERAL, 1);
            case RETRIEVE -> t.push(Task.RETRIEVE, p, 1, 0, Effects.SLOTS | Effects.WORK | Effects.MUST);
        }
    }

    // ---- the colony level, at the end of a turn

    static void check(Table t) {
        if (t.level == TOP_LEVEL || t.rows[0] < markerRow(t) || t.rows[1] < markerRow(t) || t.rows[2] < markerRow(t)
                || t.rows[3] < markerRow(t)) {
            t.pop();
            return;
        }
        t.level++;
        if (t.told()) {
            t.tell(new LevelReached(t.level));
        }
        if (t.level <= 3) {
            Plans.renew(t, t.level);
        }
        refillGrid(t);
        Warehouse.refill(t);
        if (t.level <= 3) {
            scoreProgress(t);
        }
        if (t.level >= 3) {
            Missions.oneFewer(t);
        }
        if (t.rules.solo()) {
            LacerdaInColony.levelUp(t);
        }
    }

    static void refillGrid(Table t) {
        for (int at = 0; at < t.grid.length && t.techStock != 0; at++) {
            if (t.grid[at] < 0) {
                int tech = t.drawn(t.techStock);
                t.techStock &= ~(1 << tech);
                t.grid[at] = (byte) tech;
            }
        }
    }

    private static void scoreProgress(Table t) {
        for (int p = 0; p < t.count(); p++) {
            int points = progress(Integer.bitCount(t.companies[p].cubes));
            t.companies[p].pointsProgress += points;
            if (points > 0) {
                score(t, p, Scored.Source.PROGRESS, points);
            }
        }
    }
}
