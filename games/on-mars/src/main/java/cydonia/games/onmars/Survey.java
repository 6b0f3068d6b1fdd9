package cydonia.games.onmars;

import cydonia.engine.Seat;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.Goal;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.MainAction;
import cydonia.games.onmars.cards.Reward;
import cydonia.games.onmars.cards.Scientist;
import cydonia.games.onmars.cards.Tech;
import java.util.Optional;

/** A table that can be read by those who search. It changes nothing, so it knows nothing of how the table is kept. */
abstract class Survey implements OnMarsRollout {

    private static final int FAR_AWAY = 20;

    abstract Table table();

    private Company company(Seat seat) {
        return table().companies[seat.index()];
    }

    @Override
    public int difficulty() {
        return table().terms.solo() ? table().terms.difficulty() : 0;
    }

    @Override
    public int colonyLevel() {
        return table().level;
    }

    @Override
    public int row(Building type) {
        return table().rows[type.ordinal() - 1];
    }

    @Override
    public Reward reward(Building type) {
        return Reward.of(table().rewards[type.ordinal() - 1]);
    }

    @Override
    public int missionsLeft() {
        return table().missionsLeft;
    }

    @Override
    public int missionSteps(int place) {
        return table().missionSteps[place];
    }

    @Override
    public boolean finalRound() {
        return table().finalRound;
    }

    @Override
    public int shuttleIn(boolean fromOrbit) {
        return Rounds.untilCrossing(table(), fromOrbit).orElse(FAR_AWAY);
    }

    @Override
    public boolean inOrbit(Seat seat) {
        return company(seat).inOrbit();
    }

    @Override
    public boolean acted(Seat seat) {
        Table t = table();
        return company(seat).acted || t.phase == Table.Phase.COLONIZATION && t.active == seat.index() && t.mainDone;
    }

    @Override
    public int stock(Seat seat, Item resource) {
        return company(seat).stock[resource.ordinal()];
    }

    @Override
    public int storage(Seat seat) {
        return company(seat).storage();
    }

    @Override
    public int crystals(Seat seat) {
        Company c = company(seat);
        return Math.min(c.crystals + c.waiting, c.crystalCapacity());
    }

    @Override
    public int quarters(Seat seat) {
        return company(seat).quarters;
    }

    @Override
    public int onSlots(Seat seat, boolean orbit) {
        int there = 0;
        for (MainAction main : MainAction.WITH_SLOTS) {
            if (main.inOrbit() == orbit) {
                there += table().slots(main.ordinal(), seat.index());
            }
        }
        return there;
    }

    @Override
    public int working(Seat seat) {
        return company(seat).working;
    }

    @Override
    public int beds(Seat seat) {
        return company(seat).quartersCapacity();
    }

    @Override
    public int shelters(Seat seat) {
        return company(seat).shelters;
    }

    @Override
    public int bots(Seat seat) {
        return company(seat).bots;
    }

    @Override
    public int hangar(Seat seat) {
        return company(seat).hangar;
    }

    @Override
    public int shipsLeft(Seat seat) {
        return Integer.bitCount(company(seat).ships);
    }

    @Override
    public int discoveries(Seat seat) {
        return company(seat).discoveries;
    }

    @Override
    public int researchTiles(Seat seat) {
        return Integer.bitCount(company(seat).research);
    }

    @Override
    public int progress(Seat seat) {
        return Integer.bitCount(company(seat).cubes);
    }

    @Override
    public boolean hasProgress(Seat seat, Building type) {
        return (company(seat).cubes >> type.ordinal() & 1) != 0;
    }

    @Override
    public int techLevel(Seat seat, Tech tech) {
        return company(seat).level(tech.ordinal());
    }

    @Override
    public int mines(Seat seat) {
        return Goals.mines(table(), seat.index());
    }

    @Override
    public int miners(Seat seat) {
        return Production.miners(table(), seat.index());
    }

    @Override
    public boolean goalDone(Seat seat) {
        return company(seat).goalDone >= 0;
    }

    @Override
    public boolean holds(Seat seat, Goal goal) {
        return (company(seat).goals >> goal.ordinal() & 1) != 0;
    }

    @Override
    public int towards(Seat seat, Goal goal) {
        return Goals.count(table(), seat.index(), goal.condition().what(), goal.condition().size());
    }

    @Override
    public boolean owns(Seat seat, Blueprint card) {
        return table().planOwner[card.ordinal()] == seat.index();
    }

    @Override
    public boolean isBuilt(Blueprint card) {
        return table().planHex[card.ordinal()] >= 0;
    }

    @Override
    public boolean hasSite(Seat seat, Blueprint card) {
        return Upgrading.sites(table(), seat.index(), card.ordinal(), false, null);
    }

    @Override
    public boolean owns(Seat seat, Scientist scientist) {
        return table().scientistOwner[scientist.ordinal()] == seat.index();
    }

    @Override
    public boolean owns(Seat seat, Contract contract) {
        return table().contractOwner[contract.ordinal()] == seat.index();
    }

    @Override
    public boolean isOffered(Contract contract) {
        return Hiring.isOffered(table(), contract);
    }

    @Override
    public boolean isDone(Contract contract) {
        return Contracts.isDone(table(), contract);
    }

    @Override
    public int missing(Contract contract, Item item) {
        return contract.wants(item) == 0 ? 0 : Contracts.missing(table(), contract, item);
    }

    @Override
    public int advancedOnMars(Building type) {
        return Scoring.onMars(table(), type.ordinal());
    }

    @Override
    public int rover(Seat seat) {
        return Movement.roverHex(company(seat));
    }

    @Override
    public int bot(Seat seat, int number) {
        return company(seat).bot[number];
    }

    @Override
    public boolean hasCrystal(int hex) {
        return Surface.hasGem(table(), hex);
    }

    @Override
    public boolean hasTile(int hex) {
        return table().tile[hex] >= 0;
    }

    @Override
    public boolean canTake(Seat seat, int hex) {
        Table t = table();
        return t.tile[hex] >= 0 && t.piece[hex] < 0
                && Movement.canTake(t, seat.index(), t.tile[hex], Economy.power(t, seat.index()));
    }

    @Override
    public int toNearestTile(Seat seat, int from) {
        int nearest = FAR_AWAY;
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (table().tile[hex] >= 0 && MarsMap.distance(from, hex) < nearest && canTake(seat, hex)) {
                nearest = MarsMap.distance(from, hex);
            }
        }
        return nearest;
    }

    @Override
    public int toNearest(Seat seat, Building type, int from) {
        int kind = Surface.kind(type.ordinal(), seat.index());
        int nearest = FAR_AWAY;
        for (int word = 0; word < 2; word++) {
            for (long rest = table().built[2 * kind + word]; rest != 0; rest &= rest - 1) {
                int hex = 64 * word + Long.numberOfTrailingZeros(rest);
                nearest = Math.min(nearest, MarsMap.distance(from, hex));
            }
        }
        return nearest;
    }

    @Override
    public Optional<Seat> minerAt(int hex) {
        int piece = table().piece[hex];
        return piece >= Table.MINER && piece < Table.MARKER ? Optional.of(Seat.of(piece & 3)) : Optional.empty();
    }

    @Override
    public int joined(Seat seat, Building type, int hex) {
        return Surface.joined(table(), hex, Surface.kind(type.ordinal(), seat.index()));
    }

    @Override
    public int complex(int hex) {
        return Surface.complex(table(), hex);
    }

    @Override
    public int largest(Seat seat, Building type) {
        return Surface.largest(table(), Surface.kind(type.ordinal(), seat.index()));
    }
}
