package cydonia.games.martians;

import cydonia.engine.Choices;
import cydonia.engine.Reasons;
import cydonia.engine.Why;
import cydonia.games.martians.MartiansObstacle.AlreadyDone;
import cydonia.games.martians.MartiansObstacle.ClosedByEvent;
import cydonia.games.martians.MartiansObstacle.NotOnDisplay;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Contract;
import cydonia.games.martians.cards.Cost;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Knob;
import cydonia.games.martians.cards.Objective;
import cydonia.games.martians.cards.ResearchTile;
import org.jspecify.annotations.Nullable;

/** The landing pad (rulebook p. 20): research, resupply, and one objective or contract, each once per placement. */
final class LandingPad {

    static final int RESEARCH = 1;
    static final int RESUPPLY = 2;
    static final int OBJECTIVE = 4;

    private static final ResearchTile[] TILES = ResearchTile.values();
    private static final Contract[] CONTRACTS = Contract.values();

    private LandingPad() {
    }

    private static boolean undone(int done, int action, Why why) {
        return (done & action) == 0 || why.asked() && why.not(new AlreadyDone());
    }

    // ---- research ----

    /** Scientists save time, but one unit always remains. */
    private static int researchTime(Table t, ResearchTile tile, int extra) {
        return Math.max(1,
                tile.cost().time() + extra + t.conditions.knob(Knob.LANDING_PAD_TIME)
                        - t.assistants(Assistant.SCIENTIST));
    }

    static boolean researchPrice(Table t, ResearchTile tile, int extra, Payment payment) {
        return payment.time(t, researchTime(t, tile, extra)) & payment.cost(t, tile.cost());
    }

    static boolean mayResearch(Table t, ResearchTile tile, int extra, int done, Why why) {
        boolean ok = undone(done, RESEARCH, why);
        ok &= t.conditions.knob(Knob.RESEARCH_CLOSED) == 0 || why.asked() && why.not(new ClosedByEvent());
        ok &= (t.piles.tilesShown & 1 << tile.ordinal()) != 0 || why.asked() && why.not(new NotOnDisplay());
        return (ok || why.asked()) && researchPrice(t, tile, extra, Payment.check(why)) && ok;
    }

    static void research(Table t, ResearchTile tile) {
        t.acting.done |= RESEARCH;
        t.piles.tilesShown &= ~(1 << tile.ordinal());
        t.piles.tilesGone |= 1 << tile.ordinal();
        if (t.listens()) {
            t.tell(new MartiansHappening.Researched(t.actor(), tile));
        }
        t.gain(Good.CURRENCY, tile.currency());
        Minerals.collect(t, tile.cost());
    }

    // ---- resupply ----

    static boolean resupplyPrice(Table t, int supplies, int extra, Payment payment) {
        return payment.time(t,
                supplies + extra + t.conditions.knob(Knob.LANDING_PAD_TIME) + t.conditions.knob(Knob.RESUPPLY_TIME));
    }

    static boolean mayResupply(Table t, int supplies, int extra, int done, Why why) {
        boolean ok = undone(done, RESUPPLY, why);
        ok &= resupplyPrice(t, supplies, extra, Payment.check(why));
        return ok;
    }

    static void resupply(Table t, int supplies) {
        t.acting.done |= RESUPPLY;
        t.gain(Good.SUPPLIES, supplies);
    }

    // ---- objectives and contracts ----

    static boolean objectivePrice(Table t, Cost cost, int extra, Payment payment) {
        int usual = cost.time() + extra + t.conditions.knob(Knob.LANDING_PAD_TIME);
        return payment.time(t, Math.max(1, usual + t.conditions.knob(Knob.OBJECTIVE_TIME))) & payment.cost(t, cost);
    }

    static boolean mayFulfil(Table t, Contract contract, int extra, int done, Why why) {
        boolean ok = undone(done, OBJECTIVE, why);
        ok &= (t.piles.contractsShown & 1 << contract.ordinal()) != 0 || why.asked() && why.not(new NotOnDisplay());
        return (ok || why.asked()) && objectivePrice(t, contract.cost(), extra, Payment.check(why)) && ok;
    }

    static void fulfil(Table t, Contract contract) {
        t.acting.done |= OBJECTIVE;
        t.piles.contractsShown &= ~(1 << contract.ordinal());
        if (t.listens()) {
            t.tell(new MartiansHappening.Fulfilled(t.actor(), contract));
        }
        t.gain(Good.REPUTATION, contract.reputation());
        Minerals.collect(t, contract.cost());
    }

