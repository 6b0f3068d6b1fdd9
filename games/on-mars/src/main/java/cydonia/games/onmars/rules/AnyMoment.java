package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.games.onmars.box.Beginner.CardB;
import cydonia.games.onmars.box.Bill;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.ClaimTask;
import cydonia.games.onmars.language.OnMarsAction.Complete;
import cydonia.games.onmars.language.OnMarsAction.Deliver;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;
import java.util.List;

/**
 * What may be done at any moment, whatever else is asked: items are delivered; on one's own turn a private goal is
 * completed and a task of the First Colonists claimed. A moment is a decision while nothing is half done. Summary, p.
 * 2, 5.
 */
final class AnyMoment {

    private AnyMoment() {
    }

    /** Adds it to what the decision offers. */
    static void offer(Table t, Owed.Decision asking, Choices<OnMarsAction> out) {
        if (asking.isBetweenSteps()) {
            int company = asking.company();
            if (t.isTurnOf(company)) {
                Goals.list(t, company, out);
                FirstColonists.list(t, company, out);
            }
            Contracts.listDeliveries(t, company, out);
        }
    }

    /**
     * Whether a decision with a single answer is asked all the same. It depends on what everybody can see: if it
     * depended on the goals in hand, others would learn of them.
     */
    static boolean interrupts(Table t, Owed.Decision asking) {
        int company = asking.company();
        return asking.isBetweenSteps() && t.isTurnOf(company)
                && (Goals.mightBeCompleted(t, company) || FirstColonists.mightClaim(t, company));
    }

    /** Does it, and leaves the decision for later; false if the action is the decision's own. */
    static boolean take(Table t, Owed.Decision asking, OnMarsAction action) {
        if (!asking.isBetweenSteps()) {
            return false;
        }
        switch (action) {
            case Complete(Goal goal, boolean developments) -> Goals.complete(t, asking.company(), goal, developments);
            case ClaimTask(CardB card) -> FirstColonists.claim(t, asking.company(), card);
            case Deliver(Contract contract, Item item) -> Contracts.deliver(t, asking.company(), contract, item);
            default -> {
                return false;
            }
        }
        return true;
    }

    static List<Fact.Price> prices(Table t, Owed.Decision asking, OnMarsAction action) {
        return asking.isBetweenSteps() && action instanceof Deliver(Contract contract, Item item)
                ? new Bill().add(item.thing(), 1).prices()
                : asking.prices(t, asking.who(), action);
    }
}
