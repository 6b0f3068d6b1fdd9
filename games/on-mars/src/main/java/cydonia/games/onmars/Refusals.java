package cydonia.games.onmars;

import cydonia.engine.Refusal;
import cydonia.engine.Why;
import cydonia.games.onmars.OnMarsAction.*;
import cydonia.games.onmars.OnMarsObstacle.MainActionOwed;
import cydonia.games.onmars.OnMarsObstacle.NoBuildingFor;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Executive;
import cydonia.games.onmars.cards.Goal;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.LabSpace;
import cydonia.games.onmars.cards.MainAction;
import cydonia.games.onmars.cards.Tech;
import java.util.ArrayList;
import java.util.List;

/** Why not: everything a player might want to do now and cannot. */
final class Refusals {

    private final Table t;
    private final int seat;
    private final List<Refusal<OnMarsAction>> refusals = new ArrayList<>();

    private Refusals(Table t, int seat) {
        this.t = t;
        this.seat = seat;
    }

    static List<Refusal<OnMarsAction>> of(Table table, int seat) {
        if (table.op() == Task.OVER || table.who() != seat) {
            return List.of();
        }
        Refusals refusals = new Refusals(table.copy(), seat);
        switch (table.op()) {
            case TURN -> refusals.turn();
            case CONSTRUCT -> refusals.construct();
            case STOCK -> refusals.stock();
            case LEARN -> refusals.learn();
            case DEVELOP -> refusals.develop();
            case HIRE -> refusals.hire();
            case UPGRADE -> refusals.upgrade();
            case PAY_SLOT -> refusals.slot();
            default -> {
                // every other question is about a list the player sees whole
            }
        }
        return List.copyOf(refusals.refusals);
    }

    private void turn() {
        if (!t.mainDone) {
            Why why = Why.asking();
            note(Plain.END_TURN, why.not(new MainActionOwed()), why);
        }
        for (MainAction main : MainAction.ALL) {
            Why why = Why.asking();
            note(Act.of(main), Turn.canAct(t, seat, main, why), why);
        }
        for (Executive executive : Executive.ALL) {
            Why why = Why.asking();
            note(Execute.of(executive), Turn.canExecute(t, seat, executive, why), why);
        }
        for (Blueprint card : Blueprint.ALL) {
            buildings(card);
        }
        for (int rest = t.companies[seat].goals; rest != 0; rest &= rest - 1) {
            Goal goal = Goal.of(Integer.numberOfTrailingZeros(rest));
            for (boolean developments : new boolean[]{true, false}) {
                Why why = Why.asking();
                note(Complete.of(goal, developments), Goals.reached(t, seat, goal, why), why);
            }
        }
    }

    /** Cards in play: one's own, and those where one's scientist might work. */
    private void buildings(Blueprint card) {
        int owner = t.planOwner[card.ordinal()];
        if (owner == seat) {
            Why why = Why.asking();
            note(Use.of(card), Turn.canUse(t, seat, card, why), why);
        }
        if (owner >= 0 && t.scientistOwner[card.scientist().ordinal()] == seat) {
            Why why = Why.asking();
            note(Send.of(card), Turn.canSend(t, seat, card, why), why);
        }
    }

    private void slot() {
        Why colonist = Why.asking();
        note(Plain.PAY_COLONIST, Payment.canSend(t, seat, colonist), colonist);
        Why crystals = Why.asking();
        note(Pay.of(Item.CRYSTAL), Payment.canPayRest(t, seat, crystals), crystals);
    }

    private void construct() {
        int quarters = t.companies[seat].quarters;
        for (Building type : Building.ALL) {
            if (t.a() < 0 || t.a() == type.ordinal()) {
                Why why = Why.asking();
                note(Construct.of(type),
                        Construction.possible(t, seat, type, quarters, Math.min(t.b(), quarters), why), why);
            }
        }
    }

    private void stock() {
        for (int item = 1; item <= Item.RESOURCES; item++) {
            if (item < Item.RESOURCES || (t.c() & Effects.CRYSTALS) != 0) {
                Why why = Why.asking();
                note(Take.of(Item.of(item)), Warehouse.canTake(t, seat, item, why), why);
            }
        }
    }

    private void learn() {
        List<OnMarsAction> legal = List.copyOf(legal());
        for (int at = 0; at < t.grid.length; at++) {
            if (t.grid[at] >= 0) {
                OnMarsAction action = Learn.of(Tech.of(t.grid[at]), Laboratory.row(at));
                Why why = Why.asking();
                boolean possible = Laboratory.canTake(t, t.companies[seat], at, 0, why);
                note(action, possible || legal.contains(action), why);
            }
        }
    }

    private void develop() {
        boolean pay = (t.c() & Effects.PAYING) != 0;
        Company c = t.companies[seat];
        for (Tech tech : Tech.ALL) {
            for (int which = 0; which < 2 && c.lab[tech.ordinal()] >= 0; which++) {
                int to = Laboratory.right(c.lab[tech.ordinal()], which);
                if (to >= 0) {
                    Why why = Why.asking();
                    note(Develop.of(tech, LabSpace.of(to)),
                            Laboratory.canMove(c, tech.ordinal(), which, pay, Economy.power(t, seat), why), why);
                }
            }
        }
    }

    private void hire() {
        for (byte card : t.offers) {
            if (card >= 0) {
                Why why = Why.asking();
                note(Hiring.action(card),
                        Hiring.canTake(t, seat, card, t.c(), t.companies[seat].quarters, Economy.power(t, seat), why), why);
            }
        }
    }

    private void upgrade() {
        for (Blueprint card : Blueprint.ALL) {
            if (Upgrading.waiting(t, seat, card.ordinal())
                    && !Upgrading.sites(t, seat, card.ordinal(), (t.c() & Effects.ANYWHERE) != 0, null)) {
                Why why = Why.asking();
                note(Upgrade.of(card), why.not(new NoBuildingFor(card)), why);
            }
        }
    }

    private List<OnMarsAction> legal() {
        t.list();
        return t.choices;
    }

    private void note(OnMarsAction action, boolean possible, Why why) {
        if (!possible) {
            refusals.add(new Refusal<>(action, why.obstacles()));
        }
    }
}
