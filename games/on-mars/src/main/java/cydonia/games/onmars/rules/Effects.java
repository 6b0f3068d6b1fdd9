package cydonia.games.onmars.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Why;
import cydonia.games.onmars.box.Bill;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Effect;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.box.Things;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.Explore;
import cydonia.games.onmars.language.OnMarsAction.Pay;
import cydonia.games.onmars.language.OnMarsAction.Plain;
import cydonia.games.onmars.language.OnMarsAction.Receive;
import cydonia.games.onmars.language.OnMarsHappening.RadarLoaded;
import cydonia.games.onmars.language.OnMarsHappening.Scored;
import cydonia.games.onmars.language.OnMarsObstacle.*;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.EffectRules;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;
import java.util.List;
import java.util.Optional;

/**
 * Effects: whether one is possible, how it begins, and the small ones that need no chapter of their own. Summary, p. 5,
 * 6, 7.
 */
final class Effects implements EffectRules {

    static final Effects RULES = new Effects();
    /** Any one of these buys a colonist; a mineral stands for either. */
    private static final List<Item> COLONIST_PRICE = List.of(Item.WATER, Item.PLANT, Item.MINERAL);
    private static final int TRADED_FOR = 2;

    private Effects() {
    }

    @Override
    public boolean possible(Table t, int seat, Effect effect, int quarters, int crystals, Why why) {
        Company c = t.companies[seat];
        return switch (effect) {
            case Effect.Nothing _ -> false;
            case Effect.Gain gain -> !gain.item().isResource() || Storage.hasRoom(t, seat, gain.item())
                    || why.asked() && why.not(new NoRoom(gain.item(), c.storage()));
            case Effect.GainColonists _ -> Economy.colonistCanCome(c)
                    || why.asked() && why.not(new NoRoomForColonists(c.quartersCapacity()));
            case Effect.Score _ -> true;
            case Effect.GainAny _ ->
                roomForAny(t, seat) || why.asked() && why.not(new NoRoom(Item.PLANT, c.storage()));
            case Effect.Stock stock -> Warehouse.possible(t, seat, stock.crystals())
                    || why.asked() && why.not(new NothingInWarehouse());
            case Effect.Learn _ -> Laboratory.canLearn(t, seat, crystals, why);
            case Effect.Develop develop -> Laboratory.canDevelop(t, seat, develop.paying(), crystals)
                    || why.asked() && why.not(new NothingToDevelop());
            case Effect.TakePlans _ -> Blueprints.possible(t, seat, why);
            case Effect.Construct construct -> Construction.possible(t, seat, construct.type(), quarters,
                    construct.boost() ? quarters : 0, why);
            case Effect.ConstructAny _ -> Construction.possibleAny(t, seat, quarters)
                    || why.asked() && why.not(new NothingToBuild());
            case Effect.Upgrade upgrade -> Upgrading.possible(t, seat, upgrade.paying(), upgrade.anywhere(), why);
            case Effect.Drive drive -> drive.botPoints() + drive.roverPoints() + crystals > 0
                    || drive.tech() && t.hasTech(Tech.ROVER)
                    || why.asked() && why.not(new NoPoints());
            case Effect.WelcomeShip ship -> Ships.possible(t, seat, ship.paying(), why);
            case Effect.Hire hire -> Hiring.possible(t, seat, hire, quarters, crystals)
                    || why.asked() && why.not(new NobodyToHire());
            case Effect.Retrieve retrieve -> retrieve.work() && c.working > 0
                    || retrieve.slots() && Travel.onSlots(t, seat) > 0
                    || why.asked() && why.not(new NobodyToRecall());
            case Effect.Produce _ -> Production.anyBuilding(t, seat) || why.asked() && why.not(new NothingProduces());
            case Effect.Travel travel -> !travel.toOrbitOnly() || !c.inOrbit()
                    || why.asked() && why.not(new AlreadyInOrbit());
            case Effect.Radar _ -> radarPossible(t, seat, quarters, crystals)
                    || why.asked() && why.not(new NoUsefulTile());
            case Effect.Trade _ -> c.resources() > 0 || why.asked() && why.not(new TooFewResources(0, 1));
            case Effect.BuyColonist _ -> Economy.colonistCanCome(c) && canBuyColonist(c);
        };
    }

    private static boolean roomForAny(Table t, int seat) {
        for (int r = 1; r < Item.RESOURCES; r++) {
            if (Storage.hasRoom(t, seat, Item.of(r))) {
                return true;
            }
        }
        return false;
    }

