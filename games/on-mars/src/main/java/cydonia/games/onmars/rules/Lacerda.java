package cydonia.games.onmars.rules;

import cydonia.games.onmars.box.Effect;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.box.SoloCard;
import cydonia.games.onmars.language.OnMarsHappening.RoverInstead;
import cydonia.games.onmars.language.OnMarsHappening.SoloCardShown;
import cydonia.games.onmars.table.OnMarsSource;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Table;

/**
 * Lacerda, the opponent of the solo game: he draws a card and does what it says, by fixed preferences. Summary, Partie
 * solo.
 */
public final class Lacerda {

    private static final int ME = Owner.AUTOMA;
    private static final int[] WAREHOUSE_ORDER = {5, 1, 2, 3, 4};

    private Lacerda() {
    }

    // ---- his turn

    /** Draws a card and does what it says; the end of his turn is owed already. */
    public record DrawCard() implements Owed.Chore {

        @Override
        public void run(Table t) {
            if (t.automa.deck == 0) {
                t.automa.deck = SoloCard.WHOLE_DECK;
                t.automa.secondPass = true;
            }
            int drawn = t.drawn(OnMarsSource.SOLO_CARDS, t.automa.deck);
            t.automa.deck &= ~(1 << drawn);
            t.automa.card = drawn;
            SoloCard card = SoloCard.ALL.get(drawn);
            if (t.listens()) {
                t.tell(new SoloCardShown(card, card.main(t.companies[ME].inOrbit())));
            }
            if (t.automa.secondPass) {
                Missions.step(t, ME, card.mission().ordinal());
            }
            t.owe(new Act(card.action()));
        }
    }

    /** The numbered action of his side; if it cannot be done, the rover moves. */
    record Act(int number) implements Owed.Chore {

        @Override
        public void run(Table t) {
            if (!(t.companies[ME].inOrbit() ? inOrbit(t, number) : inColony(t, number))) {
                if (t.listens()) {
                    t.tell(new RoverInstead());
                }
                t.owe(new LacerdaOnTheRoad.MoveRover());
            }
        }
    }

    private static boolean inOrbit(Table t, int action) {
        return switch (action) {
            case 1 ->
                LacerdaInOrbit.canTakePlan(t) && LacerdaPurse.enter(t, MainAction.OBTAIN_BLUEPRINT, 0)
                        && LacerdaInOrbit.takePlan(t);
            case 2 -> LacerdaInOrbit.learn(t);
            default -> research(t);
        };
    }

    private static boolean research(Table t) {
        int left = t.companies[ME].crystals - Slots.cost(t, ME, MainAction.RESEARCH_DEVELOPMENT);
        return LacerdaInOrbit.canDevelop(t, true, left) && LacerdaPurse.enter(t, MainAction.RESEARCH_DEVELOPMENT, 0)
                && LacerdaInOrbit.developTwice(t, true);
    }

    private static boolean inColony(Table t, int action) {
        return switch (action) {
            case 1 ->
                LacerdaInColony.canBuild(t) && LacerdaPurse.enter(t, MainAction.CONSTRUCT_BUILDING, 0)
                        && owe(t, new LacerdaInColony.Build());
            case 2 -> LacerdaInColony.canUpgrade(t) && LacerdaPurse.enter(t, MainAction.UPGRADE_BUILDING, 0)
                    && owe(t, new LacerdaInColony.UpgradeMore(0, 1));
            default -> LacerdaInColony.hire(t, true);
        };
    }

    private static boolean owe(Table t, Owed.Chore chore) {
        t.owe(chore);
        return true;
    }

    // ---- benefits

    static void benefit(Table t, Effect effect) {
        switch (effect) {
            case Effect.Gain gain -> Storage.gain(t, ME, gain.item(), gain.n());
            case Effect.Stock stock -> {
                for (int i = 0; i < stock.n(); i++) {
                    takeMost(t);
                }
            }
            case Effect.Learn _ -> LacerdaInOrbit.learn(t);
            case Effect.Develop develop -> LacerdaInOrbit.developTwice(t, develop.paying());
            case Effect.TakePlans plans -> {
                for (int i = 0; i < plans.n() && LacerdaInOrbit.canTakePlan(t); i++) {
                    LacerdaInOrbit.takePlan(t);
                }
            }
            case Effect.Construct construct -> {
                if (LacerdaInColony.sites(t, construct.type().ordinal()).first() >= 0) {
                    LacerdaInColony.build(t, construct.type());
                }
            }
            case Effect.ConstructAny _ -> t.owe(new LacerdaInColony.Build());
            case Effect.Upgrade upgrade -> t.owe(new LacerdaInColony.UpgradeMore(0, upgrade.n()));
            case Effect.Drive _ -> LacerdaInColony.moveIcon(t, t.automa.icon + 1);
            case Effect.Hire _ -> LacerdaInColony.hire(t, false);
            case Effect.BuyColonist _ -> t.owe(new LacerdaOnTheRoad.MoveRover());
            case Effect.Nothing _,Effect.GainColonists _,Effect.Score _,Effect.GainAny _,Effect.WelcomeShip _,Effect.Retrieve _,Effect.Produce _,Effect.Travel _,Effect.Radar _,Effect.Trade _ -> {
                // none of these is ever his: they stand on blueprints and goals
            }
        }
    }

    /** What the warehouse has most of, the leftmost if equal; resources go to the supply. */
    private static void takeMost(Table t) {
        int most = WAREHOUSE_ORDER[0];
        for (int item : WAREHOUSE_ORDER) {
            if (t.market.warehouse[item] > t.market.warehouse[most]) {
                most = item;
            }
        }
        if (t.market.warehouse[most] > 0) {
            t.market.warehouse[most]--;
            Storage.gain(t, ME, Item.of(most), 1);
        }
    }

}
