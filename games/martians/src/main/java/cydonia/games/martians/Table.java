package cydonia.games.martians;

import cydonia.engine.Agenda;
import cydonia.engine.Audience;
import cydonia.engine.Choices;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Imprint;
import cydonia.engine.Outcome;
import cydonia.engine.Seat;
import cydonia.games.martians.cards.AnalysisCard;
import cydonia.games.martians.cards.Area;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Expert;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Knob;
import cydonia.games.martians.cards.Mission;
import cydonia.games.martians.cards.Need;
import cydonia.games.martians.cards.PowerSource;
import cydonia.games.martians.cards.Technology;
import cydonia.games.martians.cards.TokenKind;
import cydonia.games.martians.cards.Ward;
import cydonia.games.martians.cards.Weather;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The state of a game with its lid off. The rules are in the chapters; here is what they work on. Shuffled piles nobody
 * has looked into have no order: a card is picked when it is needed.
 */
final class Table implements MartiansRollout {

    static final int NONE = -1;
    static final int QUARTERS = 4;
    static final int SEATS = 4;

    final Terms terms;
    private @Nullable Choices<MartiansAction> choices;
    DiceCup dice;
    Audience audience = Audience.NOBODY;
    int secretsOpened;
    private final Survey survey = new Survey(this);

    // the course of the game
    final Agenda<Table, MartiansAction, Question> agenda;
    Phase phase = Phase.SETUP;
    int cycle = 1;
    int turn = 1;
    /** The crew that holds the first-player marker. */
    int first;
    /** How many crews have had their chance in this turn. */
    int played;
    /** Whether the next crew has begun its player-turn. */
    boolean playing;
    int active;
    int missionDone;
    int lost;

    // the player-turn
    int time;
    /** The post of the placement that may still act. */
    int post = NONE;
    /** Actions this placement has done, as bits. */
    int done;
    int regolithDug;
    int rtgUsed;
    /** Whether offers may be made before the next player-turn. */
    boolean marketDue;
    /** Seats that make no offers between player-turns in this cycle, as bits. */
    int silent;
    /** Offers that came to nothing in this turn, two bits for each maker and partner. */
    int refusals;

    // stocks: goods, reputation and analysis cards
    int[] goods;
    int[] hand;

    // the colony: needs by quarters, births and technologies by colony
    int[] needs = new int[QUARTERS * Need.KINDS];
    int[] births;
    int fourth;
    int[] colonyTechnologies;

    // crews
    int[] reserve;
    int[] wards;
    int[] dead;
    int[] absences;
    int[] due;
    /** Posts from which each crew has sent markers in this maintenance, as bits. */
    int[] sent;
    int refugeeHelpers;

    // boards
    int[] technologies;
    int[] installations;
    int[] plantation;
    int[] experts;
    int expertsUsed;
    int[] assistants;
    int[] built;
    int[] improved;

    // posts, as bit sets, and who stands on each
    int unavailable;
    int sites;
    int improvable;
    int blocked;
    int occupied;
    byte[] occupant = new byte[Infrastructure.POSTS];

    // excavation
    long tokens;
    long faceDown;
    byte[] token = new byte[Area.CELLS];
    int[] hiddenTokens = new int[TokenKind.KINDS];
    int[] hiddenExtension = new int[TokenKind.KINDS];
    int excavator = Area.START;
    int tokensGone;

    // displays and piles
    int rtg;
    int[] expertsShown = new int[Expert.KINDS];
    int[] expertPile = new int[Expert.KINDS];
    int[] assistantsShown = new int[Assistant.KINDS];
    int[] assistantPile = new int[Assistant.KINDS];
    int tilesShown;
    int tilePile;
    int tilesGone;
    int contractsShown;
    int contractPile;
    int[] analysisPile = new int[AnalysisCard.KINDS];
    int[] analysisGone = new int[AnalysisCard.KINDS];
    int weather = Weather.STABLE.ordinal();
    int[] weatherPile = new int[Weather.KINDS];
    /** The weather card somebody with a weather report has seen on top, or none. */
    int nextWeather = NONE;
    int event = NONE;
    long eventsOut;
    int nextEvent = NONE;
    long lastingEvents;

    // what weather, events and missions have turned
    int[] turnKnobs = new int[Knob.KINDS];
    int[] cycleKnobs = new int[Knob.KINDS];
    int[] gameKnobs = new int[Knob.KINDS];

    // mission
    int[] filled = new int[Mission.MOST_OBJECTIVES];
    int dust;
    int refugees;
    int hostility;
    int artefacts;

    // trade
    int maker = NONE;
    int partner = NONE;
    int author = NONE;
    boolean countered;
    int[] gives = new int[Good.KINDS];
    int[] wants = new int[Good.KINDS];

    // hidden objectives: three dealt to each seat, and the choices; see Draft
    int[] dealt;
    int[] firstPick;
    int[] secondPick;

