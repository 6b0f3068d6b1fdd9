package cydonia.games.tilsit;

import cydonia.engine.Chance;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Streams;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Domain;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.Phase;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.Terms;
import cydonia.games.tilsit.rules.Building;
import cydonia.games.tilsit.rules.Losses;
import cydonia.games.tilsit.rules.Scoring;
import cydonia.games.tilsit.rules.Turn;
import cydonia.games.tilsit.table.Colony;
import cydonia.games.tilsit.table.EventDeck;
import cydonia.games.tilsit.table.MarsSource;
import cydonia.games.tilsit.table.RdDeck;
import cydonia.games.tilsit.table.Table;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Sets up any position directly, without playing to it and without carrying out what cards do when they come: for
 * tests, puzzles and analysis. A colony begins as the rulebook has it, but without mines. What does not add up is an
 * {@link IllegalArgumentException}.
 */
public final class Scenario {

    private static final int NOT_SAID = -1;

    private final int seats;
    private final Map<String, String> options = new HashMap<>(Map.of(Terms.FIRST_PLAYER, "red"));
    private final Map<Seat, Colony> colonies = new HashMap<>();
    private final int[] idle;
    private final int[] supply = new int[Resource.KINDS];
    private final Map<Domain, Seat> supremacies = new HashMap<>();
    private final Map<EventCard, Integer> events = new HashMap<>();
    private final int[][] rdTop = new int[2][RdCard.KINDS];
    private Seat active = Seat.RED;
    private Phase phase = Phase.EXCHANGE;
    private int magna = Table.NOBODY;
    private int tokensLeft;
    private Seed seed = Seed.of(1);

    private Scenario(int seats) {
        this.seats = seats;
        Seat.first(seats).forEach(seat -> colonies.put(seat, new Colony(seat)));
        idle = new int[seats];
        Arrays.fill(idle, NOT_SAID);
        Arrays.fill(supply, NOT_SAID);
    }

    /** Everybody at the start of the game, nobody with a card or a mine. */
    public static Scenario of(int seats) {
        return new Scenario(seats);
    }

    public Scenario option(String id, String value) {
        options.put(id, value);
        return this;
    }

    /** Whose turn it is, and which phase begins; the event phase begins with a draw. */
    public Scenario turn(Seat who, Phase begins) {
        active = who;
        phase = begins;
        return this;
    }

    public Scenario dice(Seed dice) {
        seed = dice;
        return this;
    }

    /** Built up to a level and active up to a level; a mine's level is its number. */
    public Scenario has(Seat who, Installation what, int built, int active) {
        colony(who).built[what.ordinal()] = built;
        colony(who).active[what.ordinal()] = active + what.printedLevels();
        return this;
    }

    /** Built and active up to that level. */
    public Scenario has(Seat who, Installation what, int level) {
        return has(who, what, level, level);
    }

    /** Colonists that staff nothing. When not said: what founders and powered habitations leave over. */
    public Scenario idle(Seat who, int count) {
        idle[who.index()] = count;
        return this;
    }

    public Scenario holds(Seat who, int count, Resource what) {
        colony(who).hand[what.ordinal()] = count;
        return this;
    }

    public Scenario faceUp(Seat who, RdCard... cards) {
        for (RdCard card : cards) {
            colony(who).faceUp[card.ordinal()]++;
        }
        return this;
    }

    public Scenario inHand(Seat who, RdCard card) {
        colony(who).held[card.ordinal()]++;
        return this;
    }

    public Scenario contract(Seat who, Resource give, Resource get) {
        colony(who).contracts |= new Contract(give, get).bit();
        return this;
    }

    public Scenario supremacy(Seat who, Domain domain) {
        supremacies.put(domain, who);
        return this;
    }

    public Scenario magnaScientia(Seat who) {
        magna = who.index();
        return this;
    }

    /** These are all that is left of the event deck; the others are discarded, or held. */
    public Scenario eventDeck(EventCard... cards) {
        for (EventCard card : cards) {
            events.merge(card, 1, Integer::sum);
        }
        return this;
    }

    /** The next card of its deck: the others of that deck have been put under it. */
    public Scenario nextResearch(RdCard card) {
        rdTop[card.deck() - 1][card.ordinal()]++;
        return this;
    }

    /**
     * Cards of a resource in the supply deck; the reserve has what is in no hand. When not said: five, if there are.
     */
    public Scenario supply(int count, Resource what) {
        supply[what.ordinal()] = count;
        return this;
    }

    /** The whole supply deck consists of cards of one resource. */
    public Scenario supplyOnly(int count, Resource what) {
        Arrays.fill(supply, 0);
        return supply(count, what);
    }

    /** Colonist tokens left in the box. */
    public Scenario colonistTokens(int left) {
        tokensLeft = left;
        return this;
    }

