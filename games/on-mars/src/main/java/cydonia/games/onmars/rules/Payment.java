package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.engine.Why;
import cydonia.games.onmars.box.Bill;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.Things;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.Pay;
import cydonia.games.onmars.language.OnMarsAction.PayGoal;
import cydonia.games.onmars.language.OnMarsAction.Plain;
import cydonia.games.onmars.language.OnMarsHappening.GoalDiscarded;
import cydonia.games.onmars.language.OnMarsHappening.Paid;
import cydonia.games.onmars.language.OnMarsObstacle.SlotTooDear;
import cydonia.games.onmars.language.OnMarsObstacle.TooFewColonists;
import cydonia.games.onmars.language.OnMarsObstacle.TooFewCrystals;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;
import java.util.List;
import java.util.Optional;

/** Paying: resources, crystals or goals in their place, and what others on an action cost. Summary, p. 1. */
public final class Payment {

    static final Text COLONISTS = new Text("colonists", "colons");
    private static final Text RESOURCES = new Text("resources", "ressources");
    private static final Text GOALS = new Text("private goals", "objectifs personnels");

    private Payment() {
    }

    /** Puts the payment on top of what it pays for. */
    static void owe(Table t, int seat, Cost cost) {
        if (!cost.isFree()) {
            t.owe(new PayResources(seat, cost, 0, cost));
        }
    }

    static void oweCrystals(Table t, int seat, int n) {
        if (n == 0) {
            return;
        }
        if (Economy.payableGoals(t, seat) == 0) {
            spendCrystals(t, seat, n);
        } else {
            t.owe(new PayCrystals(seat, n, 0, 0));
        }
    }

    static void spend(Table t, int seat, Item resource) {
        t.companies[seat].stock[resource.ordinal()]--;
        if (t.listens()) {
            t.tell(new Paid(t.owner(seat), resource, 1));
        }
    }

    private static void spendCrystals(Table t, int seat, int n) {
        t.companies[seat].crystals -= n;
        if (t.listens()) {
            t.tell(new Paid(t.owner(seat), Item.CRYSTAL, n));
        }
    }

    private static void discard(Table t, int seat, Goal goal) {
        Company c = t.companies[seat];
        c.goals &= ~(1 << goal.ordinal());
        c.goalsDiscarded |= 1 << goal.ordinal();
        if (t.listens()) {
            t.tell(new GoalDiscarded(t.owner(seat), Optional.of(goal)));
        }
    }

    /**
     * Each resource with itself or a mineral, one after another.
     *
     * @param picked
     *            resources that people have chosen so far
     * @param whole
     *            the cost the choice began with
     */
    record PayResources(int company, Cost left, int picked, Cost whole) implements Owed.Decision {

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            Company c = t.companies[company];
            int next = left.next();
            Cost rest = left.without(next);
            if (next == Item.RESOURCES) {
                for (int r = 0; r < Item.RESOURCES; r++) {
                    offer(c, r, rest, out);
                }
                return;
            }
            offer(c, next, rest, out);
            if (next != Item.MINERAL.ordinal()) {
                offer(c, Item.MINERAL.ordinal(), rest, out);
            }
        }

