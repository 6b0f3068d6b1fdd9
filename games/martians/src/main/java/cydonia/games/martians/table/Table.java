package cydonia.games.martians.table;

import cydonia.engine.Agenda;
import cydonia.engine.Audience;
import cydonia.engine.Dice;
import cydonia.engine.Imprint;
import cydonia.engine.Seat;
import cydonia.engine.Streams;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Phase;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansHappening;
import cydonia.games.martians.language.Question;
import cydonia.games.martians.language.Terms;
import java.util.Optional;

/**
 * The state of a game with its lid off. The rules are in the chapters; here is what they work on. Shuffled piles nobody
 * has looked into have no order: a card is picked when it is needed.
 */
public final class Table {

    public final Terms terms;
    public final Streams dice;
    public Audience audience = Audience.NOBODY;
    public int secretsOpened;

    public final Agenda<Table, MartiansAction, Question> agenda;
    public final Calendar calendar;
    public final Acting acting;
    public final Stocks stocks;
    public final Colonies colonies;
    public final Crews crews;
    public final Boards boards;
    public final Posts posts;
    public final DigSite digSite;
    public final Piles piles;
    public final Conditions conditions;
    public final MissionTrack mission;
    public final Bargain bargain;
    public final DealtObjectives draft;

    public Table(Terms terms, Streams dice) {
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

    public Table copy() {
        return new Table(this);
    }

    public Imprint imprint() {
        Imprint to = new Imprint().put(dice).put(secretsOpened);
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

    public void refill(Dice guess) {
        dice.refill(guess);
    }

    // ---- small words the chapters share ----

    public void push(Owed.Chore chore) {
        agenda.push(chore);
    }

    public void push(Owed.Decision decision) {
        agenda.push(decision);
    }

    public void pop() {
        agenda.pop();
    }

    public Question question() {
        return calendar.phase == Phase.OVER ? new Question.GameOver() : agenda.decision().question(this);
    }

    public boolean listens() {
        return audience.listens();
    }

    public void tell(MartiansHappening happening) {
        audience.hear(happening);
    }

    public Seat seatOf(int crew) {
        return Seat.of(terms.seatOf(crew));
    }

    /** The seat whose player-turn it is. */
    public Seat actor() {
        return seatOf(acting.crew);
    }

    /** The seat whose colony it is; nobody in particular where the colony is shared. */
    public Optional<Seat> ownerOf(int colony) {
        return terms.sharedColony ? Optional.empty() : Optional.of(Seat.of(colony));
    }

    public int board() {
        return terms.boardOf(acting.crew);
    }

    public int stock() {
        return terms.stockOf(acting.crew);
    }

    public int colony() {
        return terms.colonyOf(acting.crew);
    }

    public int has(Good good) {
        return stocks.of(stock(), good);
    }

    /** Gives the actor something and tells it. */
    public void gain(Good good, int count) {
        stocks.add(stock(), good, count);
        if (count != 0 && listens()) {
            tell(new MartiansHappening.Gained(actor(), good, count));
        }
    }

    /** The technologies of that board, and those of its colony. */
    public boolean developed(int board, Technology technology) {
        int set = technology.colony()
                ? colonies.technologies[terms.sharedColony ? 0 : board]
                : boards.technologies[board];
        return (set & technology.bit()) != 0;
    }

    public int assistants(Assistant kind) {
        return boards.assistants[board() * Assistant.KINDS + kind.ordinal()];
    }

    public boolean underConstruction(Infrastructure where) {
        return (posts.sites & where.mask()) != 0;
    }

    /** What an action of the present placement costs more there: time, and nothing where its marker does not stand. */
    public int extraAt(Infrastructure where) {
        return acting.standsAt(where) ? posts.extra(acting.post) : 0;
    }

    /** Whether the fourth colonist of that crew is free. */
    public boolean fourthFree(int crew) {
        return (colonies.fourth & 1 << terms.colonyOf(crew)) != 0;
    }

    public int usableColonists(int crew) {
        return fourthFree(crew) ? 4 : 3;
    }

    /** The marker on that post goes back to its crew. */
    public void sendHome(int where) {
        int crew = posts.crewOn(where);
        posts.vacate(where);
        crews.reserve[crew]++;
        if (listens()) {
            tell(new MartiansHappening.MarkerHome(seatOf(crew), Infrastructure.ofPost(where)));
        }
    }
}
