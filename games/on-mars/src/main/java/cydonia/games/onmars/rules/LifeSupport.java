package cydonia.games.onmars.rules;

import static cydonia.games.onmars.box.Vocabulary.*;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.onmars.box.Benefit;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Effect;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.Reward;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.Claim;
import cydonia.games.onmars.language.OnMarsHappening.*;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;

/** The life support system: first buildings, reward tiles, benefits. Summary, p. 4, 6. */
public final class LifeSupport {

    public static final int TOP_ROW = 5;
    private static final int[] PROGRESS = {0, 1, 2, 4, 7, 11};
    private static final int FIRST = 2;

    private LifeSupport() {
    }

    /** What that many progress cubes score. */
    public static int progress(int cubes) {
        return PROGRESS[cubes];
    }

    /** The row of the colony marker is one above its level. */
    static int markerRow(Table t) {
        return t.colony.level + 1;
    }

    static void raise(Table t, int seat, Building type) {
        int column = type.ordinal() - 1;
        int before = t.colony.rows[column];
        if (before == TOP_ROW) {
            return;
        }
        t.colony.rows[column]++;
        if (t.listens()) {
            t.tell(new LifeSupportGrew(type, t.colony.rows[column]));
        }
        Company c = t.companies[seat];
        if (before == 1) {
            c.pointsFirst += FIRST;
            score(t, seat, Scored.Source.FIRST_OF_TYPE, FIRST);
        }
        if (before < markerRow(t)) {
            int points = points(t, seat, Reward.of(t.colony.rewards[column]));
            c.pointsReward += points;
            score(t, seat, Scored.Source.REWARD_TILE, points);
            t.owe(new ChooseBenefit(seat));
        }
    }

    static void score(Table t, int seat, Scored.Source source, int points) {
        t.stirred = true;
        if (t.listens()) {
            t.tell(new Scored(t.owner(seat), source, points));
        }
    }

    public static int points(Table t, int seat, Reward reward) {
        Company c = t.companies[seat];
        return reward.points() * switch (reward) {
            case TECH_LEVEL -> bestLevel(c);
            case SHIPS -> c.hangar;
            case ADVANCED_BUILDINGS -> Goals.advanced(t, seat);
            case MINES -> Goals.mines(t, seat);
            case BOTS -> c.bots;
            case DISCOVERIES -> c.discoveries;
            case SHELTERS -> c.shelters;
            case COLONISTS -> colonists(t, seat);
        };
    }

    /** In the living quarters: those of Lacerda count as full. */
    public static int colonists(Table t, int seat) {
        return t.isAutoma(seat) ? Company.COLONISTS : t.companies[seat].quarters;
    }

    private static int bestLevel(Company c) {
        int best = 0;
        for (int tech = 0; tech < Tech.ALL.size(); tech++) {
            best = Math.max(best, c.level(tech));
        }
        return best;
    }

    record ChooseBenefit(int company) implements Owed.Decision {

        private static final Effect.Retrieve ONE_COLONIST = retrieve(1).fromActions().fromWork();

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            out.add(Claim.of(Benefit.BOTS));
            out.add(Claim.of(Benefit.CRYSTAL));
            out.add(Claim.of(Benefit.MINERAL));
            if (t.companies[company].working + Travel.onSlots(t, company) > 0) {
                out.add(Claim.of(Benefit.RETRIEVE));
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            switch (((Claim) action).benefit()) {
                case BOTS -> Movement.begin(t, company, move().bots(2));
                case CRYSTAL -> Storage.gain(t, company, Item.CRYSTAL, 1);
                case MINERAL -> Storage.gain(t, company, Item.MINERAL, 1);
                case RETRIEVE -> t.owe(new Travel.RecallColonists(company, ONE_COLONIST, true));
            }
        }

        /** A colonist from the action that can be taken only once, else a crystal. */
        @Override
        public void byLacerda(Table t) {
            t.done();
            if (t.slots(MainAction.HIRE_OR_CONTRACT.ordinal(), company) > 0) {
                Slots.leave(t, company, MainAction.HIRE_OR_CONTRACT);
            } else {
                Storage.gain(t, company, Item.CRYSTAL, 1);
            }
        }

        @Override
        public Question question(Table t) {
            return new Question.Benefit(who());
        }
    }
}
