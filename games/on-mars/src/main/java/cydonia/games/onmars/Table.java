package cydonia.games.onmars;

import cydonia.engine.Agenda;
import cydonia.engine.Audience;
import cydonia.engine.Choices;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Fact;
import cydonia.engine.Imprint;
import cydonia.engine.Outcome;
import cydonia.engine.Refusal;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Task;
import cydonia.games.onmars.cards.MainAction;
import cydonia.games.onmars.cards.Tech;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The game with its lid off: state, and a stack of owed work. The chapters work on it. */
final class Table extends Survey {

    static final int AUTOMA = 1;
    static final int SHELTER_KIND = 5;
    /** Pieces on hexes: a kind plus the company. */
    static final int ROVER = 0;
    static final int BOT = 4;
    static final int MINER = 8;
    static final int MARKER = 12;
    static final int NONE = -1;
    /** Places for companies, however many there are. */
    static final int SEATS = 4;
    /** Tiles on hexes: discoveries by ordinal, then research tiles by type. */
    static final int RESEARCH = 19;

    /** What part of the game it is. */
    enum Phase {
        SETUP, COLONIZATION, SHUTTLE, OVER
    }

    final Terms terms;
    final Company[] companies;
    final DiceCup cup;
    Audience audience = Audience.NOBODY;
    int secretsOpened;

    /** By hex: building kind (shelters are a kind per company), tile, piece. */
    final byte[] building = new byte[MarsMap.HEXES];
    final byte[] tile = new byte[MarsMap.HEXES];
    final byte[] piece = new byte[MarsMap.HEXES];
    /** By kind: where its buildings stand, two words each; after the kinds all crystals on the map. */
    final long[] built = new long[2 * 9];
    final long[] gems = new long[2];
    /** Building tiles left, one bit each, by type. */
    final byte[] tilesLeft = new byte[5];

    Phase phase = Phase.SETUP;
    int round = 1;
    int active;
    boolean mainDone;
    boolean executiveDone;
    boolean finalRound;

    /** The life support system: rows of the four markers, the reward tiles above them, the colony level. */
    final byte[] rows = {1, 1, 1, 1};
    final byte[] rewards = new byte[4];
    int level = 1;

    final byte[] missions = new byte[3];
    final byte[] missionSteps = new byte[3];
    int missionsLeft = 3;

    boolean shuttleInOrbit;
    int shuttleSpace = 1;

    /** By item: minerals are never there. */
    final byte[] warehouse = new byte[6];
    /**
     * Technologies on the eight spaces of the grid, from the bottom row up; and those still in the stacks, as a set.
     */
    final byte[] grid = new byte[8];
    int techStock;
    /** The display: the bottom row, then the top row. Owners and buildings of all blueprints; cards not yet seen. */
    final byte[] plans = new byte[12];
    final byte[] planOwner = new byte[24];
    final byte[] planHex = new byte[24];
    int plansUnseen = (1 << 24) - 1;
    final byte[] exploration = {NONE, NONE};
    int discoveriesUnseen = (1 << 19) - 1;
    int radarTile = NONE;
    /** Scientists by number, contracts from 6 on. */
    final byte[] offers = new byte[6];
    final byte[] scientistOwner = new byte[6];
    final byte[] scientistAt = new byte[6];
    final byte[] contractOwner = new byte[12];
    /** Items and minerals laid on each contract. */
    final byte[] delivered = new byte[24];
    int contractsDone;
    int contractDeck = (1 << 12) - 1;
    /** Places of the display to be filled at the end of the turn. */
    int gaps;
    /** Colonists on action slots, four companies for each main action. */
    final byte[] slots = new byte[MainAction.ALL.size() * SEATS];
    /** Oxygen set aside for others' technologies used: owner and technology. */
    byte[] owed = new byte[8];
    int owedCount;
    /** First Colonists variant: B cards left, and what was done this turn. */
    int cardsBLeft = 0xff;
    int developedThisTurn;
    boolean taskDone;

    /** The automa's progress icon, its deck as a set, and the card of this round. */
    int icon;
    int soloDeck = (1 << 12) - 1;
    int soloCard = NONE;
    boolean secondPass;

    private final Agenda<Table, OnMarsAction, Question> agenda;

