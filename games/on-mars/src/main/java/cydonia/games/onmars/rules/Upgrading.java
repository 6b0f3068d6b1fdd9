package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.onmars.box.Bill;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Effect;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Pieces;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.At;
import cydonia.games.onmars.language.OnMarsAction.Upgrade;
import cydonia.games.onmars.language.OnMarsAction.UseTech;
import cydonia.games.onmars.language.OnMarsHappening.Upgraded;
import cydonia.games.onmars.language.OnMarsObstacle.NoBlueprintToBuild;
import cydonia.games.onmars.language.OnMarsObstacle.NoBuildingFor;
import cydonia.games.onmars.language.OnMarsObstacle.TooFew;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Upgrading a building: a marker moves from a blueprint onto the map. Summary, p. 5. */
public final class Upgrading {

    private Upgrading() {
    }

    static boolean possible(Table t, int seat, boolean pay, boolean anywhere, Why why) {
        boolean paid = !pay || t.companies[seat].stock[0] > 0
                || why.asked() && why.not(new TooFew(Item.MINERAL, t.companies[seat].stock[0], 1));
        if (!paid && !why.asked()) {
            return false;
        }
        boolean site = false;
        boolean any = false;
        for (int card = 0; card < t.holdings.planOwner.length; card++) {
            if (waiting(t, seat, card)) {
                any = true;
                if (sites(t, seat, card, anywhere, null)) {
                    site = true;
                    break;
                }
                if (why.asked()) {
                    why.not(new NoBuildingFor(Blueprint.of(card)));
                }
            }
        }
        return paid & site & (any || why.asked() && why.not(new NoBlueprintToBuild()));
    }

    /** A blueprint that still carries its marker. */
    static boolean waiting(Table t, int seat, int card) {
        return t.holdings.planOwner[card] == seat && t.holdings.planHex[card] < 0;
    }

    public static boolean sites(Table t, int seat, int card, boolean anywhere,
            @Nullable Choices<OnMarsAction> choices) {
        Blueprint plan = Blueprint.of(card);
        int kind = Surface.kind(plan.building().ordinal(), seat);
        boolean found = false;
        for (int word = 0; word < 2; word++) {
            long near = t.ground.built[2 * kind + word] & (anywhere ? -1L : Surface.zone(t, seat, word));
            for (long rest = near; rest != 0; rest &= rest - 1) {
                int hex = 64 * word + Long.numberOfTrailingZeros(rest);
                if (t.ground.piece[hex] < Pieces.MARKER
                        && (plan.level() == 1 || Surface.complex(t, hex) >= plan.level())) {
                    if (choices == null) {
                        return true;
                    }
                    choices.add(At.of(hex));
                    found = true;
                }
            }
        }
        return found;
    }

    /**
     * Which blueprint.
     *
     * @param terms
     *            what the effect allows
     * @param techOpen
     *            whether a technology may still add upgrades
     */
    record ChooseCard(int company, Repeats repeats, Effect.Upgrade terms, boolean techOpen) implements Owed.Decision {

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            Company c = t.companies[company];
            if (!terms.paying() || c.stock[Item.MINERAL.ordinal()] > 0) {
                boolean repeat = repeats.left(c);
                boolean any = false;
                for (int card = 0; card < t.holdings.planOwner.length; card++) {
                    if (waiting(t, company, card) && sites(t, company, card, terms.anywhere(), null)) {
                        any = true;
                        if (repeat) {
                            out.add(Upgrade.of(Blueprint.of(card)));
                        }
                    }
                }
                if (any && techOpen) {
                    Technology.listTiles(t, company, Tech.UPGRADE, 1, out);
                }
            }
            repeats.offerEnough(out);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            switch (action) {
                case UseTech(Seat owner) -> {
                    int level = t.companies[owner.index()].level(Tech.UPGRADE.ordinal());
                    t.owe(new ChooseCard(company, repeats.plus(level), terms, false));
                    Technology.use(t, company, owner.index(), Tech.UPGRADE);
                }
                case Upgrade(Blueprint card) -> {
                    t.owe(new ChooseCard(company, repeats.spend(t, company), terms, techOpen));
                    t.owe(new ChooseSite(company, card, terms));
                }
                default -> {
                    // enough
                }
            }
        }

        @Override
        public void explain(Table t, Seat seat, Reasons<OnMarsAction> out) {
            for (Blueprint card : Blueprint.ALL) {
                if (waiting(t, company, card.ordinal())) {
                    out.unless(Upgrade.of(card), why -> sites(t, company, card.ordinal(), terms.anywhere(), null)
                            || why.not(new NoBuildingFor(card)));
                }
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            Bill bill = new Bill();
            if (action instanceof Upgrade) {
                bill.add(Item.MINERAL.thing(), terms.paying() ? 1 : 0).add(repeats.bill());
            }
            return bill.prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.Upgrade(who(), repeats.free());
        }
    }

    /** Which building it becomes. */
    record ChooseSite(int company, Blueprint card, Effect.Upgrade terms) implements Owed.Decision {

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            sites(t, company, card.ordinal(), terms.anywhere(), out);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            if (terms.paying()) {
                Payment.spend(t, company, Item.MINERAL);
            }
            place(t, company, card, ((At) action).hex());
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            return new Bill().add(Item.MINERAL.thing(), terms.paying() ? 1 : 0).prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.UpgradeAt(who(), card);
        }
    }

    /** A bot or rover there is set down elsewhere, a miner goes home. */
    static void place(Table t, int seat, Blueprint card, int hex) {
        int piece = t.ground.piece[hex];
        if (piece >= Pieces.MINER) {
            Economy.bringHome(t, piece & 3, 1);
        } else {
            Surface.displace(t, hex);
        }
        t.ground.piece[hex] = (byte) (Pieces.MARKER + seat);
        t.holdings.planHex[card.ordinal()] = (byte) hex;
        t.stirred = true;
        if (t.listens()) {
            t.tell(new Upgraded(t.owner(seat), card, hex));
        }
        Missions.contribute(t, seat, Mission.ADVANCED);
        Contracts.checkUpgrades(t);
    }
}