    Table(Terms terms, DiceCup dice) {
        this.terms = terms;
        this.dice = dice;
        agenda = new Agenda<>();
        goods = new int[terms.stocks * Good.KINDS];
        hand = new int[terms.stocks * AnalysisCard.KINDS];
        births = new int[terms.colonies];
        colonyTechnologies = new int[terms.colonies];
        reserve = new int[terms.crews];
        wards = new int[terms.crews * Ward.KINDS];
        dead = new int[terms.crews];
        absences = new int[terms.crews];
        due = new int[terms.crews];
        sent = new int[terms.crews];
        technologies = new int[terms.boards];
        installations = new int[terms.boards * PowerSource.KINDS];
        plantation = new int[terms.boards];
        experts = new int[terms.boards * Expert.LIMIT];
        assistants = new int[terms.boards * Assistant.KINDS];
        built = new int[terms.boards];
        improved = new int[terms.boards];
        int drafters = terms.hiddenObjectives ? terms.seats : 0;
        dealt = new int[drafters * Draft.DEALT];
        firstPick = new int[drafters];
        secondPick = new int[drafters];
        Arrays.fill(plantation, NONE);
        Arrays.fill(experts, NONE);
        Arrays.fill(occupant, (byte) NONE);
        Arrays.fill(firstPick, NONE);
        Arrays.fill(secondPick, NONE);
    }

    Table copy() {
        Table copy = new Table(this);
        copy.dice = dice.copy();
        return copy;
    }

    private Table(Table from) {
        terms = from.terms;
        dice = from.dice;
        secretsOpened = from.secretsOpened;
        agenda = new Agenda<>(from.agenda);
        phase = from.phase;
        cycle = from.cycle;
        turn = from.turn;
        first = from.first;
        played = from.played;
        playing = from.playing;
        active = from.active;
        missionDone = from.missionDone;
        lost = from.lost;
        time = from.time;
        post = from.post;
        done = from.done;
        regolithDug = from.regolithDug;
        rtgUsed = from.rtgUsed;
        marketDue = from.marketDue;
        silent = from.silent;
        refusals = from.refusals;
        goods = from.goods.clone();
        hand = from.hand.clone();
        needs = from.needs.clone();
        births = from.births.clone();
        fourth = from.fourth;
        colonyTechnologies = from.colonyTechnologies.clone();
        reserve = from.reserve.clone();
        wards = from.wards.clone();
        dead = from.dead.clone();
        absences = from.absences.clone();
        due = from.due.clone();
        sent = from.sent.clone();
        refugeeHelpers = from.refugeeHelpers;
        technologies = from.technologies.clone();
        installations = from.installations.clone();
        plantation = from.plantation.clone();
        experts = from.experts.clone();
        expertsUsed = from.expertsUsed;
        assistants = from.assistants.clone();
        built = from.built.clone();
        improved = from.improved.clone();
        unavailable = from.unavailable;
        sites = from.sites;
        improvable = from.improvable;
        blocked = from.blocked;
        occupied = from.occupied;
        occupant = from.occupant.clone();
        tokens = from.tokens;
        faceDown = from.faceDown;
        token = from.token.clone();
        hiddenTokens = from.hiddenTokens.clone();
        hiddenExtension = from.hiddenExtension.clone();
        excavator = from.excavator;
        tokensGone = from.tokensGone;
        rtg = from.rtg;
        expertsShown = from.expertsShown.clone();
        expertPile = from.expertPile.clone();
        assistantsShown = from.assistantsShown.clone();
        assistantPile = from.assistantPile.clone();
        tilesShown = from.tilesShown;
        tilePile = from.tilePile;
        tilesGone = from.tilesGone;
        contractsShown = from.contractsShown;
        contractPile = from.contractPile;
        analysisPile = from.analysisPile.clone();
        analysisGone = from.analysisGone.clone();
        weather = from.weather;
        weatherPile = from.weatherPile.clone();
        nextWeather = from.nextWeather;
        event = from.event;
        eventsOut = from.eventsOut;
        nextEvent = from.nextEvent;
        lastingEvents = from.lastingEvents;
        turnKnobs = from.turnKnobs.clone();
        cycleKnobs = from.cycleKnobs.clone();
        gameKnobs = from.gameKnobs.clone();
        filled = from.filled.clone();
        dust = from.dust;
        refugees = from.refugees;
        hostility = from.hostility;
        artefacts = from.artefacts;
        maker = from.maker;
        partner = from.partner;
        author = from.author;
        countered = from.countered;
        gives = from.gives.clone();
        wants = from.wants.clone();
        dealt = from.dealt.clone();
        firstPick = from.firstPick.clone();
        secondPick = from.secondPick.clone();
    }

