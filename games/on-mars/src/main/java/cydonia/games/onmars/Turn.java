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

    static boolean canAct(Table t, int seat, MainAction main, Why why) {
        boolean ok = !t.mainDone || why.asked() && why.not(new MainActionDone());
        ok &= t.companies[seat].inOrbit() == main.inOrbit() || why.asked() && why.not(new OtherSide(main.inOrbit()));
        if (!ok && !why.asked()) {
            return false;
        }
        return ok & switch (main) {
            case LANDING_POD, RESUPPLY, CONTROL_CENTER -> true;
            case LEARN_TECHNOLOGY, WELCOME_SHIP -> Effects.possible(t, seat, main.effect(), t.companies[seat].quarters,
                    Economy.power(t, seat), why);
            case OBTAIN_BLUEPRINT, RESEARCH_DEVELOPMENT, CONSTRUCT_BUILDING, UPGRADE_BUILDING, HIRE_OR_CONTRACT -> Slots
                    .open(t, seat, main, why);
        };
    }

    static boolean canExecute(Table t, int seat, Executive executive, Why why) {
        boolean ok = !t.executiveDone || why.asked() && why.not(new ExecutiveDone());
        ok &= executive.ordinal() >= Executive.SHIPS || (t.companies[seat].ships >> executive.ordinal() & 1) == 0
                || why.asked() && why.not(new ShipInTheWay());
        int power = Economy.power(t, seat);
        ok &= power >= executive.crystals()
                || why.asked() && why.not(new TooFewCrystals(power, executive.crystals()));
        if (!ok && !why.asked()) {
            return false;
        }
        return ok & Effects.possible(t, seat, executive.effect(), t.companies[seat].quarters,
                Math.max(0, power - executive.crystals()), why);
    }

    private static boolean works(Table t, Blueprint card, int scientist) {
        return t.scientistAt[scientist] == card.ordinal();
    }

    /** What the action of an advanced building costs that company: 0 where a scientist works, negative if not open. */
    static int price(Table t, int seat, Blueprint card) {
        int scientist = card.scientist().ordinal();
        if (works(t, card, scientist)
                && (t.scientistOwner[scientist] == seat || t.planOwner[card.ordinal()] == seat)) {
            return 0;
        }
        return t.planOwner[card.ordinal()] == seat ? Executive.BUILDING_COST : -1;
    }

    static boolean canUse(Table t, int seat, Blueprint card, Why why) {
        boolean ok = !t.executiveDone || why.asked() && why.not(new ExecutiveDone());
        ok &= t.planHex[card.ordinal()] >= 0 || why.asked() && why.not(new NotBuilt(card));
        int price = price(t, seat, card);
        ok &= price >= 0 || why.asked() && why.not(new ScientistNeeded(card.scientist()));
        int power = Economy.power(t, seat);
        ok &= power >= price || why.asked() && why.not(new TooFewCrystals(power, price));
        if (!ok && !why.asked()) {
            return false;
        }
        return ok & Effects.possible(t, seat, card.action(), t.companies[seat].quarters,
                Math.max(0, power - Math.max(0, price)), why);
    }

    /** A scientist moves only to do something there. */
    static boolean canSend(Table t, int seat, Blueprint card, Why why) {
        boolean ok = !t.executiveDone || why.asked() && why.not(new ExecutiveDone());
        int scientist = card.scientist().ordinal();
        ok &= t.planHex[card.ordinal()] >= 0 || why.asked() && why.not(new NotBuilt(card));
        ok &= t.scientistOwner[scientist] == seat || why.asked() && why.not(new ScientistNeeded(card.scientist()));
        ok &= !works(t, card, scientist) || why.asked() && why.not(new AlreadyThere());
        if (!ok && !why.asked()) {
            return false;
        }
        return ok & Effects.possible(t, seat, card.action(), t.companies[seat].quarters, Economy.power(t, seat), why);
    }

    static void list(Table t, Choices<OnMarsAction> choices) {
        int seat = t.who();
        if (t.mainDone) {
            choices.add(Plain.END_TURN);
        } else {
            for (MainAction main : MainAction.ALL) {
                if (canAct(t, seat, main, Why.NOT_ASKED)) {
                    choices.add(Act.of(main));
                }
            }
        }
        if (!t.executiveDone) {
            for (Executive executive : Executive.ALL) {
                if (canExecute(t, seat, executive, Why.NOT_ASKED)) {
                    choices.add(Execute.of(executive));
                }
            }
            listBuildings(t, seat, choices);
        }
        Goals.list(t, seat, choices);
        Contracts.listDeliveries(t, seat, choices);
    }

    private static void listBuildings(Table t, int seat, Choices<OnMarsAction> choices) {
        for (int i = 0; i < t.planHex.length; i++) {
            if (t.planHex[i] >= 0) {
                Blueprint card = Blueprint.of(i);
                if (canUse(t, seat, card, Why.NOT_ASKED)) {
                    choices.add(Use.of(card));
                }
                if (canSend(t, seat, card, Why.NOT_ASKED)) {
                    choices.add(Send.of(card));
                }
            }
        }
    }

    static void answer(Table t, OnMarsAction action) {
        int seat = t.who();
        switch (action) {
            case Act(MainAction main) -> act(t, seat, main);
            case Execute(Executive executive) -> {
                t.executiveDone = true;
                if (t.listens()) {
                    t.tell(new Executed(t.owner(seat), executive));
                }
                Effects.owe(t, seat, Effects.EXECUTIVE + executive.ordinal(), false);
                Payment.oweCrystals(t, seat, executive.crystals());
            }
            case Use(Blueprint card) -> use(t, seat, card, price(t, seat, card));
            case Send(Blueprint card) -> {
                t.scientistAt[card.scientist().ordinal()] = (byte) card.ordinal();
                if (t.listens()) {
                    t.tell(new ScientistSent(t.owner(seat), card));
                }
                use(t, seat, card, 0);
            }
            case Complete(Goal goal, boolean developments) -> Goals.complete(t, seat, goal, developments);
            case Deliver(Contract contract, Item item) -> Contracts.deliver(t, seat, contract, item);
            default -> {
                t.pop();
                t.push(Task.END_TURN, seat);
            }
        }
    }

    private static void use(Table t, int seat, Blueprint card, int price) {
        t.executiveDone = true;
        if (t.listens()) {
            t.tell(new BuildingUsed(t.owner(seat), card));
        }
        Effects.owe(t, seat, Effects.BLUEPRINT + card.ordinal(), false);
        Payment.oweCrystals(t, seat, price);
    }

    private static void act(Table t, int seat, MainAction main) {
        t.mainDone = true;
        if (t.listens()) {
            t.tell(new Acted(t.owner(seat), main));
        }
        if (main == MainAction.LANDING_POD) {
            t.pop();
            t.push(Task.END_TURN, seat);
            t.push(Task.TRAVEL, seat);
        } else if (main.hasSlots()) {
            Slots.makeRoom(t, main);
            int cost = Slots.cost(t, seat, main);
            t.push(Task.ENTER_SLOT, seat, main.ordinal());
            if (cost > 0) {
                t.push(Task.PAY_SLOT, seat, cost, main.ordinal(), 0);
            }
        } else {
            Effects.owe(t, seat, Effects.MAIN + main.ordinal(), true);
        }
    }

    static void enterSlot(Table t) {
        int seat = t.who();
        int main = t.a();
        t.pop();
        Slots.enter(t, seat, MainAction.of(main));
        Effects.owe(t, seat, Effects.MAIN + main, true);
    }
}
