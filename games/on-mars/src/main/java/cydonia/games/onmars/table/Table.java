package cydonia.games.onmars.table;

import cydonia.engine.Agenda;
import cydonia.engine.Audience;
import cydonia.engine.Choices;
import cydonia.engine.Imprint;
import cydonia.engine.Seat;
import cydonia.engine.Streams;
import cydonia.games.onmars.box.Beginner.CardB;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsHappening;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.language.Terms;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The game with its lid off: state, and a stack of owed work. The chapters work on it; what the table does not know is
 * the rules.
 */
public final class Table {

    /** What part of the game it is. */
    public enum Phase {
        SETUP, COLONIZATION, SHUTTLE, OVER
    }

    public final Terms terms;
    /** How effects are carried out: no state, and the same in every copy. */
    public final EffectRules effects;
    public final Company[] companies;
    public final Streams dice;
    public Audience audience = Audience.NOBODY;
    public int secretsOpened;

    public final Ground ground;
    public final Colony colony;
    public final Market market;
    public final Holdings holdings;
    public final Automa automa;

    public Phase phase = Phase.SETUP;
    public int round = 1;
    public int active;
    public boolean mainDone;
    public boolean executiveDone;
    public boolean finalRound;
    /** Whether a company has produced, gained or built anything in this round; at the beginning, in the setup. */
    public boolean stirred = true;

    public boolean shuttleInOrbit;
    public int shuttleSpace = 1;

    /** Colonists on action slots, four companies for each main action. */
    public final byte[] slots = new byte[MainAction.ALL.size() * Owner.SEATS];
    /** Oxygen set aside for others' technologies used: owner and technology. */
    public byte[] owed = new byte[8];
    public int owedCount;
    /** Colonists gained this turn who are still in the living quarters. */
    public int newcomers;
    /** First Colonists variant: B cards left, tasks done this turn since cards came, and whether one was claimed. */
    public int cardsBLeft = (1 << CardB.ALL.size()) - 1;
    public int developedThisTurn;
    public int tasksDone;
    public boolean taskClaimed;

    private final Agenda<Table, OnMarsAction, Question> agenda;

    /** The decision that people are asked now; none once the game is over. */
    public Owed.@Nullable Decision asking;
    private int asked = Printed.NONE;
    /** While an answer is taken that was the only one: nobody picks it. */
    public boolean unasked;

    public final Choices<OnMarsAction> choices = new Choices<>();

    public Table(Terms terms, Streams dice, EffectRules effects) {
        this.terms = terms;
        this.effects = effects;
        this.agenda = new Agenda<>();
        this.ground = new Ground();
        this.colony = new Colony();
        this.market = new Market();
        this.holdings = new Holdings();
        this.automa = new Automa();
        this.dice = dice;
        this.companies = new Company[terms.companies()];
        for (int seat = 0; seat < companies.length; seat++) {
            companies[seat] = new Company();
        }
    }

    private Table(Table other) {
        terms = other.terms;
        effects = other.effects;
        dice = other.dice.copy();
        secretsOpened = other.secretsOpened;
        companies = new Company[other.companies.length];
        for (int seat = 0; seat < companies.length; seat++) {
            companies[seat] = other.companies[seat].copy();
        }
        ground = new Ground(other.ground);
        colony = new Colony(other.colony);
        market = new Market(other.market);
        holdings = new Holdings(other.holdings);
        automa = new Automa(other.automa);
        phase = other.phase;
        round = other.round;
        active = other.active;
        mainDone = other.mainDone;
        executiveDone = other.executiveDone;
        finalRound = other.finalRound;
        stirred = other.stirred;
        shuttleInOrbit = other.shuttleInOrbit;
        shuttleSpace = other.shuttleSpace;
        System.arraycopy(other.slots, 0, slots, 0, slots.length);
        owed = other.owed.clone();
        owedCount = other.owedCount;
        cardsBLeft = other.cardsBLeft;
        developedThisTurn = other.developedThisTurn;
        newcomers = other.newcomers;
        tasksDone = other.tasksDone;
        taskClaimed = other.taskClaimed;
        agenda = new Agenda<>(other.agenda);
        asking = other.asking;
        asked = other.asked;
    }

