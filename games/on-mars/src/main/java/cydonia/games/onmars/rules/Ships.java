package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Bill;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.Unload;
import cydonia.games.onmars.language.OnMarsAction.UseTech;
import cydonia.games.onmars.language.OnMarsAction.Welcome;
import cydonia.games.onmars.language.OnMarsHappening.ShipWelcomed;
import cydonia.games.onmars.language.OnMarsObstacle.NoShipLeft;
import cydonia.games.onmars.language.OnMarsObstacle.ShipsPerLevel;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;
import java.util.List;

/** Welcoming ships: never more than the colony level in all. Summary, p. 5. */
final class Ships {

    private static final Cost COST = Cost.of(Item.PLANT).plus(Cost.of(Item.WATER));

    private Ships() {
    }

    static Cost cost(boolean paying) {
        return paying ? COST : Cost.FREE;
    }

    static boolean possible(Table t, int seat, boolean pay, Why why) {
        Company c = t.companies[seat];
        boolean ok = c.ships != 0 || why.asked() && why.not(new NoShipLeft());
        ok &= c.shipsTaken() < t.colony.level
                || why.asked() && why.not(new ShipsPerLevel(c.shipsTaken(), t.colony.level));
        return ok & cost(pay).covered(c, 0, why);
    }

    /**
     * Which ship to take from the depot.
     *
     * @param techOpen
     *            whether a technology may still bring more colonists
     * @param colonists
     *            how many each ship brings
     */
    record WelcomeShips(int company, Repeats repeats, boolean paying, boolean techOpen, int colonists)
            implements
                Owed.Decision {

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            Company c = t.companies[company];
            if (repeats.left(c) && possible(t, company, paying, Why.NOT_ASKED)) {
                for (int slot = 0; slot < Executive.SHIPS; slot++) {
                    if ((c.ships >> slot & 1) != 0) {
                        out.add(Welcome.of(slot));
                    }
                }
                if (techOpen) {
                    Technology.listTiles(t, company, Tech.SHIP, 1, out);
                }
            }
            repeats.offerEnough(out);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            switch (action) {
                case UseTech(Seat owner) -> {
                    int more = t.companies[owner.index()].level(Tech.SHIP.ordinal());
                    t.owe(new WelcomeShips(company, repeats, paying, false, colonists + more));
                    Technology.use(t, company, owner.index(), Tech.SHIP);
                }
                case Welcome(Executive slot) -> {
                    t.owe(new WelcomeShips(company, boost(t), paying, techOpen, colonists));
                    welcome(t, slot);
                }
                default -> {
                    // enough
                }
            }
        }

        /** Colonists gained this turn cannot pay for a ship: whoever is sent was there before. */
        private Repeats boost(Table t) {
            int newcomers = t.newcomers;
            Repeats rest = repeats.spend(t, company);
            t.newcomers = newcomers;
            return rest;
        }

        private void welcome(Table t, Executive slot) {
            Company c = t.companies[company];
            c.ships &= ~(1 << slot.ordinal());
            c.hangar++;
            t.stirred = true;
            if (t.listens()) {
                t.tell(new ShipWelcomed(t.owner(company), slot));
            }
            t.owe(new UnloadShip(company, colonists));
            Payment.owe(t, company, cost(paying));
            FirstColonists.done(t, company, Beginner.Task.SHIP_WELCOMED);
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            Bill bill = new Bill();
            if (action instanceof Welcome) {
                cost(paying).add(bill);
                bill.add(repeats.bill());
            }
            return bill.prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.Welcome(who(), repeats.free());
        }
    }

    /** Colonists only, or a bot in place of one of them. */
    record UnloadShip(int company, int colonists) implements Owed.Decision {

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            out.add(Unload.COLONISTS);
            if (t.companies[company].bots < Company.BOTS) {
                out.add(Unload.BOT);
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            boolean bot = ((Unload) action).bot();
            t.done();
            Economy.gainColonists(t, company, bot ? colonists - 1 : colonists);
            if (bot) {
                t.owe(new Surface.LandBot(company));
            }
        }

        @Override
        public Question question(Table t) {
            return new Question.Unload(who(), colonists);
        }
    }
}
