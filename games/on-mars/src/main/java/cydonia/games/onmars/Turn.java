package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.engine.Why;
import cydonia.games.onmars.OnMarsAction.*;
import cydonia.games.onmars.OnMarsHappening.Acted;
import cydonia.games.onmars.OnMarsHappening.BuildingUsed;
import cydonia.games.onmars.OnMarsHappening.Executed;
import cydonia.games.onmars.OnMarsHappening.ScientistSent;
import cydonia.games.onmars.OnMarsObstacle.*;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.Executive;
import cydonia.games.onmars.cards.Goal;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.MainAction;

/** A turn: one main action, and one executive action before or after it. */
final class Turn {

    private Turn() {
    }

    static boolean canAct(Table t, int p, MainAction main, Why why) {
        boolean ok = !t.mainDone || why.asked() && why.not(new MainActionDone());
        ok &= t.companies[p].inOrbit() == main.inOrbit() || why.asked() && why.not(new OtherSide(main.inOrbit()));
        if (!ok && !why.asked()) {
            return false;
        }
        return ok & switch (main) {
            case LANDING_POD, RESUPPLY, CONTROL_CENTER -> true;
            case LEARN_TECHNOLOGY, WELCOME_SHIP -> Effects.possible(t, p, main.effect(), t.companies[p].quarters,
                    Economy.power(t, p), why);
            case OBTAIN_BLUEPRINT, RESEARCH_DEVELOPMENT, CONSTRUCT_BUILDING, UPGRADE_BUILDING, HIRE_OR_CONTRACT -> Slots
                    .open(t, p, main, why);
        };
    }

    static boolean canExecute(Table t, int p, Executive executive, Why why) {
        boolean ok = !t.executiveDone || why.asked() && why.not(new ExecutiveDone());
        ok &= executive.ordinal() >= Executive.SHIPS || (t.companies[p].ships >> executive.ordinal() & 1) == 0
                || why.asked() && why.not(new ShipInTheWay());
        int power = Economy.power(t, p);
        ok &= power >= executive.crystals()
                || why.asked() && why.not(new TooFewCrystals(power, executive.crystals()));
        if (!ok && !why.asked()) {
            return false;
        }
        return ok & Effects.possible(t, p, executive.effect(), t.companies[p].quarters,
                Math.max(0, power - executive.crystals()), why);
    }

    private static boolean works(Table t, Blueprint card, int scientist) {
        return t.scientistAt[scientist] == card.ordinal();
    }

    /** What the action of an advanced building costs that company: 0 where a scientist works, negative if not open. */
    static int price(Table t, int p, Blueprint card) {
        int scientist = card.scientist().ordinal();
        if (works(t, card, scientist)
                && (t.scientistOwner[scientist] == p || t.planOwner[card.ordinal()] == p)) {
            return 0;
        }
        return t.planOwner[card.ordinal()] == p ? Executive.BUILDING_COST : -1;
    }

    static boolean canUse(Table t, int p, Blueprint card, Why why) {
        boolean ok = !t.executiveDone || why.asked() && why.not(new ExecutiveDone());
        ok &= t.planHex[card.ordinal()] >= 0 || why.asked() && why.not(new NotBuilt(card));
        int price = price(t, p, card);
        ok &= price >= 0 || why.asked() && why.not(new ScientistNeeded(card.scientist()));
        int power = Economy.power(t, p);
        ok &= power >= price || why.asked() && why.not(new TooFewCrystals(power, price));
        if (!ok && !why.asked()) {
            return false;
        }
        return ok & Effects.possible(t, p, card.action(), t.companies[p].quarters,
                Math.max(0, power - Math.max(0, price)), why);
    }

