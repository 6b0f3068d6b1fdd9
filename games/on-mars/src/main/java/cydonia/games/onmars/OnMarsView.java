package cydonia.games.onmars;

import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Thing;
import cydonia.engine.Viewer;
import cydonia.games.onmars.cards.Beginner;
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
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The table as one viewer sees it. Of others' private goals it knows the number only.
 *
 * @param own
 *            what only this viewer sees; empty for the public
 */
public record OnMarsView(Viewer viewer, int round, boolean finalRound, boolean over, Optional<Question> question,
        Colony colony, Station station, List<CompanyView> companies, Optional<Hand> own, Optional<Automa> automa) {

    /**
     * The surface and what the colony needs. A column of the life support system is named by its building.
     *
     * @param arrows
     *            where the back of the top tile of each stack points; nothing of a stack that is used up
     */
    public record Colony(int level, Map<Building, Integer> rows, Map<Building, Reward> rewards,
            List<MissionView> missions, int missionsLeft, Map<Hex, Site> hexes, Map<Building, Integer> tilesLeft,
            Map<Building, List<Direction>> arrows) {
    }

    public record MissionView(Mission mission, int left) {
    }

    /** What is on a hex; a shelter has an owner. */
    public record Site(Optional<Building> building, Optional<Owner> owner, Optional<Printed> tile, boolean crystal,
            Optional<Piece> piece) {
    }

    public record Piece(Kind kind, Owner owner) {
        /** The four wooden pieces. */
        public enum Kind {
            ROVER, BOT, MINER, MARKER
        }
    }

    /**
     * Orbit, and the boards beside it. Rows of the grid and of the display are written from the bottom.
     *
     * @param slots
     *            how many colonists of each company are on an action
     */
    public record Station(boolean shuttleInOrbit, int shuttleSpace, Map<Item, Integer> warehouse,
            List<Optional<Tech>> grid, List<Tech> techStock, List<Optional<Blueprint>> plans,
            List<Blueprint> plansUnseen, List<Discovery> exploration, List<Discovery> discoveriesUnseen,
            Optional<Discovery> radar, List<Optional<Printed>> offers, List<Contract> contractDeck,
            Map<MainAction, Map<Owner, Integer>> slots) {
    }

    /**
     * A company as everybody sees it.
     *
     * @param space
     *            in the turn order, once it was chosen
     * @param cardsB
     *            how many cards of the First Colonists it hides
     * @param cardsBDone
     *            those it has claimed
     * @param rewards
     *            what each column of the life support system would pay the company now, if the colony needs its
     *            building
     */
    public record CompanyView(Owner owner, Optional<TurnSpace> space, boolean acted, int score,
            Map<Item, Integer> stock, int storage,
            int crystals, int waiting, int crystalCapacity, int quarters, int quartersCapacity, int working, int supply,
            List<Executive> shipsInDepot, int hangar, int shelters, int bots, Optional<Hex> rover,
            Map<Tech, LabSpace> lab, int discoveries, List<Research> research, List<Building> cubes,
            Map<Blueprint, Optional<Hex>> plans, Map<Scientist, Optional<Blueprint>> scientists,
            List<ContractView> contracts, int goals, int goalsDiscarded, Optional<Goal> goalDone,
            Optional<Beginner.CardA> cardA, List<Building> typesBuilt, int cardsB,
            List<Beginner.CardB> cardsBDone, Map<Building, Integer> rewards) {

        /** The level of that technology here, 0 without a tile. */
        public int level(Tech tech) {
            LabSpace space = lab.get(tech);
            return space == null ? 0 : space.column();
        }
    }

    public record ContractView(Contract contract, int items, int minerals, boolean done) {
    }

    /**
     * What only its owner sees.
     *
     * @param progress
     *            how much of what each goal asks for there is so far
     */
    public record Hand(List<Goal> goals, List<Goal> discarded, Optional<Beginner.CardA> cardA,
            List<Beginner.CardB> cardsB, Map<Goal, Integer> progress) {
    }

    /**
     * Lacerda, and what has to be reached against him.
     *
     * @param conditions
     *            all of the chosen difficulty, as they stand now
     */
    public record Automa(int difficulty, Building icon, Optional<SoloCard> card, List<SoloCard> deck,
            boolean secondPass, List<Condition> conditions) {
    }

    /**
     * One thing that has to be reached: what is, and what is needed.
     *
     * @param counted
     *            the kind of thing it is about
     */
    public record Condition(Thing counted, Text what, int has, int needs) {

        public boolean met() {
            return has >= needs;
        }
    }

    /** How large the complex would be that a building on that hex belongs to, while a site is being chosen; else 0. */
    public int complexAt(int hex) {
        if (!(question.orElse(null) instanceof Question.ConstructAt(Seat who, Building type))) {
            return 0;
        }
        Set<Integer> joined = new HashSet<>(Set.of(hex));
        Deque<Integer> open = new ArrayDeque<>(joined);
        while (!open.isEmpty()) {
            int from = open.pop();
            for (int d = 0; d < MarsMap.DIRECTIONS; d++) {
                int next = MarsMap.neighbour(from, d);
                if (next >= 0 && isOf(next, type, Owner.of(who)) && joined.add(next)) {
                    open.push(next);
                }
            }
        }
        return joined.size();
    }

    private boolean isOf(int hex, Building type, Owner owner) {
        Site site = colony.hexes().get(Hex.of(hex));
        return site != null && site.building().filter(type::equals).isPresent()
                && (type != Building.SHELTER || site.owner().filter(owner::equals).isPresent());
    }

    public Optional<CompanyView> company(Owner owner) {
        return companies.stream().filter(company -> company.owner() == owner).findFirst();
    }

    /** The level at which that company has the technology that the question is about; 0 where it is about none. */
    public int levelAsked(Owner owner) {
        return question.flatMap(OnMarsView::techAsked).flatMap(tech -> company(owner).map(has -> has.level(tech)))
                .orElse(0);
    }

    private static Optional<Tech> techAsked(Question question) {
        return switch (question) {
            case Question.ConstructBy(var _, Building type) -> Optional.of(type.tech());
            case Question.Upgrade _ -> Optional.of(Tech.UPGRADE);
            case Question.Welcome _ -> Optional.of(Tech.SHIP);
            case Question.Drive _ -> Optional.of(Tech.ROVER);
            default -> Optional.empty();
        };
    }

    /** Whose technology is meant by the second company in a solo game. */
    public Owner owner(Seat seat) {
        return automa.isPresent() && seat.index() == Owner.AUTOMA ? Owner.LACERDA : Owner.of(seat);
    }
}