    /** While an answer is taken that was the only one: nobody picks it. */
    private boolean unasked;

    final Choices<OnMarsAction> choices = new Choices<>();

    Table(Terms terms, Dice dice) {
        this.terms = terms;
        this.agenda = new Agenda<>();
        this.cup = dice.open();
        this.companies = new Company[terms.companies()];
        for (int seat = 0; seat < companies.length; seat++) {
            companies[seat] = new Company();
        }
        for (byte[] none : new byte[][]{building, tile, piece, grid, plans, planOwner, planHex, scientistOwner,
                scientistAt, contractOwner}) {
            Arrays.fill(none, (byte) NONE);
        }
    }

    private Table(Table other) {
        terms = other.terms;
        cup = other.cup.copy();
        secretsOpened = other.secretsOpened;
        companies = new Company[other.companies.length];
        for (int seat = 0; seat < companies.length; seat++) {
            companies[seat] = other.companies[seat].copy();
        }
        copy(other.building, building);
        copy(other.tile, tile);
        copy(other.piece, piece);
        System.arraycopy(other.built, 0, built, 0, built.length);
        System.arraycopy(other.gems, 0, gems, 0, gems.length);
        copy(other.tilesLeft, tilesLeft);
        phase = other.phase;
        round = other.round;
        active = other.active;
        mainDone = other.mainDone;
        executiveDone = other.executiveDone;
        finalRound = other.finalRound;
        copy(other.rows, rows);
        copy(other.rewards, rewards);
        level = other.level;
        copy(other.missions, missions);
        copy(other.missionSteps, missionSteps);
        missionsLeft = other.missionsLeft;
        shuttleInOrbit = other.shuttleInOrbit;
        shuttleSpace = other.shuttleSpace;
        copy(other.warehouse, warehouse);
        copy(other.grid, grid);
        techStock = other.techStock;
        copy(other.plans, plans);
        copy(other.planOwner, planOwner);
        copy(other.planHex, planHex);
        plansUnseen = other.plansUnseen;
        copy(other.exploration, exploration);
        discoveriesUnseen = other.discoveriesUnseen;
        radarTile = other.radarTile;
        copy(other.offers, offers);
        copy(other.scientistOwner, scientistOwner);
        copy(other.scientistAt, scientistAt);
        copy(other.contractOwner, contractOwner);
        copy(other.delivered, delivered);
        contractsDone = other.contractsDone;
        contractDeck = other.contractDeck;
        gaps = other.gaps;
        copy(other.slots, slots);
        owed = other.owed.clone();
        owedCount = other.owedCount;
        cardsBLeft = other.cardsBLeft;
        developedThisTurn = other.developedThisTurn;
        taskDone = other.taskDone;
        icon = other.icon;
        soloDeck = other.soloDeck;
        soloCard = other.soloCard;
        secondPass = other.secondPass;
        agenda = new Agenda<>(other.agenda);
    }

    private static void copy(byte[] from, byte[] to) {
        System.arraycopy(from, 0, to, 0, to.length);
    }

    /** A table of its own. Its legal actions are not yet listed: {@link #list} does that, or the next play. */
    Table copy() {
        return new Table(this);
    }

    Imprint imprint() {
        Imprint imprint = new Imprint();
        terms.imprint(imprint);
        imprint.put(cup.seal()).put(secretsOpened);
        for (Company company : companies) {
            company.imprint(imprint);
        }
        imprint.put(building).put(tile).put(piece).put(gems[0]).put(gems[1]).put(tilesLeft).put(phase.ordinal())
                .put(round).put(active).put(mainDone).put(executiveDone).put(finalRound)
                .put(rows).put(rewards).put(level).put(missions).put(missionSteps).put(missionsLeft)
                .put(shuttleInOrbit).put(shuttleSpace).put(warehouse).put(grid).put(techStock).put(plans).put(planOwner)
                .put(planHex).put(plansUnseen).put(exploration).put(discoveriesUnseen).put(radarTile).put(offers)
                .put(scientistOwner).put(scientistAt).put(contractOwner).put(delivered).put(contractsDone)
                .put(contractDeck).put(gaps).put(slots).put(owedCount);
        for (int i = 0; i < owedCount; i++) {
            imprint.put(owed[i]);
        }
        imprint.put(cardsBLeft).put(developedThisTurn).put(taskDone).put(icon).put(soloDeck).put(soloCard)
                .put(secondPass);
        agenda.imprint(imprint);
        return imprint;
    }

