package cydonia.games.onmars.rules;

import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.MarsMap;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.box.Pieces;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsHappening.BotOnBoard;
import cydonia.games.onmars.language.OnMarsHappening.IconMoved;
import cydonia.games.onmars.language.OnMarsHappening.ShipWelcomed;
import cydonia.games.onmars.table.Company;
import cydonia.games.onmars.table.Ground;
import cydonia.games.onmars.table.Owed;
import cydonia.games.onmars.table.Pick;
import cydonia.games.onmars.table.Table;

/**
 * What Lacerda does in the Colony: building, upgrading, hiring. The whole map is in his reach. Summary, Partie solo.
 */
final class LacerdaInColony {

    private static final int ME = Owner.AUTOMA;
    private static final int HUMAN = 0;
    private static final int ENOUGH_SCIENTISTS = 2;
    /** How upgrade sites are ranked, and what outweighs any of them and any points. */
    private static final int RANKS = 4;
    private static final int SCORED = 100;

    private LacerdaInColony() {
    }

    /** The type of his icon or the next the colony needs; a mine always will do. Negative if nothing can be built. */
    private static int nextType(Table t) {
        for (int i = 0; i < 5; i++) {
            int type = (t.automa.icon + i) % 5;
            boolean needed = type == 0 || t.colony.rows[type - 1] < LifeSupport.markerRow(t);
            if (needed && sites(t, type).first() >= 0) {
                return type;
            }
        }
        return -1;
    }

    static boolean canBuild(Table t) {
        return nextType(t) >= 0;
    }

    /** A building of the next type, if there is one. */
    record Build() implements Owed.Chore {

        @Override
        public void run(Table t) {
            int type = nextType(t);
            if (type >= 0) {
                build(t, Building.of(type));
            }
        }
    }

    static void build(Table t, Building type) {
        int hex = sites(t, type.ordinal()).among(t);
        int kind = Surface.kind(type.ordinal(), ME);
        int joined = 0;
        if (Construction.touches(t, hex, kind)) {
            joined = Surface.joined(t, hex, kind);
            Technology.use(t, ME, owner(t, type.tech(), joined), type.tech());
        }
        if (type != Building.SHELTER) {
            moveIcon(t, type.ordinal() + 1);
        }
        Construction.place(t, ME, type, hex, joined);
    }

    static void moveIcon(Table t, int to) {
        t.automa.icon = to % 5;
        if (t.listens()) {
            t.tell(new IconMoved(Building.of(t.automa.icon)));
        }
    }

    /** His own tile if it is good enough. */
    static int owner(Table t, Tech tech, int level) {
        return t.companies[ME].level(tech.ordinal()) >= level ? ME : HUMAN;
    }