        private static void offer(Company c, int resource, Cost rest, Choices<OnMarsAction> out) {
            if (c.stock[resource] > 0) {
                c.stock[resource]--;
                if (rest.covered(c, Integer.MAX_VALUE, Why.NOT_ASKED)) {
                    out.add(Pay.of(Item.of(resource)));
                }
                c.stock[resource]++;
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            spend(t, company, ((Pay) action).item());
            Cost rest = left.without(left.next());
            if (rest.isCrystalsOnly()) {
                oweCrystals(t, company, rest.crystals());
            } else if (!rest.isFree()) {
                int now = t.picked(picked);
                t.owe(new PayResources(company, rest, now, now == 0 ? rest : whole));
            }
        }

        /** Two different resources are paid together. The same twice, or one of one's choice, comes one by one. */
        @Override
        public Optional<Several<OnMarsAction>> several(Table t, Seat seat) {
            if (!whole.isPair()) {
                return Optional.empty();
            }
            Company c = t.companies[company];
            int first = left.next();
            Cost rest = left.without(first);
            int count = rest.isFree() ? 1 : 2;
            Several.Builder<OnMarsAction> choice = Several.<OnMarsAction>of(RESOURCES, count, count).picked(picked);
            item(c, first, 1, choice);
            item(c, Item.MINERAL.ordinal(), count, choice);
            if (count == 2) {
                item(c, rest.next(), 1, choice);
            }
            return Optional.of(choice.build());
        }

        private static void item(Company c, int resource, int most, Several.Builder<OnMarsAction> choice) {
            if (c.stock[resource] > 0) {
                choice.item(Pay.of(Item.of(resource)), Math.min(most, c.stock[resource]));
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            return new Bill().add(((Pay) action).item().thing(), 1).prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.PayResources(who());
        }
    }

    /**
     * Crystals, and goals in their place: goals first, in their order.
     *
     * @param from
     *            goals below this number may not be discarded any more
     * @param picked
     *            goals that people have chosen so far
     */
    public record PayCrystals(int company, int left, int from, int picked) implements Owed.Decision {

        /** As those see it who do not know which goals were discarded. */
        public PayCrystals fromTheFirst() {
            return new PayCrystals(company, left, 0, picked);
        }

        /** A goal card is never discarded without a word, even where no crystal is left. */
        @Override
        public boolean isAlwaysAsked(Table t) {
            return goals(t) != 0;
        }

        private int goals(Table t) {
            return Economy.payableGoals(t, company) >> from << from;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            int crystals = t.companies[company].crystals;
            if (crystals >= left) {
                out.add(Pay.of(Item.CRYSTAL));
            }
            for (int rest = goals(t); rest != 0; rest &= rest - 1) {
                if (crystals + Integer.bitCount(rest) >= left) {
                    out.add(PayGoal.of(Goal.of(Integer.numberOfTrailingZeros(rest))));
                }
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            if (action instanceof PayGoal(Goal goal)) {
                discard(t, company, goal);
                if (left > 1) {
                    t.owe(new PayCrystals(company, left - 1, goal.ordinal() + 1, t.picked(picked)));
                }
            } else {
                spendCrystals(t, company, left);
            }
        }

        /** Which goals, and crystals for the rest. */
        @Override
        public Optional<Several<OnMarsAction>> several(Table t, Seat seat) {
            if (left + picked == 1) {
                return Optional.empty();
            }
            int goals = goals(t);
            Several.Builder<OnMarsAction> choice = Several
                    .<OnMarsAction>of(GOALS, Math.max(0, left - t.companies[company].crystals),
                            Math.min(left, Integer.bitCount(goals)))
                    .done(Pay.of(Item.CRYSTAL)).picked(picked);
            for (int rest = goals; rest != 0; rest &= rest - 1) {
                choice.item(PayGoal.of(Goal.of(Integer.numberOfTrailingZeros(rest))), 1);
            }
            return Optional.of(choice.build());
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            return (action instanceof PayGoal
                    ? new Bill().add(Things.GOAL, 1)
                    : new Bill().add(Item.CRYSTAL.thing(), left)).prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.PayCrystals(who(), left);
        }
    }

    /**
     * The extra cost of an action: colonists first, then crystals.
     *
     * @param picked
     *            colonists that people have chosen to send so far
     */
    record PaySlot(int company, MainAction main, int left, int picked) implements Owed.Decision {

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            if (canSend(t, Why.NOT_ASKED)) {
                out.add(Plain.PAY_COLONIST);
            }
            if (canPayRest(t, Why.NOT_ASKED)) {
                out.add(Pay.of(Item.CRYSTAL));
            }
        }

        private boolean canSend(Table t, Why why) {
            int quarters = t.companies[company].quarters;
            boolean ok = quarters > 1 || why.asked() && why.not(new TooFewColonists(quarters, 2));
            return ok && (Slots.payable(t, company, main, left - 1, quarters - 1, Economy.power(t, company))
                    || why.asked() && why.not(new SlotTooDear(left)));
        }

        private boolean canPayRest(Table t, Why why) {
            int power = Economy.power(t, company);
            boolean ok = power >= left || why.asked() && why.not(new TooFewCrystals(power, left));
            return ok && (Slots.payable(t, company, main, 0, t.companies[company].quarters, power - left)
                    || why.asked() && why.not(new SlotTooDear(left)));
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            if (action == Plain.PAY_COLONIST) {
                Economy.sendToWork(t, company, 1);
                if (left > 1) {
                    t.owe(new PaySlot(company, main, left - 1, t.picked(picked)));
                }
            } else {
                oweCrystals(t, company, left);
            }
        }

        @Override
        public void explain(Table t, Seat seat, Reasons<OnMarsAction> out) {
            out.unless(Plain.PAY_COLONIST, why -> canSend(t, why));
            out.unless(Pay.of(Item.CRYSTAL), why -> canPayRest(t, why));
        }

        /** How many colonists, and crystals for the rest; one by one where a number between would not do. */
        @Override
        public Optional<Several<OnMarsAction>> several(Table t, Seat seat) {
            int least = left;
            int most = 0;
            int ways = 0;
            for (int colonists = 0; colonists <= left; colonists++) {
                if (Slots.payable(t, company, main, colonists, left - colonists, t.companies[company].quarters,
                        Economy.power(t, company))) {
                    least = Math.min(least, colonists);
                    most = colonists;
                    ways++;
                }
            }
            if (left + picked == 1 || most - least + 1 != ways) {
                return Optional.empty();
            }
            return Optional.of(Several.<OnMarsAction>of(COLONISTS, least, most).done(Pay.of(Item.CRYSTAL))
                    .picked(picked).item(Plain.PAY_COLONIST, most).build());
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            return (action == Plain.PAY_COLONIST
                    ? new Bill().add(Things.COLONIST, 1)
                    : new Bill().add(Item.CRYSTAL.thing(), left)).prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.PaySlot(who(), main, left);
        }
    }
}