    // ---- what is owed

    /** Puts work on top of what is owed: the last one comes first. */
    void owe(Task<Table> task) {
        agenda.push(task);
    }

    /** The decision on top is made. */
    void done() {
        agenda.pop();
    }

    /** Nothing is owed any more: the game is over. */
    boolean isOver() {
        return agenda.top() == null;
    }

    Owed.Decision decision() {
        return (Owed.Decision) agenda.decision();
    }

    /** Things of one choice that people have picked, this answer included. */
    int picked(int before) {
        return unasked ? before : before + 1;
    }

    @Override
    Table table() {
        return this;
    }

    /** Which goals others have discarded in the payment they are asked for, that seat cannot know. */
    void forgetGoalsPaid(int viewer) {
        if (agenda.top() instanceof Payment.PayCrystals paying && paying.company() != viewer) {
            done();
            owe(new Payment.PayCrystals(paying.company(), paying.left(), 0, paying.picked()));
        }
    }

    // ---- companies

    int count() {
        return companies.length;
    }

    boolean isAutoma(int company) {
        return terms.solo() && company == AUTOMA;
    }

    int slots(int main, int company) {
        return slots[SEATS * main + company];
    }

    Owner owner(int company) {
        return isAutoma(company) ? Owner.LACERDA : Owner.of(Seat.of(company));
    }

    boolean hasTech(Tech tech) {
        for (Company company : companies) {
            if (company.lab[tech.ordinal()] >= 0) {
                return true;
            }
        }
        return false;
    }

    // ---- chance

    int roll(int faces) {
        secretsOpened++;
        return cup.roll(faces);
    }

    /** One of a set, by chance. */
    int drawn(int set) {
        int at = roll(Integer.bitCount(set));
        int rest = set;
        for (int i = 0; i < at; i++) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    // ---- narration

    boolean listens() {
        return audience.listens();
    }

    void tell(OnMarsHappening happening) {
        audience.hear(happening);
    }

    // ---- the rollout

    /** Does what needs nobody's opinion, and lists the answers to the next question. */
    void settle() {
        while (true) {
            agenda.settle(this);
            if (isOver()) {
                choices.clear();
                return;
            }
            Owed.Decision decision = decision();
            if (isAutoma(decision.company())) {
                decision.byLacerda(this);
            } else {
                list();
                if (choices.isEmpty()) {
                    done();
                } else if (choices.size() > 1 || decision.isAlwaysAsked(this)) {
                    return;
                } else {
                    unasked = true;
                    decision.take(this, decision.who(), choices.get(0));
                    unasked = false;
                }
            }
        }
    }

    void list() {
        choices.clear();
        if (!isOver()) {
            decision().offer(this, decision().who(), choices);
        }
    }

    @Override
    public List<Seat> toAct() {
        return agenda.toAct();
    }

    @Override
    public List<OnMarsAction> legal(Seat seat) {
        return asks(seat) ? choices : List.of();
    }

    private boolean asks(Seat seat) {
        return !isOver() && decision().company() == seat.index();
    }

    @Override
    public void play(Seat seat, OnMarsAction action) {
        decision().take(this, seat, action);
        settle();
    }

    Optional<Several<OnMarsAction>> several(Seat seat) {
        return agenda.several(this, seat);
    }

    List<Fact.Price> prices(Seat seat, OnMarsAction action) {
        return agenda.prices(this, seat, action);
    }

    List<Refusal<OnMarsAction>> refusals(Seat seat) {
        return agenda.refusals(this, seat);
    }

    @Override
    public Optional<Question> question() {
        return isOver() ? Optional.empty() : Optional.of(decision().question(this));
    }

    @Override
    public int score(Seat seat) {
        return Scoring.total(this, seat.index());
    }

    @Override
    public Optional<Outcome> outcome() {
        return isOver() ? Optional.of(Scoring.outcome(this)) : Optional.empty();
    }

    @Override
    public OnMarsPosition seal() {
        Table sealed = copy();
        sealed.list();
        return new OnMarsPosition(sealed);
    }
}
