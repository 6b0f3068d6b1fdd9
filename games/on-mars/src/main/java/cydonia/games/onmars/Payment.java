package cydonia.games.onmars;

import cydonia.engine.Choices;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.engine.Why;
import cydonia.games.onmars.OnMarsAction.Pay;
import cydonia.games.onmars.OnMarsAction.PayGoal;
import cydonia.games.onmars.OnMarsAction.Plain;
import cydonia.games.onmars.OnMarsHappening.GoalDiscarded;
import cydonia.games.onmars.OnMarsHappening.Paid;
import cydonia.games.onmars.OnMarsObstacle.*;
import cydonia.games.onmars.cards.Goal;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.MainAction;
import cydonia.games.onmars.cards.Things;
import java.util.Optional;

/**
 * Costs. A cost is packed into a number: three bits for each resource, three for resources of one's choice, then
 * crystals. Minerals replace any other resource, never crystals.
 */
final class Payment {

    static final int FREE = 0;
    static final int ANY = 1 << 15;
    static final int CRYSTAL = 1 << 18;
    private static final int BITS = 7;
    private static final Text RESOURCES = new Text("resources", "ressources");
    private static final Text GOALS = new Text("private goals", "objectifs personnels");
    static final Text COLONISTS = new Text("colonists", "colons");

    private Payment() {
    }

    static int one(Item resource) {
        return 1 << 3 * resource.ordinal();
    }

    private static int of(int cost, int resource) {
        return cost >> 3 * resource & BITS;
    }

    static int crystals(int cost) {
        return cost >> 18;
    }

    /** Whether the stock, and that many crystals, cover the cost. */
    static boolean can(Company c, int crystals, int cost, Why why) {
        boolean ok = crystals(cost) <= crystals
                || why.asked() && why.not(new TooFewCrystals(crystals, crystals(cost)));
        int spare = c.stock[0] - of(cost, 0);
        int total = of(cost, 0);
        ok &= spare >= 0 || why.asked() && why.not(new TooFew(Item.MINERAL, c.stock[0], of(cost, 0)));
        for (int r = 1; r < Item.RESOURCES; r++) {
            int needs = of(cost, r);
            if (needs > 0) {
                total += needs;
                int missing = needs - c.stock[r];
                if (missing > 0) {
                    spare -= missing;
                    ok &= spare >= 0
                            || why.asked() && why.not(new TooFew(Item.of(r), c.stock[r] + c.stock[0], needs));
                }
            }
        }
        total += cost >> 15 & BITS;
        return ok & (c.resources() >= total || why.asked() && why.not(new TooFewResources(c.resources(), total)));
    }

    static boolean can(Company c, int crystals, int cost) {
        return can(c, crystals, cost, Why.NOT_ASKED);
    }

    /** Writes a cost as a bill. */
    static void add(int cost, Bill bill) {
        for (int r = 0; r < Item.RESOURCES; r++) {
            bill.add(Item.of(r).thing(), of(cost, r));
        }
        bill.add(Things.RESOURCE, cost >> 15 & BITS).add(Item.CRYSTAL.thing(), crystals(cost));
    }

    /** Puts the payment on top of what it pays for. */
    static void owe(Table t, int seat, int cost) {
        if (cost != FREE) {
            t.push(Task.PAY, seat, cost, 0, cost);
        }
    }

    static void oweCrystals(Table t, int seat, int n) {
        if (n == 0) {
            return;
        }
        if (Economy.payableGoals(t, seat) == 0) {
            spendCrystals(t, seat, n);
        } else {
            t.push(Task.PAY_CRYSTALS, seat, n);
        }
    }

    private static void spendCrystals(Table t, int seat, int n) {
        t.companies[seat].crystals -= n;
        if (t.listens()) {
            t.tell(new Paid(t.owner(seat), Item.CRYSTAL, n));
        }
    }

    // ---- resources