    /**
     * The whole map is his zone: the largest complex technology allows, else two away. Among equals he disturbs the
     * human's pieces, then rolls a die.
     */
    static Pick sites(Table t, int type) {
        Pick pick = new Pick();
        if (type == Ground.SHELTER_KIND
                ? t.companies[ME].shelters == Company.SHELTERS
                : t.ground.tilesLeft[type] == 0) {
            return pick;
        }
        int kind = Surface.kind(type, ME);
        int reach = Technology.best(t, ME, Tech.of(type));
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (t.ground.building[hex] < 0 && Construction.fits(t, hex, kind, reach)) {
                boolean disturbs = t.ground.piece[hex] >= 0 && (t.ground.piece[hex] & 3) == HUMAN;
                pick.offer(hex, 2 * Surface.joined(t, hex, kind) + (disturbs ? 1 : 0));
            }
        }
        return pick;
    }

    /** On every level-up he builds a shelter, welcomes a ship and gets a bot. */
    static void levelUp(Table t) {
        Company c = t.companies[ME];
        if (c.ships != 0) {
            Executive slot = Executive.of(Integer.numberOfTrailingZeros(c.ships));
            c.ships &= c.ships - 1;
            c.hangar++;
            t.stirred = true;
            if (t.listens()) {
                t.tell(new ShipWelcomed(t.owner(ME), slot));
            }
        }
        if (c.bots < Company.BOTS) {
            c.bots++;
            t.stirred = true;
            if (t.listens()) {
                t.tell(new BotOnBoard(t.owner(ME)));
            }
            Missions.contribute(t, ME, Mission.BOTS);
        }
        t.owe(new Technology.OxygenOwed(ME));
        t.owe(new BuildShelter());
    }

    record BuildShelter() implements Owed.Chore {

        @Override
        public void run(Table t) {
            if (sites(t, Ground.SHELTER_KIND).first() >= 0) {
                build(t, Building.SHELTER);
            }
        }
    }

    static boolean canUpgrade(Table t) {
        return upgrades(t).first() >= 0;
    }

    /**
     * The blueprints that can be built: what his scientists score comes first, then what is worth most points, then
     * what disturbs the human most.
     */
    private static Pick upgrades(Table t) {
        Pick pick = new Pick();
        for (int card = 0; card < t.holdings.planOwner.length; card++) {
            if (Upgrading.waiting(t, ME, card) && Upgrading.sites(t, ME, card, true, null)) {
                Blueprint plan = Blueprint.of(card);
                pick.offer(card, (LacerdaInOrbit.scores(t, plan.building()) ? SCORED : 0) + RANKS * plan.points()
                        + upgradeSites(t, plan).worth());
            }
        }
        return pick;
    }

    /**
     * One upgrade after the other, as many as possible.
     *
     * @param free
     *            how many before technology adds more
     */
    record UpgradeMore(int done, int free) implements Owed.Chore {

        @Override
        public void run(Table t) {
            int extra = Technology.best(t, ME, Tech.UPGRADE);
            if (!canUpgrade(t) || done >= free + extra) {
                return;
            }
            if (done == free) {
                Technology.use(t, ME, owner(t, Tech.UPGRADE, extra), Tech.UPGRADE);
            }
            Blueprint card = Blueprint.of(upgrades(t).among(t));
            t.owe(new UpgradeMore(done + 1, free));
            Upgrading.place(t, ME, card, upgradeSites(t, card).among(t));
        }
    }

    /** A mine of the human's first, then a building under one of the human's pieces. */
    private static Pick upgradeSites(Table t, Blueprint card) {
        int kind = Surface.kind(card.building().ordinal(), ME);
        Pick pick = new Pick();
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (t.ground.building[hex] == kind && t.ground.piece[hex] < Pieces.MARKER
                    && Surface.complex(t, hex) >= card.level()) {
                int piece = t.ground.piece[hex];
                boolean mine = piece == Pieces.MINER + ME;
                boolean human = piece >= 0 && (piece & 3) == HUMAN;
                pick.offer(hex, mine ? 0 : human ? piece >= Pieces.MINER ? RANKS - 1 : 2 : 1);
            }
        }
        return pick;
    }

    /** The scientist worth most; with two of them the contract worth most, which costs him a crystal. */
    static boolean hire(Table t, boolean slot) {
        int card = bestOffer(t, true);
        boolean contract = card >= Hiring.CONTRACTS;
        int keep = contract ? 1 : 0;
        if (card < 0 || t.companies[ME].crystals < keep
                || slot && !LacerdaPurse.enter(t, MainAction.HIRE_OR_CONTRACT, keep)) {
            return false;
        }
        card = bestOffer(t, false);
        if (contract) {
            LacerdaPurse.pay(t, 1);
            Hiring.sign(t, ME, Contract.of(card - Hiring.CONTRACTS));
        } else {
            Hiring.hire(t, ME, Scientist.of(card));
        }
        return true;
    }

    static int bestOffer(Table t, boolean anyWillDo) {
        boolean wantsScientist = Goals.scientists(t, ME) < ENOUGH_SCIENTISTS && anyScientist(t);
        Pick pick = new Pick();
        for (byte card : t.market.offers) {
            if (card >= 0 && card < Hiring.CONTRACTS && wantsScientist) {
                pick.offer(card, potential(t, Scientist.of(card).scores()));
            } else if (card >= Hiring.CONTRACTS && !wantsScientist) {
                pick.offer(card, Contract.of(card - Hiring.CONTRACTS).pointsDone());
            }
        }
        return anyWillDo ? pick.first() : pick.among(t);
    }

    private static boolean anyScientist(Table t) {
        for (byte card : t.market.offers) {
            if (card >= 0 && card < Hiring.CONTRACTS) {
                return true;
            }
        }
        return false;
    }

    private static int potential(Table t, Building type) {
        int plans = 0;
        for (int card = 0; card < t.holdings.planOwner.length; card++) {
            if (t.holdings.planOwner[card] >= 0 && Blueprint.of(card).building() == type) {
                plans++;
            }
        }
        return plans;
    }
}
