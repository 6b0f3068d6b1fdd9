package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.onmars.OnMarsAction.*;
import cydonia.games.onmars.OnMarsHappening.Acted;
import cydonia.games.onmars.OnMarsHappening.BuildingUsed;
import cydonia.games.onmars.OnMarsHappening.Executed;
import cydonia.games.onmars.OnMarsHappening.ScientistSent;
import cydonia.games.onmars.OnMarsObstacle.*;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Executive;
import cydonia.games.onmars.cards.Goal;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.MainAction;
import cydonia.games.onmars.cards.Things;
import java.util.List;

/** A turn: one main action, and one executive action before or after it. Summary, p. 1. */
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
            case LEARN_TECHNOLOGY, WELCOME_SHIP ->
                t.effects.possible(t, seat, main.effect(), t.companies[seat].quarters,
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
        return ok & t.effects.possible(t, seat, executive.effect(), t.companies[seat].quarters,
                Math.max(0, power - executive.crystals()), why);
    }

    private static boolean works(Table t, Blueprint card, int scientist) {
        return t.holdings.scientistAt[scientist] == card.ordinal();
    }

    /** What the action of an advanced building costs that company: 0 where a scientist works, negative if not open. */
    static int price(Table t, int seat, Blueprint card) {
        int scientist = card.scientist().ordinal();
        if (works(t, card, scientist)
                && (t.holdings.scientistOwner[scientist] == seat || t.holdings.planOwner[card.ordinal()] == seat)) {
            return 0;
        }
        return t.holdings.planOwner[card.ordinal()] == seat ? Executive.BUILDING_COST : -1;
    }

    static boolean canUse(Table t, int seat, Blueprint card, Why why) {
        boolean ok = !t.executiveDone || why.asked() && why.not(new ExecutiveDone());
        ok &= t.holdings.planHex[card.ordinal()] >= 0 || why.asked() && why.not(new NotBuilt(card));
        int price = price(t, seat, card);
        ok &= price >= 0 || why.asked() && why.not(new ScientistNeeded(card.scientist()));
        int power = Economy.power(t, seat);
        ok &= power >= price || why.asked() && why.not(new TooFewCrystals(power, price));
        if (!ok && !why.asked()) {
            return false;
        }
        return ok & t.effects.possible(t, seat, card.action(), t.companies[seat].quarters,
                Math.max(0, power - Math.max(0, price)), why);
    }

    /** A scientist moves only to do something there. */
    static boolean canSend(Table t, int seat, Blueprint card, Why why) {
        boolean ok = !t.executiveDone || why.asked() && why.not(new ExecutiveDone());
        int scientist = card.scientist().ordinal();
        ok &= t.holdings.planHex[card.ordinal()] >= 0 || why.asked() && why.not(new NotBuilt(card));
        ok &= t.holdings.scientistOwner[scientist] == seat
                || why.asked() && why.not(new ScientistNeeded(card.scientist()));
        ok &= !works(t, card, scientist) || why.asked() && why.not(new AlreadyThere());
        if (!ok && !why.asked()) {
            return false;
        }
        return ok & t.effects.possible(t, seat, card.action(), t.companies[seat].quarters, Economy.power(t, seat), why);
    }

    private static void use(Table t, int seat, Blueprint card, int price) {
        t.executiveDone = true;
        if (t.listens()) {
            t.tell(new BuildingUsed(t.owner(seat), card));
        }
        t.owe(new Owed.Begin(seat, card.action(), false));
        Payment.oweCrystals(t, seat, price);
    }

    private static void act(Table t, int seat, MainAction main) {
        t.mainDone = true;
        if (t.listens()) {
            t.tell(new Acted(t.owner(seat), main));
        }
        if (main == MainAction.LANDING_POD) {
            t.done();
            t.owe(new LastMoment(seat));
            t.owe(new Travel.Journey(seat, false, false));
        } else if (main.hasSlots()) {
            Slots.makeRoom(t, main);
            int cost = Slots.cost(t, seat, main);
            if (cost > 0) {
                t.owe(new EnterSlot(seat, main));
                t.owe(new Payment.PaySlot(seat, main, cost, 0));
            } else {
                enter(t, seat, main);
            }
        } else {
            t.effects.begin(t, seat, main.effect(), true);
        }
    }

    private static void enter(Table t, int seat, MainAction main) {
        Slots.enter(t, seat, main);
        t.effects.begin(t, seat, main.effect(), true);
    }

    /** The colonist enters the action, once others there are paid for, before its effect begins. */
    record EnterSlot(int company, MainAction main) implements Owed.Chore {

        @Override
        public void run(Table t) {
            enter(t, company, main);
        }
    }

    /** After the Landing Pod the turn is over, but for what may be done at any moment. */
    record LastMoment(int company) implements Owed.Decision {

        @Override
        public boolean isAlwaysAsked(Table t) {
            return Contracts.canDeliver(t, company);
        }

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            out.add(Plain.END_TURN);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            new EndTurn(company).run(t);
        }

        @Override
        public Question question(Table t) {
            return new Question.LastMoment(who());
        }
    }

    /** The four steps at the end of a turn. */
    record EndTurn(int company) implements Owed.Chore {

        @Override
        public void run(Table t) {
            t.owe(new FinishTurn(company));
            ColonyLevel.LevelCheck level = new ColonyLevel.LevelCheck(company);
            if (t.owedCount == 0 && t.market.gaps == 0) {
                level.run(t);
                return;
            }
            t.owe(level);
            t.owe(new Hiring.Gaps(company));
            t.owe(new Technology.OxygenOwed(company));
        }
    }

    record FinishTurn(int company) implements Owed.Chore {

        @Override
        public void run(Table t) {
            t.companies[company].acted = true;
        }
    }

    /** The turn itself: asked again until it ends. */
    record TakeTurn(int company) implements Owed.Decision {

        /** A turn ends by itself when nothing is left to do. */
        @Override
        public boolean isAlwaysAsked(Table t) {
            return !t.mainDone || Contracts.canDeliver(t, company);
        }

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            if (t.mainDone) {
                out.add(Plain.END_TURN);
            } else {
                for (MainAction main : MainAction.ALL) {
                    if (canAct(t, company, main, Why.NOT_ASKED)) {
                        out.add(Act.of(main));
                    }
                }
            }
            if (!t.executiveDone) {
                for (Executive executive : Executive.ALL) {
                    if (canExecute(t, company, executive, Why.NOT_ASKED)) {
                        out.add(Execute.of(executive));
                    }
                }
                offerBuildings(t, out);
            }
        }

        private void offerBuildings(Table t, Choices<OnMarsAction> out) {
            byte[] planHex = t.holdings.planHex;
            for (int i = 0; i < planHex.length; i++) {
                if (planHex[i] >= 0) {
                    Blueprint card = Blueprint.of(i);
                    if (canUse(t, company, card, Why.NOT_ASKED)) {
                        out.add(Use.of(card));
                    }
                    if (canSend(t, company, card, Why.NOT_ASKED)) {
                        out.add(Send.of(card));
                    }
                }
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            switch (action) {
                case Act(MainAction main) -> act(t, company, main);
                case Execute(Executive executive) -> execute(t, executive);
                case Use(Blueprint card) -> use(t, company, card, price(t, company, card));
                case Send(Blueprint card) -> send(t, card);
                default -> {
                    t.done();
                    new EndTurn(company).run(t);
                }
            }
        }

        private void execute(Table t, Executive executive) {
            t.executiveDone = true;
            if (t.listens()) {
                t.tell(new Executed(t.owner(company), executive));
            }
            t.owe(new Owed.Begin(company, executive.effect(), false));
            Payment.oweCrystals(t, company, executive.crystals());
        }

        private void send(Table t, Blueprint card) {
            t.holdings.scientistAt[card.scientist().ordinal()] = (byte) card.ordinal();
            if (t.listens()) {
                t.tell(new ScientistSent(t.owner(company), card));
            }
            use(t, company, card, 0);
        }

        @Override
        public void explain(Table t, Seat seat, Reasons<OnMarsAction> out) {
            out.unless(Plain.END_TURN, why -> t.mainDone || why.not(new MainActionOwed()));
            MainAction.ALL.forEach(main -> out.unless(Act.of(main), why -> canAct(t, company, main, why)));
            Executive.ALL.forEach(each -> out.unless(Execute.of(each), why -> canExecute(t, company, each, why)));
            Blueprint.ALL.forEach(card -> explain(t, card, out));
            for (Goal goal : Goal.ALL) {
                if ((t.companies[company].goals >> goal.ordinal() & 1) != 0) {
                    out.unless(Complete.of(goal, true), why -> Goals.reached(t, company, goal, why));
                    out.unless(Complete.of(goal, false), why -> Goals.reached(t, company, goal, why));
                }
            }
        }

        /** Cards in play: one's own, and those where one's scientist might work. */
        private void explain(Table t, Blueprint card, Reasons<OnMarsAction> out) {
            int owner = t.holdings.planOwner[card.ordinal()];
            if (owner == company) {
                out.unless(Use.of(card), why -> canUse(t, company, card, why));
            }
            if (owner >= 0 && t.holdings.scientistOwner[card.scientist().ordinal()] == company) {
                out.unless(Send.of(card), why -> canSend(t, company, card, why));
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            Bill bill = new Bill();
            switch (action) {
                case Act(MainAction main) -> {
                    if (main.hasSlots()) {
                        bill.add(Things.COLONIST, 1).add(Things.UNIT, Slots.cost(t, company, main));
                    }
                    Effects.add(main.effect(), bill);
                }
                case Execute(Executive executive) -> {
                    bill.add(Item.CRYSTAL.thing(), executive.crystals());
                    Effects.add(executive.effect(), bill);
                }
                case Use(Blueprint card) -> {
                    bill.add(Item.CRYSTAL.thing(), price(t, company, card));
                    Effects.add(card.action(), bill);
                }
                case Send(Blueprint card) -> Effects.add(card.action(), bill);
                default -> {
                    // free of charge
                }
            }
            return bill.prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.Turn(who(), t.mainDone, t.executiveDone);
        }
    }
}