    private static boolean canBuyColonist(Company c) {
        for (Item item : COLONIST_PRICE) {
            if (c.stock[item.ordinal()] > 0) {
                return true;
            }
        }
        return false;
    }

    private boolean radarPossible(Table t, int seat, int quarters, int crystals) {
        if (t.market.radarTile >= 0) {
            return possible(t, seat, Discovery.of(t.market.radarTile).effect(), quarters, crystals, Why.NOT_ASKED);
        }
        return t.market.exploration[0] >= 0 || t.market.exploration[1] >= 0;
    }

    /** What an effect costs whatever is chosen of it; nothing where the price is chosen with what is done. */
    static void add(Effect effect, Bill bill) {
        switch (effect) {
            case Effect.WelcomeShip ship -> Ships.cost(ship.paying()).add(bill);
            case Effect.Upgrade upgrade -> bill.add(Item.MINERAL.thing(), upgrade.paying() ? 1 : 0);
            case Effect.Construct construct -> Construction.add(construct.type(), bill);
            case Effect.Trade _ -> Cost.ANY.add(bill);
            default -> {
                // free, or chosen later
            }
        }
    }

    @Override
    public void begin(Table t, int company, Effect effect, boolean must) {
        if (t.isAutoma(company)) {
            Lacerda.benefit(t, effect);
        } else {
            beginFor(t, company, effect, must);
        }
    }

    /** For whoever has a seat. */
    private static void beginFor(Table t, int seat, Effect effect, boolean must) {
        Company c = t.companies[seat];
        int beds = c.quarters;
        switch (effect) {
            case Effect.Nothing _ -> {
            }
            case Effect.Gain gain -> {
                Storage.gain(t, seat, gain.item(), gain.n());
                if (gain.boost() && beds > 0) {
                    t.owe(new GainMore(seat, gain.item(), beds, 0));
                }
            }
            case Effect.GainColonists(int n) -> Economy.gainColonists(t, seat, n);
            case Effect.Score(int points) -> {
                c.pointsMine += points;
                t.stirred = true;
                if (t.listens()) {
                    t.tell(new Scored(t.owner(seat), Scored.Source.MINERAL_MINE, points));
                }
            }
            case Effect.GainAny(int n) -> t.owe(new ReceiveAny(seat, new Repeats(n, 0, false)));
            case Effect.Stock stock -> t.owe(new Warehouse.Resupply(seat,
                    Repeats.of(stock.n(), stock.boost(), c, must), stock.crystals()));
            case Effect.Learn learn ->
                t.owe(new Laboratory.LearnTech(seat, Repeats.of(learn.n(), learn.boost(), c, must)));
            case Effect.Develop develop -> t.owe(new Laboratory.DevelopTech(seat,
                    Repeats.of(develop.n(), develop.boost(), c, must), develop.paying()));
            case Effect.TakePlans plans ->
                t.owe(new Blueprints.TakePlans(seat, Repeats.of(plans.n(), plans.boost(), c, must)));
            case Effect.Construct construct -> t.owe(new Construction.ChooseType(seat, List.of(construct.type()),
                    construct.boost() ? beds : 0, must));
            case Effect.ConstructAny _ -> t.owe(new Construction.ChooseType(seat, Building.ALL, 0, must));
            case Effect.Upgrade upgrade -> t.owe(new Upgrading.ChooseCard(seat,
                    Repeats.of(upgrade.n(), upgrade.boost(), c, must), upgrade, upgrade.tech()));
            case Effect.Drive drive -> Movement.begin(t, seat, drive);
            case Effect.WelcomeShip ship -> t.owe(new Ships.WelcomeShips(seat, new Repeats(1,
                    ship.boost() ? beds - t.newcomers : 0, must), ship.paying(), true, ship.colonists()));
            case Effect.Hire hire -> t.owe(new Hiring.HireOrSign(seat, hire, must));
            case Effect.Retrieve retrieve -> t.owe(new Travel.RecallColonists(seat, retrieve, false));
            case Effect.Produce _ -> {
                Production.produceInBuildings(t, seat);
                if (beds > 0) {
                    t.owe(new Production.ProduceAgain(seat, beds));
                }
            }
            case Effect.Travel _ -> t.owe(new Travel.Journey(seat, !c.inOrbit(), true));
            case Effect.Radar _ -> {
                if (t.market.radarTile >= 0) {
                    t.owe(new Owed.Begin(seat, Discovery.of(t.market.radarTile).effect(), false));
                } else {
                    t.owe(new LoadRadar(seat));
                }
            }
            case Effect.Trade _ -> {
                t.owe(new ReceiveAny(seat, new Repeats(TRADED_FOR, beds, false)));
                Payment.owe(t, seat, Cost.ANY);
            }
            case Effect.BuyColonist _ -> t.owe(new BuyColonist(seat));
        }
    }