    public MarsPosition position() {
        Table table = new Table(Terms.of(Setup.of(new MarsTilsit().profile(), seats, options)),
                Streams.of(Chance.ONE_COUNTER, seed, MarsSource.values()));
        colonies.values().forEach(colony -> settle(table, colony));
        deal(table);
        supremacies.forEach((domain, who) -> hand(table, domain, who));
        stackEvents(table);
        stackResearch(table);
        table.magna = magna;
        table.active = active;
        table.turns = 1;
        for (Colony colony : table.colonies) {
            table.refreshPerks(colony);
            colony.marker = Scoring.points(table, colony);
        }
        placeTokens(table);
        Losses.measureBorrowedEnergy(table);
        table.agenda.settle(table);
        check(table);
        begin(table);
        return new MarsPosition(table);
    }

    private Colony colony(Seat who) {
        Colony colony = colonies.get(who);
        if (colony == null) {
            throw new IllegalArgumentException(who + " does not sit at this table");
        }
        return colony;
    }

    private void settle(Table table, Colony plan) {
        Colony colony = new Colony(plan);
        table.colonies[plan.seat.index()] = colony;
        int powered = colony.active(Installation.HABITATION) - 1;
        Arrays.fill(colony.brought, 1, powered + 1, Installation.COLONISTS_PER_HABITATION);
        colony.idle = 0;
        int founders = Colony.FOUNDERS + Installation.COLONISTS_PER_HABITATION * powered - colony.colonists();
        int said = idle[plan.seat.index()];
        colony.idle = said == NOT_SAID ? Math.max(0, founders) : said;
        for (RdCard card : RdCard.ALL) {
            colony.robots += colony.faceUp[card.ordinal()] * card.perks().colonists();
        }
    }

    private void deal(Table table) {
        for (int i = 0; i < Resource.KINDS; i++) {
            int left = Resource.CARDS;
            for (Colony colony : table.colonies) {
                left -= colony.hand[i];
            }
            table.supply[i] = supply[i] == NOT_SAID ? Math.clamp(left, 0, Resource.SUPPLY_OF_EACH) : supply[i];
            table.reserve[i] = left - table.supply[i];
            require(table.reserve[i] >= 0, "more than twelve cards of " + Resource.of(i));
        }
    }

    private static void hand(Table table, Domain domain, Seat who) {
        table.holders[domain.ordinal()] = who.index();
        table.events.heap[EventCard.supremacy(domain).ordinal()]--;
        table.events.size--;
        if (domain == Domain.HABITATION) {
            table.supremacyColonists = EventCard.SUPREMACY_HABITATION.perks().colonists();
        }
    }

    private void stackEvents(Table table) {
        if (events.isEmpty()) {
            return;
        }
        EventDeck deck = table.events;
        for (EventCard card : EventCard.ALL) {
            int kept = events.getOrDefault(card, 0);
            require(kept <= deck.heap[card.ordinal()], "too many copies of " + card);
            deck.discards[card.ordinal()] = deck.heap[card.ordinal()] - kept;
            deck.heap[card.ordinal()] = kept;
        }
        deck.size = EventDeck.count(deck.heap);
    }

    private void stackResearch(Table table) {
        for (RdCard card : RdCard.ALL) {
            RdDeck deck = table.rdDecks[card.deck() - 1];
            for (Colony colony : table.colonies) {
                int out = colony.faceUp[card.ordinal()] + colony.held[card.ordinal()];
                deck.shuffled[card.ordinal()] -= out;
                deck.shuffledCount -= out;
            }
            require(deck.shuffled[card.ordinal()] >= 0, "too many copies of " + card);
        }
        for (int number = 0; number < rdTop.length; number++) {
            if (EventDeck.count(rdTop[number]) > 0) {
                putOthersUnder(table.rdDecks[number], rdTop[number]);
            }
        }
    }

    private static void putOthersUnder(RdDeck deck, int[] top) {
        for (RdCard card : RdCard.ALL) {
            int others = deck.shuffled[card.ordinal()] - top[card.ordinal()];
            for (int i = 0; i < others; i++) {
                deck.shuffled[card.ordinal()]--;
                deck.shuffledCount--;
                deck.putUnder(card);
            }
        }
    }

    /** Tokens that are neither in the box nor with a colony said so far stand idle in the last colony. */
    private void placeTokens(Table table) {
        if (tokensLeft > 0) {
            table.colonies[seats - 1].idle += table.colonistTokens() - tokensLeft;
        }
    }

    private static void check(Table table) {
        require(table.toAct().isEmpty(), "a colony uses more energy than it has");
        require(table.colonistTokens() >= 0, "more colonists than tokens");
        for (Colony colony : table.colonies) {
            require(colony.mines() <= Installation.MINE_PLACES, "too many mines");
            for (Installation what : Installation.ALL) {
                require(colony.active(what) <= colony.places(what), "active, but not built: " + what);
                int level = what.isMine() ? 1 : Math.max(1, colony.built(what));
                require(Building.tilesLeft(table, what, level) >= 0, "too many tiles of " + what);
            }
        }
    }

    private void begin(Table table) {
        if (phase == Phase.EVENT) {
            Turn.begin(table, active);
        } else {
            table.push(new Turn.Enter(phase));
        }
        table.agenda.settle(table);
    }

    private static void require(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