    /** A table of its own. Its legal actions are not yet listed. */
    public Table copy() {
        return new Table(this);
    }

    public Imprint imprint() {
        Imprint imprint = new Imprint();
        terms.imprint(imprint);
        imprint.put(dice).put(secretsOpened);
        for (Company company : companies) {
            company.imprint(imprint);
        }
        ground.imprint(imprint);
        colony.imprint(imprint);
        market.imprint(imprint);
        holdings.imprint(imprint);
        automa.imprint(imprint);
        imprint.put(phase.ordinal()).put(round).put(active).put(mainDone).put(executiveDone).put(finalRound)
                .put(stirred)
                .put(shuttleInOrbit).put(shuttleSpace).put(slots).put(owedCount);
        for (int i = 0; i < owedCount; i++) {
            imprint.put(owed[i]);
        }
        imprint.put(cardsBLeft).put(developedThisTurn).put(newcomers).put(tasksDone).put(taskClaimed);
        agenda.imprint(imprint);
        return imprint;
    }

    // ---- what is owed

    /** Puts work on top of what is owed: the last one comes first. */
    public void owe(Owed.Chore chore) {
        agenda.push(chore);
    }

    public void owe(Owed.Decision decision) {
        agenda.push(decision);
    }

    /** The decision on top is made. */
    public void done() {
        agenda.pop();
    }

    /** Does whatever happens by itself; the decision that is then on top, or nothing once the game is over. */
    public Owed.@Nullable Decision next() {
        return (Owed.Decision) agenda.next(this);
    }

    /** The question that a company is asked from now on. */
    public void ask(Owed.Decision decision, int company) {
        asking = decision;
        asked = company;
    }

    /** Nothing is owed any more. */
    public void askNobody() {
        asking = null;
        asked = Printed.NONE;
    }

    /** Nothing is owed any more: the game is over. */
    public boolean isOver() {
        return asking == null;
    }

    public boolean asks(Seat seat) {
        return asked == seat.index();
    }

    public List<Seat> toAct() {
        return asked == Printed.NONE ? List.of() : Seat.in(1 << asked);
    }

    /** What that seat may do, as it was listed last; written anew with the next question. */
    public List<OnMarsAction> legal(Seat seat) {
        return asks(seat) ? choices : List.of();
    }

    public Optional<Question> question() {
        return Optional.ofNullable(asking).map(decision -> decision.question(this));
    }

    /** Things of one choice that people have picked, this answer included. */
    public int picked(int before) {
        return unasked ? before : before + 1;
    }

    // ---- companies

    public int count() {
        return companies.length;
    }

    public boolean isAutoma(int company) {
        return terms.solo() && company == Owner.AUTOMA;
    }

    /** Whether that company takes its turn of the colonization phase. */
    public boolean isTurnOf(int company) {
        return active == company && phase == Phase.COLONIZATION;
    }

    public int slots(int main, int company) {
        return slots[Owner.SEATS * main + company];
    }

    public Owner owner(int company) {
        return isAutoma(company) ? Owner.LACERDA : Owner.of(Seat.of(company));
    }

    public boolean hasTech(Tech tech) {
        for (Company company : companies) {
            if (company.lab[tech.ordinal()] >= 0) {
                return true;
            }
        }
        return false;
    }

    // ---- chance

    public int roll(OnMarsSource source, int faces) {
        secretsOpened++;
        return dice.roll(source, faces);
    }

    /** One of a set, by chance. */
    public int drawn(OnMarsSource source, int set) {
        int at = roll(source, Integer.bitCount(set));
        int rest = set;
        for (int i = 0; i < at; i++) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    // ---- narration

    public boolean listens() {
        return audience.listens();
    }

    public void tell(OnMarsHappening happening) {
        audience.hear(happening);
    }
}
