package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.Plan;
import cydonia.games.onmars.language.OnMarsHappening.PlanTaken;
import cydonia.games.onmars.language.OnMarsObstacle.NoBlueprintShown;
import cydonia.games.onmars.language.OnMarsObstacle.NoMarkerFree;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Market;
import cydonia.games.onmars.table.OnMarsSource;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;
import java.util.List;

/** Blueprints: the display, and taking cards from it. Summary, p. 3. */
final class Blueprints {

    private static final int LEVEL_ONE = (1 << Blueprint.LEVEL_ONE) - 1;

    private Blueprints() {
    }

    static boolean possible(Table t, int seat, Why why) {
        boolean ok = t.companies[seat].freeMarkers() > 0 || why.asked() && why.not(new NoMarkerFree());
        return ok & (anyShown(t) || why.asked() && why.not(new NoBlueprintShown()));
    }

    static boolean anyShown(Table t) {
        for (byte card : t.market.plans) {
            if (card >= 0) {
                return true;
            }
        }
        return false;
    }

    record TakePlans(int company, Repeats repeats) implements Owed.Decision {

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            Company c = t.companies[company];
            if (repeats.left(c) && c.freeMarkers() > 0) {
                for (byte card : t.market.plans) {
                    if (card >= 0) {
                        out.add(Plan.of(Blueprint.of(card)));
                    }
                }
            }
            repeats.offerEnough(out);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            if (action instanceof Plan(Blueprint card)) {
                t.owe(new TakePlans(company, repeats.spend(t, company)));
                Blueprints.take(t, company, card);
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            return action instanceof Plan ? repeats.bill().prices() : List.of();
        }

        @Override
        public Question question(Table t) {
            return new Question.Plans(who(), repeats.free());
        }
    }

    static void take(Table t, int seat, Blueprint card) {
        for (int at = 0; at < t.market.plans.length; at++) {
            if (t.market.plans[at] == card.ordinal()) {
                t.market.plans[at] = Printed.NONE;
            }
        }
        t.holdings.planOwner[card.ordinal()] = (byte) seat;
        t.companies[seat].plans++;
        t.stirred = true;
        if (t.listens()) {
            t.tell(new PlanTaken(t.owner(seat), card));
        }
        Storage.gain(t, seat, card.gives(), 1);
        Missions.contribute(t, seat, Mission.BLUEPRINTS);
        FirstColonists.done(t, seat, Beginner.Task.BLUEPRINT_TAKEN);
    }

    /** Shows the cards of a new level: at level 2 the next twelve, at level 3 the last six in place of level 1. */
    static void renew(Table t, int level) {
        for (int at = 0; at < t.market.plans.length; at++) {
            if (level == 2 || t.market.plans[at] >= 0 && t.market.plans[at] < Blueprint.LEVEL_ONE) {
                t.market.plans[at] = Printed.NONE;
            }
        }
        show(t, 0, level == 2 ? LEVEL_ONE : ~LEVEL_ONE);
        if (level == 2) {
            show(t, Market.ROW, ~LEVEL_ONE);
        }
    }

    /** Fills a row by chance from those cards nobody has seen. */
    static void show(Table t, int from, int among) {
        OnMarsSource deck = among == LEVEL_ONE ? OnMarsSource.FIRST_BLUEPRINTS : OnMarsSource.LATER_BLUEPRINTS;
        for (int at = from; at < from + Market.ROW && (t.market.plansUnseen & among) != 0; at++) {
            int card = t.drawn(deck, t.market.plansUnseen & among);
            t.market.plansUnseen &= ~(1 << card);
            t.market.plans[at] = (byte) card;
        }
    }
}
