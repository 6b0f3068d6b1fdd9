package cydonia.games.onmars;

import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import cydonia.games.onmars.OnMarsView.*;
import cydonia.games.onmars.cards.Beginner.CardA;
import cydonia.games.onmars.cards.Beginner.CardB;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.Discovery;
import cydonia.games.onmars.cards.Executive;
import cydonia.games.onmars.cards.Goal;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.LabSpace;
import cydonia.games.onmars.cards.MainAction;
import cydonia.games.onmars.cards.Mission;
import cydonia.games.onmars.cards.Printed;
import cydonia.games.onmars.cards.Research;
import cydonia.games.onmars.cards.Reward;
import cydonia.games.onmars.cards.Scientist;
import cydonia.games.onmars.cards.SoloCard;
import cydonia.games.onmars.cards.Tech;
import cydonia.games.onmars.cards.TurnSpace;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Looks at a table with the eyes of one viewer. */
final class Observing {

    private final Table t;

    private Observing(Table t) {
        this.t = t;
    }

    static OnMarsView of(Table t, Viewer viewer) {
        Observing look = new Observing(t);
        return new OnMarsView(viewer, t.round, t.finalRound, t.isOver(), t.question(), look.colony(),
                look.station(), IntStream.range(0, t.count()).mapToObj(look::company).toList(), look.hand(viewer),
                look.automa());
    }

    /** The members of a set written as bits. */
    private static <T> List<T> members(int set, List<T> all) {
        return IntStream.range(0, all.size()).filter(i -> (set >> i & 1) != 0).mapToObj(all::get).toList();
    }

    private static <T> Optional<T> maybe(int index, List<T> all) {
        return index < 0 ? Optional.empty() : Optional.of(all.get(index));
    }

    private static <T> List<Optional<T>> maybes(byte[] indices, List<T> all) {
        List<Optional<T>> maybes = new ArrayList<>();
        for (byte index : indices) {
            maybes.add(maybe(index, all));
        }
        return List.copyOf(maybes);
    }