    static boolean mayAccomplish(Table t, int objective, Objective.Task task, int extra, int done, Why why) {
        boolean ok = undone(done, OBJECTIVE, why);
        ok &= Objectives.open(t, objective, task, why);
        return (ok || why.asked()) && objectivePrice(t, task.cost(), extra, Payment.check(why)) && ok;
    }

    static void accomplish(Table t, Objective.Task task) {
        t.acting.done |= OBJECTIVE;
        Objectives.accomplish(t, task);
    }

    // ---- all of it ----

    static boolean any(Table t, int extra) {
        Why why = Why.NOT_ASKED;
        if (mayResupply(t, 1, extra, 0, why)) {
            return true;
        }
        if (t.acting.time == 0) {
            return false;
        }
        for (int left = t.piles.tilesShown; left != 0; left &= left - 1) {
            if (mayResearch(t, TILES[Integer.numberOfTrailingZeros(left)], extra, 0, why)) {
                return true;
            }
        }
        for (int left = t.piles.contractsShown; left != 0; left &= left - 1) {
            if (mayFulfil(t, CONTRACTS[Integer.numberOfTrailingZeros(left)], extra, 0, why)) {
                return true;
            }
        }
        MartiansAction.@Nullable Accomplish[] tasks = t.terms.tasks;
        for (int i = 0; i < tasks.length; i++) {
            MartiansAction.Accomplish action = tasks[i];
            if (action != null && mayAccomplish(t, i, action.task(), extra, 0, why)) {
                return true;
            }
        }
        return false;
    }

    static void list(Table t, int extra, int done, Choices<MartiansAction> to) {
        Why why = Why.NOT_ASKED;
        if (t.acting.time == 0) {
            return;
        }
        if ((done & RESEARCH) == 0) {
            for (int left = t.piles.tilesShown; left != 0; left &= left - 1) {
                int tile = Integer.numberOfTrailingZeros(left);
                if (mayResearch(t, TILES[tile], extra, done, why)) {
                    to.add(MartiansAction.Research.of(TILES[tile]));
                }
            }
        }
        for (int supplies = 1; supplies <= Good.MOST_SUPPLIES; supplies++) {
            if (mayResupply(t, supplies, extra, done, why)) {
                to.add(MartiansAction.Resupply.of(supplies));
            }
        }
        if ((done & OBJECTIVE) == 0) {
            listObjectives(t, extra, done, to);
        }
    }

    private static void listObjectives(Table t, int extra, int done, Choices<MartiansAction> to) {
        Why why = Why.NOT_ASKED;
        for (int left = t.piles.contractsShown; left != 0; left &= left - 1) {
            int contract = Integer.numberOfTrailingZeros(left);
            if (mayFulfil(t, CONTRACTS[contract], extra, done, why)) {
                to.add(MartiansAction.Fulfil.of(CONTRACTS[contract]));
            }
        }
        MartiansAction.@Nullable Accomplish[] tasks = t.terms.tasks;
        for (int i = 0; i < tasks.length; i++) {
            MartiansAction.Accomplish action = tasks[i];
            if (action != null && mayAccomplish(t, i, action.task(), extra, done, why)) {
                to.add(action);
            }
        }
    }

    static void explain(Table t, Reasons<MartiansAction> out) {
        Infrastructure here = Infrastructure.LANDING_PAD;
        int extra = t.extraAt(here);
        int done = t.acting.doneAt(here);
        for (ResearchTile tile : TILES) {
            if ((t.piles.tilesShown & 1 << tile.ordinal()) != 0) {
                out.unless(MartiansAction.Research.of(tile),
                        why -> t.acting.mayActAt(here, why) & mayResearch(t, tile, extra, done, why));
            }
        }
        for (int some = 1; some <= Good.MOST_SUPPLIES; some++) {
            int supplies = some;
            out.unless(MartiansAction.Resupply.of(supplies),
                    why -> t.acting.mayActAt(here, why) & mayResupply(t, supplies, extra, done, why));
        }
        for (Contract contract : CONTRACTS) {
            if ((t.piles.contractsShown & 1 << contract.ordinal()) != 0) {
                out.unless(MartiansAction.Fulfil.of(contract),
                        why -> t.acting.mayActAt(here, why) & mayFulfil(t, contract, extra, done, why));
            }
        }
        for (int i = 0; i < t.terms.tasks.length; i++) {
            MartiansAction.Accomplish action = t.terms.tasks[i];
            int objective = i;
            if (action != null) {
                out.unless(action, why -> t.acting.mayActAt(here, why)
                        & mayAccomplish(t, objective, action.task(), extra, done, why));
            }
        }
    }
}
