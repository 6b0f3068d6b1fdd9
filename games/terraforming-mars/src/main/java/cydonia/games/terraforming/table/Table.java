package cydonia.games.terraforming.table;

import cydonia.engine.Agenda;
import cydonia.engine.Audience;
import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Imprint;
import cydonia.engine.Refusal;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Streams;
import cydonia.engine.Task;
import cydonia.games.terraforming.box.Award;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.CardSet;
import cydonia.games.terraforming.box.Effect;
import cydonia.games.terraforming.box.Holders;
import cydonia.games.terraforming.box.Milestone;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Phase;
import cydonia.games.terraforming.language.Question;
import cydonia.games.terraforming.language.Terms;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingHappening;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game with the lid off: the whole state, changed by the chapters of the rules. */
public final class Table {

    /** Nobody has claimed or funded it. */
    public static final int NOBODY = -1;

    public final Terms terms;
    public final int seats;
    public final Player[] players;
    public final Mars mars;
    /** Cards nobody has seen. They have no order: the next one is drawn by chance, save those put on top. */
    public final CardSet deck;
    /** Cards put on top of the deck by a {@code Scenario}, the next one last. */
    public int[] top;
    public final CardSet discard;
    /** Cards whose action has been used in this generation. */
    public final CardSet used;
    /** Cubes on cards, see {@link Holders}. */
    public final int[] cubes;
    public final byte[] milestones;
    public final byte[] awards;

    public Phase phase = Phase.SETUP;
    public int temperature = Parameter.TEMPERATURE.start();
    public int oxygen = Parameter.OXYGEN.start();
    public int generation = 1;
    public int first;
    /** Whose turn it is in the action phase and in the last conversions. */
    public int turn;
    public int actionsTaken;
    /** Seats that have passed, as bits. */
    public int passed;
    /** Seats that still have to choose where all choose at once, as bits. */
    public int waiting;
    /** Where the card being played has put its ocean, or -1. */
    public int lastOcean = NOBODY;
    public int secretsOpened;

    private final Agenda<Table, TerraformingAction, Question> agenda;

    public final Streams dice;
    /** Who carries out effects; no state, a copy has the same. */
    final EffectRules effects;
    public Audience audience = Audience.NOBODY;

    public Table(Terms terms, Streams dice, EffectRules effects) {
        this.terms = terms;
        this.seats = terms.seats();
        this.dice = dice;
        this.effects = effects;
        this.players = new Player[seats];
        for (int i = 0; i < seats; i++) {
            players[i] = new Player();
        }
        this.mars = new Mars();
        this.deck = new CardSet();
        this.top = new int[0];
        this.discard = new CardSet();
        this.used = new CardSet();
        this.cubes = new int[Holders.COUNT];
        this.milestones = new byte[Milestone.values().length];
        this.awards = new byte[Award.values().length];
        Arrays.fill(milestones, (byte) NOBODY);
        Arrays.fill(awards, (byte) NOBODY);
        this.agenda = new Agenda<>();
    }

    private Table(Table other) {
        terms = other.terms;
        seats = other.seats;
        players = new Player[seats];
        for (int i = 0; i < seats; i++) {
            players[i] = other.players[i].copy();
        }
        mars = other.mars.copy();
        deck = other.deck.copy();
        top = other.top;
        discard = other.discard.copy();
        used = other.used.copy();
        cubes = other.cubes.clone();
        milestones = other.milestones.clone();
        awards = other.awards.clone();
        phase = other.phase;
        temperature = other.temperature;
        oxygen = other.oxygen;
        generation = other.generation;
        first = other.first;
        turn = other.turn;
        actionsTaken = other.actionsTaken;
        passed = other.passed;
        waiting = other.waiting;
        lastOcean = other.lastOcean;
        secretsOpened = other.secretsOpened;
        agenda = new Agenda<>(other.agenda);
        dice = other.dice.copy();
        effects = other.effects;
    }

    public Table copy() {
        return new Table(this);
    }

    public boolean solo() {
        return seats == 1;
    }

    public int oceans() {
        return mars.oceanCount();
    }

    public int value(Parameter what) {
        return switch (what) {
            case TEMPERATURE -> temperature;
            case OXYGEN -> oxygen;
            case OCEANS -> mars.oceanCount();
        };
    }