    private OnMarsView.Colony colony() {
        Map<Hex, Site> hexes = new TreeMap<>();
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (!Surface.isEmpty(t, hex) || onTheMove(hex) >= 0) {
                hexes.put(Hex.of(hex), site(hex));
            }
        }
        Map<Building, Integer> tilesLeft = new EnumMap<>(Building.class);
        for (int type = 0; type < t.ground.tilesLeft.length; type++) {
            tilesLeft.put(Building.of(type), Integer.bitCount(t.ground.tilesLeft[type]));
        }
        Map<Building, List<Direction>> arrows = new EnumMap<>(Building.class);
        for (int type = 0; type < t.ground.top.length; type++) {
            if (t.ground.top[type] >= 0) {
                arrows.put(Building.of(type), members(Building.of(type).arrows(t.ground.top[type]), Direction.ALL));
            }
        }
        Map<Building, Integer> rows = new EnumMap<>(Building.class);
        Map<Building, Reward> rewards = new EnumMap<>(Building.class);
        for (int column = 0; column < t.colony.rows.length; column++) {
            rows.put(Building.of(column + 1), (int) t.colony.rows[column]);
            rewards.put(Building.of(column + 1), Reward.of(t.colony.rewards[column]));
        }
        List<MissionView> missions = IntStream.range(0, Colony.MISSIONS)
                .mapToObj(place -> new MissionView(Mission.of(t.colony.missions[place]), t.colony.missionSteps[place]))
                .toList();
        return new OnMarsView.Colony(t.colony.level, rows, rewards, missions, t.colony.missionsLeft, hexes, tilesLeft,
                arrows);
    }

    private Site site(int hex) {
        int kind = t.ground.building[hex];
        Optional<Building> building = kind < 0
                ? Optional.empty()
                : Optional.of(Building.of(Math.min(kind, Ground.SHELTER_KIND)));
        Optional<Owner> owner = kind < Ground.SHELTER_KIND
                ? Optional.empty()
                : Optional.of(t.owner(kind - Ground.SHELTER_KIND));
        int moving = onTheMove(hex);
        int piece = moving >= 0 ? moving : t.ground.piece[hex];
        Optional<Piece> standing = piece < 0
                ? Optional.empty()
                : Optional.of(new Piece(Piece.Kind.values()[piece >> 2], t.owner(piece & 3)));
        return new Site(building, owner, Surface.tile(t.ground.tile[hex]), Surface.hasGem(t, hex), standing);
    }

    /** A piece that stands on no hex because it is on its way, and is shown where it is; negative if there is none. */
    private int onTheMove(int hex) {
        for (int seat = 0; seat < t.terms.seats(); seat++) {
            Company c = t.companies[seat];
            if (c.rover == hex && t.ground.piece[hex] != Pieces.ROVER + seat) {
                return Pieces.ROVER + seat;
            }
            for (int k = 0; k < c.bots; k++) {
                if (c.bot[k] == hex && t.ground.piece[hex] != Pieces.BOT + seat) {
                    return Pieces.BOT + seat;
                }
            }
        }
        return Printed.NONE;
    }

    private Station station() {
        Map<Item, Integer> warehouse = new EnumMap<>(Item.class);
        for (int item = 1; item < t.market.warehouse.length; item++) {
            warehouse.put(Item.of(item), (int) t.market.warehouse[item]);
        }
        Map<MainAction, Map<Owner, Integer>> slots = new EnumMap<>(MainAction.class);
        for (MainAction main : MainAction.WITH_SLOTS) {
            Map<Owner, Integer> colonists = new EnumMap<>(Owner.class);
            for (int seat = 0; seat < t.count(); seat++) {
                colonists.put(t.owner(seat), t.slots(main.ordinal(), seat));
            }
            slots.put(main, colonists);
        }
        List<Discovery> exploration = new ArrayList<>();
        for (byte tile : t.market.exploration) {
            maybe(tile, Discovery.ALL).ifPresent(exploration::add);
        }
        List<Optional<Printed>> offers = new ArrayList<>();
        for (byte card : t.market.offers) {
            offers.add(card < 0
                    ? Optional.empty()
                    : Optional.of(card < Hiring.CONTRACTS
                            ? Scientist.of(card)
                            : Contract.of(card - Hiring.CONTRACTS)));
        }
        return new Station(t.shuttleInOrbit, t.shuttleSpace, warehouse, maybes(t.market.grid, Tech.ALL),
                members(t.market.techStock, Tech.ALL), maybes(t.market.plans, Blueprint.ALL),
                members(t.market.plansUnseen, Blueprint.ALL),
                List.copyOf(exploration), members(t.market.discoveriesUnseen, Discovery.ALL),
                maybe(t.market.radarTile, Discovery.ALL), List.copyOf(offers),
                members(t.market.contractDeck, Contract.ALL), slots);
    }

    private CompanyView company(int seat) {
        Company c = t.companies[seat];
        Map<Item, Integer> stock = new EnumMap<>(Item.class);
        for (int item = 0; item < c.stock.length; item++) {
            stock.put(Item.of(item), c.stock[item]);
        }
        Map<Tech, LabSpace> lab = new EnumMap<>(Tech.class);
        for (Tech tech : Tech.ALL) {
            maybe(c.lab[tech.ordinal()], LabSpace.ALL).ifPresent(space -> lab.put(tech, space));
        }
        Map<Blueprint, Optional<Hex>> plans = new EnumMap<>(Blueprint.class);
        for (Blueprint card : Blueprint.ALL) {
            if (t.holdings.planOwner[card.ordinal()] == seat) {
                plans.put(card, hexOf(t.holdings.planHex[card.ordinal()]));
            }
        }
        Map<Scientist, Optional<Blueprint>> scientists = new EnumMap<>(Scientist.class);
        for (Scientist scientist : Scientist.ALL) {
            if (t.holdings.scientistOwner[scientist.ordinal()] == seat) {
                scientists.put(scientist, maybe(t.holdings.scientistAt[scientist.ordinal()], Blueprint.ALL));
            }
        }
        List<ContractView> contracts = Contract.ALL.stream()
                .filter(card -> t.holdings.contractOwner[card.ordinal()] == seat)
                .map(card -> new ContractView(card, t.holdings.delivered[2 * card.ordinal()],
                        t.holdings.delivered[2 * card.ordinal() + 1],
                        Contracts.isDone(t, card)))
                .toList();
        return new CompanyView(t.owner(seat), maybe(c.space - 1, TurnSpace.ALL), c.acted, Scoring.total(t, seat), stock,
                c.storage(), c.crystals,
                c.waiting, c.crystalCapacity(), LifeSupport.colonists(t, seat), beds(seat), c.working, c.supply,
                members(c.ships, Executive.ALL), c.hangar, c.shelters, c.bots, hexOf(c.rover), lab, c.discoveries,
                members(c.research, Research.ALL), members(c.cubes, Building.ALL), plans, scientists, contracts,
                Integer.bitCount(c.goals), Integer.bitCount(c.goalsDiscarded), maybe(c.goalDone, Goal.ALL),
                c.cardAShown ? maybe(c.cardA, CardA.ALL) : Optional.empty(), members(c.typesBuilt, Building.ALL),
                Integer.bitCount(c.cardsB & ~c.cardsBDone),
                members(c.cardsBDone, CardB.ALL), rewards(seat));
    }

    private Map<Building, Integer> rewards(int seat) {
        Map<Building, Integer> rewards = new EnumMap<>(Building.class);
        for (int column = 0; column < t.colony.rewards.length; column++) {
            rewards.put(Building.of(column + 1), LifeSupport.points(t, seat, Reward.of(t.colony.rewards[column])));
        }
        return rewards;
    }

    /** Lacerda's living quarters count as full. */
    private int beds(int seat) {
        return t.isAutoma(seat) ? Company.COLONISTS : t.companies[seat].quartersCapacity();
    }

    private static Optional<Hex> hexOf(int hex) {
        return maybe(hex, Hex.all());
    }

    private Optional<Hand> hand(Viewer viewer) {
        if (!(viewer instanceof Seat seat) || seat.index() >= t.terms.seats()) {
            return Optional.empty();
        }
        Company c = t.companies[seat.index()];
        List<Goal> goals = members(c.goals, Goal.ALL);
        Map<Goal, Integer> progress = new EnumMap<>(Goal.class);
        goals.forEach(goal -> progress.put(goal,
                Goals.count(t, seat.index(), goal.condition().what(), goal.condition().size())));
        return Optional.of(new Hand(goals, members(c.goalsDiscarded, Goal.ALL), maybe(c.cardA, CardA.ALL),
                members(c.cardsB & ~c.cardsBDone, CardB.ALL), progress));
    }

    private Optional<OnMarsView.Automa> automa() {
        return t.terms.solo()
                ? Optional.of(new OnMarsView.Automa(t.terms.difficulty(), Building.of(t.automa.icon),
                        maybe(t.automa.card, SoloCard.ALL),
                        members(t.automa.deck, SoloCard.ALL), t.automa.secondPass,
                        SoloGoals.conditions(t, Scoring.total(t, 0), Scoring.total(t, Owner.AUTOMA))))
                : Optional.empty();
    }
}