    static void list(Table t, Choices<OnMarsAction> choices) {
        Company c = t.companies[t.who()];
        int cost = t.a();
        for (int r = 1; r < Item.RESOURCES; r++) {
            if (of(cost, r) > 0) {
                int rest = cost - (1 << 3 * r);
                offer(c, r, rest, choices);
                offer(c, 0, rest, choices);
                return;
            }
        }
        if (of(cost, 0) > 0) {
            offer(c, 0, cost - 1, choices);
            return;
        }
        for (int r = 0; r < Item.RESOURCES; r++) {
            offer(c, r, cost - ANY, choices);
        }
    }

    private static void offer(Company c, int resource, int rest, Choices<OnMarsAction> choices) {
        if (c.stock[resource] > 0) {
            c.stock[resource]--;
            if (can(c, Integer.MAX_VALUE, rest)) {
                choices.add(Pay.of(Item.of(resource)));
            }
            c.stock[resource]++;
        }
    }

    static void answer(Table t, OnMarsAction action) {
        int seat = t.who();
        Item item = ((Pay) action).item();
        int cost = t.a();
        t.companies[seat].stock[item.ordinal()]--;
        if (t.listens()) {
            t.tell(new Paid(t.owner(seat), item, 1));
        }
        int rest = cost - first(cost);
        int paid = t.b();
        int whole = t.c();
        t.pop();
        if (crystals(rest) > 0 && rest == rest >> 18 << 18) {
            oweCrystals(t, seat, crystals(rest));
        } else if (rest != FREE) {
            int picked = t.picked(paid);
            t.push(Task.PAY, seat, rest, picked, picked == 0 ? rest : whole);
        }
    }

    /** Two different resources are paid together. The same twice, or one of one's choice, is paid one after another. */
    static Optional<Several<OnMarsAction>> several(Table t) {
        if (!isPair(t.c())) {
            return Optional.empty();
        }
        Company c = t.companies[t.who()];
        int left = Integer.bitCount(t.a());
        Several.Builder<OnMarsAction> choice = Several.<OnMarsAction>of(RESOURCES, left, left).picked(t.b());
        boolean first = left > 1;
        for (int r = 1; r < Item.RESOURCES; r++) {
            if (of(t.a(), r) > 0) {
                if (c.stock[r] > 0) {
                    choice.item(Pay.of(Item.of(r)), 1);
                }
                if (first && c.stock[0] > 0) {
                    choice.item(Pay.of(Item.MINERAL), c.stock[0]);
                }
                first = false;
            }
        }
        return Optional.of(choice.build());
    }

    private static boolean isPair(int cost) {
        return cost < ANY && of(cost, 0) == 0 && Integer.bitCount(cost) == 2
                && (cost & 0b001_001_001_001_000) == cost;
    }

    private static int first(int cost) {
        for (int r = 1; r < Item.RESOURCES; r++) {
            if (of(cost, r) > 0) {
                return 1 << 3 * r;
            }
        }
        return of(cost, 0) > 0 ? 1 : ANY;
    }

    // ---- crystals, and goals in their place: goals first, in their order

    static void listCrystals(Table t, Choices<OnMarsAction> choices) {
        int seat = t.who();
        int crystals = t.companies[seat].crystals;
        int goals = Economy.payableGoals(t, seat) >> t.b() << t.b();
        if (crystals >= t.a()) {
            choices.add(Pay.of(Item.CRYSTAL));
        }
        for (int rest = goals; rest != 0; rest &= rest - 1) {
            if (crystals + Integer.bitCount(rest) >= t.a()) {
                choices.add(PayGoal.of(Goal.of(Integer.numberOfTrailingZeros(rest))));
            }
        }
    }

    static void answerCrystals(Table t, OnMarsAction action) {
        int seat = t.who();
        int left = t.a();
        int discarded = t.c();
        t.pop();
        if (action instanceof PayGoal(Goal goal)) {
            discard(t, seat, goal);
            if (left > 1) {
                t.push(Task.PAY_CRYSTALS, seat, left - 1, goal.ordinal() + 1, t.picked(discarded));
            }
        } else {
            spendCrystals(t, seat, left);
        }
    }