    Imprint imprint() {
        Imprint to = new Imprint().put(dice.seal()).put(secretsOpened).put(phase.ordinal()).put(cycle).put(turn).put(first).put(played).put(playing).put(active).put(missionDone).put(lost).put(time)
                .put(post).put(done).put(regolithDug).put(rtgUsed).put(marketDue).put(silent).put(refusals).put(goods).put(hand).put(needs).put(births).put(fourth)
                .put(colonyTechnologies)
                .put(reserve).put(wards).put(dead).put(absences).put(due).put(sent).put(refugeeHelpers)
                .put(technologies)
                .put(installations).put(plantation).put(experts).put(expertsUsed).put(assistants).put(built)
                .put(improved).put(unavailable).put(sites).put(improvable).put(blocked).put(occupied).put(occupant)
                .put(tokens).put(faceDown).put(token).put(hiddenTokens).put(hiddenExtension).put(excavator)
                .put(tokensGone).put(rtg).put(expertsShown).put(expertPile).put(assistantsShown).put(assistantPile)
                .put(tilesShown).put(tilePile).put(tilesGone).put(contractsShown).put(contractPile).put(analysisPile)
                .put(analysisGone).put(weather).put(weatherPile).put(nextWeather).put(event).put(eventsOut)
                .put(nextEvent).put(lastingEvents).put(turnKnobs).put(cycleKnobs).put(gameKnobs).put(filled).put(dust)
                .put(refugees).put(hostility).put(artefacts).put(maker).put(partner).put(author).put(countered).put(gives).put(wants).put(dealt).put(firstPick).put(secondPick);
        agenda.imprint(to);
        return to;
    }

    // ---- the contract ----

    @Override
    public List<Seat> toAct() {
        return agenda.toAct();
    }

    @Override
    public List<MartiansAction> legal(Seat seat) {
        Choices<MartiansAction> list = choices;
        if (list == null) {
            list = new Choices<>();
            choices = list;
        }
        list.clear();
        return agenda.legal(this, seat, list);
    }

    @Override
    public void play(Seat seat, MartiansAction action) {
        agenda.play(this, seat, action);
    }

    @Override
    public int score(Seat seat) {
        return Scoring.score(this, seat);
    }

    @Override
    public Optional<Outcome> outcome() {
        return phase == Phase.OVER ? Optional.of(Scoring.outcome(this)) : Optional.empty();
    }

    @Override
    public MartiansPosition seal() {
        return new MartiansPosition(copy());
    }

    void refill(Dice guess) {
        dice.refill(guess);
    }

    @Override
    public Survey survey() {
        return survey;
    }

    // ---- small words the chapters share ----

    void push(Owed.Chore chore) {
        agenda.push(chore);
    }

    void push(Owed.Decision decision) {
        agenda.push(decision);
    }

    void pop() {
        agenda.pop();
    }

    Question question() {
        return phase == Phase.OVER ? new Question.GameOver() : agenda.decision().question(this);
    }

    boolean listens() {
        return audience.listens();
    }

    void tell(MartiansHappening happening) {
        audience.hear(happening);
    }

    Seat seatOf(int crew) {
        return Seat.of(terms.seatOf(crew));
    }

    /** The seat whose player-turn it is. */
    Seat actor() {
        return seatOf(active);
    }

    int board() {
        return terms.boardOf(active);
    }

    int stock() {
        return terms.stockOf(active);
    }

    int colony() {
        return terms.colonyOf(active);
    }

    int has(Good good) {
        return goods[stock() * Good.KINDS + good.ordinal()];
    }

    int goodOf(int stock, Good good) {
        return goods[stock * Good.KINDS + good.ordinal()];
    }

    void add(int stock, Good good, int count) {
        goods[stock * Good.KINDS + good.ordinal()] += count;
    }

    /** Gives the actor something and tells it. */
    void gain(Good good, int count) {
        add(stock(), good, count);
        if (count != 0 && listens()) {
            tell(new MartiansHappening.Gained(actor(), good, count));
        }
    }

    int knob(Knob knob) {
        int k = knob.ordinal();
        return turnKnobs[k] + cycleKnobs[k] + gameKnobs[k] + WEATHERS[weather].delta(knob);
    }

    private static final Weather[] WEATHERS = Weather.values();

    Weather weather() {
        return WEATHERS[weather];
    }

    /** The technologies of that board, and those of its colony. */
    boolean developed(int board, Technology technology) {
        int set = technology.colony() ? colonyTechnologies[terms.sharedColony ? 0 : board] : technologies[board];
        return (set & technology.bit()) != 0;
    }

    int assistants(Assistant kind) {
        return assistants[board() * Assistant.KINDS + kind.ordinal()];
    }

    int need(int quarters, Need need) {
        return needs[quarters * Need.KINDS + need.ordinal()];
    }

    boolean underConstruction(Infrastructure where) {
        return (sites & where.mask()) != 0;
    }

    /** Whether the fourth colonist of that crew is free. */
    boolean fourthFree(int crew) {
        return (fourth & 1 << terms.colonyOf(crew)) != 0;
    }

    int usableColonists(int crew) {
        return fourthFree(crew) ? 4 : 3;
    }

    void sendHome(int where) {
        int crew = occupant[where];
        occupant[where] = NONE;
        occupied &= ~(1 << where);
        reserve[crew]++;
        if (listens()) {
            tell(new MartiansHappening.MarkerHome(seatOf(crew), Infrastructure.ofPost(where)));
        }
    }

    /** The posts on which that crew has markers, as bits. */
    int postsOf(int crew) {
        int mine = 0;
        for (int left = occupied; left != 0; left &= left - 1) {
            int where = Integer.numberOfTrailingZeros(left);
            if (occupant[where] == crew) {
                mine |= 1 << where;
            }
        }
        return mine;
    }
}
