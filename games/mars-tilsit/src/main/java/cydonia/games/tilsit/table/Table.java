package cydonia.games.tilsit.table;

import cydonia.engine.Agenda;
import cydonia.engine.Audience;
import cydonia.engine.Imprint;
import cydonia.engine.Seat;
import cydonia.engine.Streams;
import cydonia.engine.Task;
import cydonia.games.tilsit.box.Domain;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Perks;
import cydonia.games.tilsit.box.Phase;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.games.tilsit.language.Question;
import cydonia.games.tilsit.language.Terms;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The game with the lid off: everything that lies on the table, and what is owed. The rules are elsewhere.
 */
public final class Table {

    static final int COLONIST_TOKENS = 80;
    public static final int NOBODY = -1;

    public final Terms terms;
    public final Colony[] colonies;
    public final int[] reserve;
    /** The supply deck: a heap nobody has looked into. */
    public final int[] supply;
    public final RdDeck[] rdDecks;
    public final EventDeck events;
    /** Who holds each supremacy. */
    public final int[] holders;
    /** Mine tiles taken out of the game by the revised setup. */
    public final int[] minesRemoved;
    public final Streams dice;
    public final TurnMemory turn;

    public Phase phase = Phase.SETUP;
    public Seat active = Seat.RED;
    public int turns;
    public int magna = NOBODY;
    /** Energy the holder of the energy supremacy may use of another colony. */
    public int borrowed;
    /** Colonists that came with the habitation supremacy. */
    public int supremacyColonists;
    public int secretsOpened;
    public int winner = NOBODY;
    public Audience audience = Audience.NOBODY;

    /** What is owed. */
    public final Agenda<Table, MarsAction, Question> agenda;

    public Table(Terms terms, Streams dice) {
        this.terms = terms;
        this.dice = dice;
        colonies = new Colony[terms.seats()];
        for (Seat seat : Seat.first(terms.seats())) {
            colonies[seat.index()] = new Colony(seat);
        }
        reserve = new int[Resource.KINDS];
        supply = new int[Resource.KINDS];
        rdDecks = new RdDeck[]{new RdDeck(1), new RdDeck(2)};
        events = new EventDeck(!terms.balancedEvents());
        holders = new int[Domain.ALL.size()];
        Arrays.fill(holders, NOBODY);
        minesRemoved = new int[Resource.KINDS];
        turn = new TurnMemory(terms.seats());
        agenda = new Agenda<>();
    }

    private Table(Table other) {
        terms = other.terms;
        dice = other.dice.copy();
        colonies = new Colony[other.colonies.length];
        for (int i = 0; i < colonies.length; i++) {
            colonies[i] = new Colony(other.colonies[i]);
        }
        reserve = other.reserve.clone();
        supply = other.supply.clone();
        rdDecks = new RdDeck[]{new RdDeck(other.rdDecks[0]), new RdDeck(other.rdDecks[1])};
        events = new EventDeck(other.events);
        holders = other.holders.clone();
        minesRemoved = other.minesRemoved;
        turn = new TurnMemory(other.turn);
        phase = other.phase;
        active = other.active;
        turns = other.turns;
        magna = other.magna;
        borrowed = other.borrowed;
        supremacyColonists = other.supremacyColonists;
        secretsOpened = other.secretsOpened;
        winner = other.winner;
        agenda = new Agenda<>(other.agenda);
    }

    public Table copy() {
        return new Table(this);
    }

    // Seats

    public static Optional<Seat> seatOf(int index) {
        return index == NOBODY ? Optional.empty() : Optional.of(Seat.of(index));
    }

    public Colony colony(Seat seat) {
        return colonies[seat.index()];
    }

    public List<Seat> seats() {
        return Seat.first(colonies.length);
    }

    /** What a colony may draw: its own plants and cards, and what it borrows. */
    public int energyLimit(Colony colony) {
        return colony.ownEnergy() + (colony.perks.borrowing() > 0 ? borrowed : 0);
    }

    public int freeEnergy(Colony colony) {
        return energyLimit(colony) - colony.consumption();
    }

    public int colonistTokens() {
        int left = COLONIST_TOKENS;
        for (Colony colony : colonies) {
            left -= colony.colonists();
        }
        return left;
    }

    /** Colonists from the supply, as many as there are; tells how many came. */
    public int gainColonists(Colony colony, int count) {
        int come = Math.min(count, colonistTokens());
        colony.idle += come;
        return come;
    }

    // Cards

    /** Sums up the cards in front of a player again. */
    public void refreshPerks(Colony colony) {
        Perks sum = Perks.NONE;
        for (RdCard card : RdCard.ALL) {
            for (int i = 0; i < colony.faceUp[card.ordinal()]; i++) {
                sum = sum.plus(card.perks());
            }
        }
        for (Domain domain : Domain.ALL) {
            if (holders[domain.ordinal()] == colony.seat.index()) {
                sum = sum.plus(EventCard.supremacy(domain).perks());
            }
        }
        colony.perks = sum;
    }

    /** A card from the reserve to a hand, if the pile has one. */
    public boolean takeFromReserve(Colony colony, Resource what) {
        int i = what.ordinal();
        if (reserve[i] == 0) {
            return false;
        }
        reserve[i]--;
        colony.hand[i]++;
        return true;
    }

    public void returnToReserve(Colony colony, Resource what, int count) {
        colony.hand[what.ordinal()] -= count;
        reserve[what.ordinal()] += count;
    }

    // Owed work

    public void push(Task<Table> task) {
        agenda.push(task);
    }

    public void pop() {
        agenda.pop();
    }

    /** Who is asked; nobody once the game is over. */
    public List<Seat> toAct() {
        return agenda.toAct();
    }

    // Telling

    public boolean listens() {
        return audience.listens();
    }

    public void tell(MarsHappening happening) {
        audience.hear(happening);
    }

    public Imprint imprint() {
        Imprint to = new Imprint();
        for (Colony colony : colonies) {
            colony.imprint(to);
        }
        to.put(reserve).put(supply).put(holders).put(minesRemoved);
        for (RdDeck deck : rdDecks) {
            deck.imprint(to);
        }
        events.imprint(to);
        turn.imprint(to);
        to.put(phase.ordinal()).put(active.index()).put(turns).put(magna).put(borrowed).put(supremacyColonists);
        to.put(secretsOpened).put(winner).put(dice);
        agenda.imprint(to);
        return to;
    }
}