    /** Which goals, and crystals for the rest. */
    static Optional<Several<OnMarsAction>> severalGoals(Table t) {
        int left = t.a();
        if (left + t.c() == 1) {
            return Optional.empty();
        }
        int seat = t.who();
        int goals = Economy.payableGoals(t, seat) >> t.b() << t.b();
        Several.Builder<OnMarsAction> choice = Several
                .<OnMarsAction>of(GOALS, Math.max(0, left - t.companies[seat].crystals),
                        Math.min(left, Integer.bitCount(goals)))
                .done(Pay.of(Item.CRYSTAL)).picked(t.c());
        for (int rest = goals; rest != 0; rest &= rest - 1) {
            choice.item(PayGoal.of(Goal.of(Integer.numberOfTrailingZeros(rest))), 1);
        }
        return Optional.of(choice.build());
    }

    private static void discard(Table t, int seat, Goal goal) {
        Company c = t.companies[seat];
        c.goals &= ~(1 << goal.ordinal());
        c.goalsDiscarded |= 1 << goal.ordinal();
        if (t.listens()) {
            t.tell(new GoalDiscarded(t.owner(seat), Optional.of(goal)));
        }
    }

    // ---- the extra cost of a slot: colonists first, then crystals

    static void listSlot(Table t, Choices<OnMarsAction> choices) {
        int seat = t.who();
        if (canSend(t, seat, Why.NOT_ASKED)) {
            choices.add(Plain.PAY_COLONIST);
        }
        if (canPayRest(t, seat, Why.NOT_ASKED)) {
            choices.add(Pay.of(Item.CRYSTAL));
        }
    }

    /** How many colonists, and crystals for the rest; asked one by one where a number between would not do. */
    static Optional<Several<OnMarsAction>> severalSlot(Table t) {
        int left = t.a();
        int seat = t.who();
        int least = left;
        int most = 0;
        int ways = 0;
        for (int colonists = 0; colonists <= left; colonists++) {
            if (Slots.payable(t, seat, MainAction.of(t.b()), colonists, left - colonists, t.companies[seat].quarters,
                    Economy.power(t, seat))) {
                least = Math.min(least, colonists);
                most = colonists;
                ways++;
            }
        }
        if (left + t.c() == 1 || most - least + 1 != ways) {
            return Optional.empty();
        }
        return Optional.of(Several.<OnMarsAction>of(COLONISTS, least, most).done(Pay.of(Item.CRYSTAL)).picked(t.c())
                .item(Plain.PAY_COLONIST, most).build());
    }

    static boolean canSend(Table t, int seat, Why why) {
        int quarters = t.companies[seat].quarters;
        boolean ok = quarters > 1 || why.asked() && why.not(new TooFewColonists(quarters, 2));
        return ok && (Slots.payable(t, seat, MainAction.of(t.b()), t.a() - 1, quarters - 1, Economy.power(t, seat))
                || why.asked() && why.not(new SlotTooDear(t.a())));
    }

    static boolean canPayRest(Table t, int seat, Why why) {
        int power = Economy.power(t, seat);
        boolean ok = power >= t.a() || why.asked() && why.not(new TooFewCrystals(power, t.a()));
        return ok && (Slots.payable(t, seat, MainAction.of(t.b()), 0, t.companies[seat].quarters, power - t.a())
                || why.asked() && why.not(new SlotTooDear(t.a())));
    }

    static void answerSlot(Table t, OnMarsAction action) {
        int seat = t.who();
        int left = t.a();
        int main = t.b();
        int sent = t.c();
        t.pop();
        if (action == Plain.PAY_COLONIST) {
            Economy.sendToWork(t, seat, 1);
            if (left > 1) {
                t.push(Task.PAY_SLOT, seat, left - 1, main, t.picked(sent));
            }
        } else {
            oweCrystals(t, seat, left);
        }
    }
}
