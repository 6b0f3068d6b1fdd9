package cydonia.games.martians;

import cydonia.engine.Agenda;
import cydonia.engine.Audience;
import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Imprint;
import cydonia.engine.Seat;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Technology;
import java.util.Optional;

/**
 * The state of a game with its lid off. The rules are in the chapters; here is what they work on. Shuffled piles nobody
 * has looked into have no order: a card is picked when it is needed.
 */
final class Table {

    final Terms terms;
    final DiceCup dice;
    Audience audience = Audience.NOBODY;
    int secretsOpened;

    final Agenda<Table, MartiansAction, Question> agenda;
    final Calendar calendar;
    final Acting acting;
    final Stocks stocks;
    final Colonies colonies;
    final Crews crews;
    final Boards boards;
    final Posts posts;
    final DigSite digSite;
    final Piles piles;
    final Conditions conditions;
    final MissionTrack mission;
    final Bargain bargain;
    final DealtObjectives draft;

    Table(Terms terms, DiceCup dice) {
        this.terms = terms;
        this.dice = dice;
        agenda = new Agenda<>();
        calendar = new Calendar();
        acting = new Acting();
        stocks = new Stocks(terms);
        colonies = new Colonies(terms);
        crews = new Crews(terms);
        boards = new Boards(terms);
        posts = new Posts(terms);
        digSite = new DigSite();
        piles = new Piles();
        conditions = new Conditions();
        mission = new MissionTrack();
        bargain = new Bargain();
        draft = new DealtObjectives(terms);
    }

    private Table(Table other) {
        terms = other.terms;
        dice = other.dice.copy();
        secretsOpened = other.secretsOpened;
        agenda = new Agenda<>(other.agenda);
        calendar = new Calendar(other.calendar);
        acting = new Acting(other.acting);
        stocks = new Stocks(other.stocks);
        colonies = new Colonies(other.colonies);
        crews = new Crews(other.crews);
        boards = new Boards(other.boards);
        posts = new Posts(other.posts);
        digSite = new DigSite(other.digSite);
        piles = new Piles(other.piles);
        conditions = new Conditions(other.conditions);
        mission = new MissionTrack(other.mission);
        bargain = new Bargain(other.bargain);
        draft = new DealtObjectives(other.draft);
    }

    Table copy() {
        return new Table(this);
    }

    Imprint imprint() {
        Imprint to = new Imprint().put(dice.seal()).put(secretsOpened);
        calendar.imprint(to);
        acting.imprint(to);
        stocks.imprint(to);
        colonies.imprint(to);
        crews.imprint(to);
        boards.imprint(to);
        posts.imprint(to);
        digSite.imprint(to);
        piles.imprint(to);
        conditions.imprint(to);
        mission.imprint(to);
        bargain.imprint(to);
        draft.imprint(to);
        agenda.imprint(to);
        return to;
    }

    void refill(Dice guess) {
        dice.refill(guess);
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
        return calendar.phase == Phase.OVER ? new Question.GameOver() : agenda.decision().question(this);
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
        return seatOf(acting.crew);
    }

    /** The seat whose colony it is; nobody in particular where the colony is shared. */
    Optional<Seat> ownerOf(int colony) {
        return terms.sharedColony ? Optional.empty() : Optional.of(Seat.of(colony));
    }

    int board() {
        return terms.boardOf(acting.crew);
    }

    int stock() {
        return terms.stockOf(acting.crew);
    }

    int colony() {
        return terms.colonyOf(acting.crew);
    }

    int has(Good good) {
        return stocks.of(stock(), good);
    }

    /** Gives the actor something and tells it. */
    void gain(Good good, int count) {
        stocks.add(stock(), good, count);
        if (count != 0 && listens()) {
            tell(new MartiansHappening.Gained(actor(), good, count));
        }
    }

    /** The technologies of that board, and those of its colony. */
    boolean developed(int board, Technology technology) {
        int set = technology.colony()
                ? colonies.technologies[terms.sharedColony ? 0 : board]
                : boards.technologies[board];
        return (set & technology.bit()) != 0;
    }

    int assistants(Assistant kind) {
        return boards.assistants[board() * Assistant.KINDS + kind.ordinal()];
    }

    boolean underConstruction(Infrastructure where) {
        return (posts.sites & where.mask()) != 0;
    }

    /** What an action of the present placement costs more there: time, and nothing where its marker does not stand. */
    int extraAt(Infrastructure where) {
        return acting.standsAt(where) ? posts.extra(acting.post) : 0;
    }

    /** Whether the fourth colonist of that crew is free. */
    boolean fourthFree(int crew) {
        return (colonies.fourth & 1 << terms.colonyOf(crew)) != 0;
    }

    int usableColonists(int crew) {
        return fourthFree(crew) ? 4 : 3;
    }

    /** The marker on that post goes back to its crew. */
    void sendHome(int where) {
        int crew = posts.crewOn(where);
        posts.vacate(where);
        crews.reserve[crew]++;
        if (listens()) {
            tell(new MartiansHappening.MarkerHome(seatOf(crew), Infrastructure.ofPost(where)));
        }
    }
}