    /**
     * More of the same gain, by colonists.
     *
     * @param picked
     *            colonists that people have chosen to send so far
     */
    record GainMore(int company, Item item, int boosters, int picked) implements Owed.Decision {

        private int most(Table t) {
            return Math.min(boosters, t.companies[company].quarters);
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            if (most(t) > 0) {
                out.add(Plain.PAY_COLONIST);
            }
            out.add(Plain.ENOUGH);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            if (action == Plain.PAY_COLONIST) {
                Economy.sendToWork(t, company, 1);
                Storage.gain(t, company, item, 1);
                t.owe(new GainMore(company, item, boosters - 1, t.picked(picked)));
            }
        }

        @Override
        public Optional<Several<OnMarsAction>> several(Table t, Seat seat) {
            int most = most(t);
            return most + picked < 2
                    ? Optional.empty()
                    : Optional.of(Several.<OnMarsAction>of(Payment.COLONISTS, 0, most).done(Plain.ENOUGH)
                            .picked(picked).item(Plain.PAY_COLONIST, most).build());
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            return new Bill().add(Things.COLONIST, action == Plain.PAY_COLONIST ? 1 : 0).prices();
        }

        @Override
        public Question question(Table t) {
            return new Question.GainMore(who(), item);
        }
    }

    /** Resources of one's choice. */
    record ReceiveAny(int company, Repeats repeats) implements Owed.Decision {

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            if (repeats.left(t.companies[company])) {
                for (int r = 1; r < Item.RESOURCES; r++) {
                    if (Storage.hasRoom(t, company, Item.of(r))) {
                        out.add(Receive.of(Item.of(r)));
                    }
                }
            }
            out.add(Plain.ENOUGH);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            if (action instanceof Receive(Item item)) {
                t.owe(new ReceiveAny(company, repeats.spend(t, company)));
                Storage.gain(t, company, item, 1);
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            return action instanceof Receive ? repeats.bill().prices() : List.of();
        }

        @Override
        public Question question(Table t) {
            return new Question.Receive(who(), repeats.free());
        }
    }

    /** A colonist for water or a plant. */
    record BuyColonist(int company) implements Owed.Decision {

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            Company c = t.companies[company];
            if (Economy.colonistCanCome(c)) {
                for (Item item : COLONIST_PRICE) {
                    if (c.stock[item.ordinal()] > 0) {
                        out.add(Pay.of(item));
                    }
                }
            }
            out.add(Plain.ENOUGH);
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            t.done();
            if (action instanceof Pay(Item item)) {
                Payment.spend(t, company, item);
                Economy.gainColonists(t, company, 1);
            }
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat seat, OnMarsAction action) {
            return action instanceof Pay(Item item) ? new Bill().add(item.thing(), 1).prices() : List.of();
        }

        @Override
        public Question question(Table t) {
            return new Question.BuyColonist(who());
        }
    }

    /** The Radar keeps the first tile it was used with: any that lies open, of use now or not. */
    record LoadRadar(int company) implements Owed.Decision {

        @Override
        public boolean isAlwaysAsked(Table t) {
            return true;
        }

        @Override
        public boolean isBetweenSteps() {
            return true;
        }

        @Override
        public void offer(Table t, Seat seat, Choices<OnMarsAction> out) {
            for (byte tile : t.market.exploration) {
                if (tile >= 0) {
                    out.add(Explore.of(Discovery.of(tile)));
                }
            }
        }

        @Override
        public void take(Table t, Seat seat, OnMarsAction action) {
            Discovery tile = ((Explore) action).tile();
            t.done();
            t.market.radarTile = tile.ordinal();
            Travel.replace(t, tile);
            if (t.listens()) {
                t.tell(new RadarLoaded(t.owner(company), tile));
            }
            t.owe(new Owed.Begin(company, tile.effect(), false));
        }

        @Override
        public Question question(Table t) {
            return new Question.Radar(who());
        }
    }
}