    /** A scientist moves only to do something there. */
    static boolean canSend(Table t, int p, Blueprint card, Why why) {
        boolean ok = !t.executiveDone || why.asked() && why.not(new ExecutiveDone());
        int scientist = card.scientist().ordinal();
        ok &= t.planHex[card.ordinal()] >= 0 || why.asked() && why.not(new NotBuilt(card));
        ok &= t.scientistOwner[scientist] == p || why.asked() && why.not(new ScientistNeeded(card.scientist()));
        ok &= !works(t, card, scientist) || why.asked() && why.not(new AlreadyThere());
        if (!ok && !why.asked()) {
            return false;
        }
        return ok & Effects.possible(t, p, card.action(), t.companies[p].quarters, Economy.power(t, p), why);
    }

    static void list(Table t, Choices<OnMarsAction> choices) {
        int p = t.who();
        if (t.mainDone) {
            choices.add(Plain.END_TURN);
        } else {
            for (MainAction main : MainAction.ALL) {
                if (canAct(t, p, main, Why.NOT_ASKED)) {
                    choices.add(Act.of(main));
                }
            }
        }
        if (!t.executiveDone) {
            for (Executive executive : Executive.ALL) {
                if (canExecute(t, p, executive, Why.NOT_ASKED)) {
                    choices.add(Execute.of(executive));
                }
            }
            listBuildings(t, p, choices);
        }
        Goals.list(t, p, choices);
        Contracts.listDeliveries(t, p, choices);
    }

    private static void listBuildings(Table t, int p, Choices<OnMarsAction> choices) {
        for (int i = 0; i < t.planHex.length; i++) {
            if (t.planHex[i] >= 0) {
                Blueprint card = Blueprint.of(i);
                if (canUse(t, p, card, Why.NOT_ASKED)) {
                    choices.add(Use.of(card));
                }
                if (canSend(t, p, card, Why.NOT_ASKED)) {
                    choices.add(Send.of(card));
                }
            }
        }
    }

    static void answer(Table t, OnMarsAction action) {
        int p = t.who();
        switch (action) {
            case Act(MainAction main) -> act(t, p, main);
            case Execute(Executive executive) -> {
                t.executiveDone = true;
                if (t.told()) {
                    t.tell(new Executed(t.owner(p), executive));
                }
                Effects.owe(t, p, Effects.EXECUTIVE + executive.ordinal(), false);
                Payment.oweCrystals(t, p, executive.crystals());
            }
            case Use(Blueprint card) -> use(t, p, card, price(t, p, card));
            case Send(Blueprint card) -> {
                t.scientistAt[card.scientist().ordinal()] = (byte) card.ordinal();
                if (t.told()) {
                    t.tell(new ScientistSent(t.owner(p), card));
                }
                use(t, p, card, 0);
            }
            case Complete(Goal goal, boolean developments) -> Goals.complete(t, p, goal, developments);
            case Deliver(Contract contract, Item item) -> Contracts.deliver(t, p, contract, item);
            default -> {
                t.pop();
                t.push(Task.END_TURN, p);
            }
        }
    }

    private static void use(Table t, int p, Blueprint card, int price) {
        t.executiveDone = true;
        if (t.told()) {
            t.tell(new BuildingUsed(t.owner(p), card));
        }
        Effects.owe(t, p, Effects.BLUEPRINT + card.ordinal(), false);
        Payment.oweCrystals(t, p, price);
    }

    private static void act(Table t, int p, MainAction main) {
        t.mainDone = true;
        if (t.told()) {
            t.tell(new Acted(t.owner(p), main));
        }
        if (main == MainAction.LANDING_POD) {
            t.pop();
            t.push(Task.END_TURN, p);
            t.push(Task.TRAVEL, p);
        } else if (main.hasSlots()) {
            Slots.makeRoom(t, main);
            int cost = Slots.cost(t, p, main);
            t.push(Task.ENTER_SLOT, p, main.ordinal());
            if (cost > 0) {
                t.push(Task.PAY_SLOT, p, cost, main.ordinal(), 0);
            }
        } else {
            Effects.owe(t, p, Effects.MAIN + main.ordinal(), true);
        }
    }

    static void enterSlot(Table t) {
        int p = t.who();
        int main = t.a();
        t.pop();
        Slots.enter(t, p, MainAction.of(main));
        Effects.owe(t, p, Effects.MAIN + main, true);
    }
}