    public boolean terraformed() {
        return temperature == Parameter.TEMPERATURE.goal() && oxygen == Parameter.OXYGEN.goal()
                && oceans() == Parameter.OCEANS.goal();
    }

    /** Who has that card in play, or -1. */
    public int ownerOf(int card) {
        for (int i = 0; i < seats; i++) {
            if (players[i].inPlay.has(card)) {
                return i;
            }
        }
        return NOBODY;
    }

    public boolean listens() {
        return audience.listens();
    }

    public void tell(TerraformingHappening happening) {
        audience.hear(happening);
    }

    // what is owed

    /** A phase begins: nothing is owed but what it asks. */
    public void enter(Phase next, Owed.OfPhase asks) {
        agenda.clear();
        enterBefore(next, asks);
    }

    /** A phase begins; what comes after it is owed already. */
    public void enterBefore(Phase next, Owed.OfPhase asks) {
        phase = next;
        agenda.push(asks);
    }

    /** The game is over. */
    public void end() {
        phase = Phase.OVER;
        agenda.clear();
    }

    /** Puts work on top of what is owed: the last one comes first. */
    public void owe(Owed.Chore chore) {
        agenda.push(chore);
    }

    public void owe(Owed.ByOne decision) {
        agenda.push(decision);
    }

    /** Owes an effect that no card says. */
    public void owe(int seat, Effect effect) {
        owe(seat, Card.NONE, effect, Card.NONE);
    }

    /** Owes an effect of a card, which another card's being played may have set off. */
    public void owe(int seat, int card, Effect effect, int played) {
        owe(new Owed.Carry(seat, card, effect, played));
    }

    /** Owes effects of a card, the first of them first. */
    public void owe(int seat, int card, List<Effect> effects) {
        if (!effects.isEmpty()) {
            owe(new Owed.CarryAll(seat, card, effects, 0));
        }
    }

    /** The decision on top is made. */
    public void done() {
        agenda.pop();
    }

    /** Does whatever happens by itself, until somebody is asked or the game is over. */
    public void settle() {
        agenda.settle(this);
    }

    /** Does at once what happens by itself, in the middle of something else. */
    public void doChores() {
        agenda.next(this);
    }

    /** The decision on top; none once the game is over. */
    public @Nullable Task<Table> asking() {
        return agenda.top();
    }

    /** Whether somebody is asked in the course of an action, not what a phase asks anyway. */
    public boolean owes() {
        return agenda.top() instanceof Owed.ByOne;
    }

    public boolean toAct(int seat) {
        return toAct().contains(Seat.of(seat));
    }

    public List<Seat> toAct() {
        return agenda.toAct();
    }

    /** A list of its own: a table that stays as it is may be asked by several at once. */
    public Choices<TerraformingAction> legal(Seat seat) {
        return legal(seat, new Choices<>());
    }

    /** Writes what that seat may do into a list, which is empty, and returns it. */
    public Choices<TerraformingAction> legal(Seat seat, Choices<TerraformingAction> into) {
        return agenda.legal(this, seat, into);
    }

    public Optional<Several<TerraformingAction>> several(Seat seat) {
        return agenda.several(this, seat);
    }

    public List<Fact.Price> prices(Seat seat, TerraformingAction action) {
        return agenda.prices(this, seat, action);
    }

    public List<Refusal<TerraformingAction>> refusals(Seat seat) {
        return agenda.refusals(this, seat);
    }

    public void play(Seat seat, TerraformingAction action) {
        agenda.play(this, seat, action);
    }

    public Imprint imprint() {
        Imprint into = new Imprint();
        into.put(seats).put(terms.corporateEra()).put(terms.draft()).put(terms.nothingTaken())
                .put(terms.corporations());
        for (Player player : players) {
            player.imprint(into);
        }
        mars.imprint(into);
        deck.imprint(into);
        into.put(top);
        discard.imprint(into);
        used.imprint(into);
        into.put(cubes).put(milestones).put(awards).put(phase.ordinal()).put(temperature).put(oxygen).put(generation)
                .put(first).put(turn).put(actionsTaken).put(passed).put(waiting).put(lastOcean).put(secretsOpened);
        agenda.imprint(into);
        return into.put(dice);
    }
}
