package cydonia.games.martians;

import cydonia.engine.Seat;
import cydonia.games.martians.cards.AnalysisCard;
import cydonia.games.martians.cards.Area;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Contract;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Mission;
import cydonia.games.martians.cards.Need;
import cydonia.games.martians.cards.Objective;
import cydonia.games.martians.cards.Plantation;
import cydonia.games.martians.cards.PowerSource;
import cydonia.games.martians.cards.Technology;
import cydonia.games.martians.cards.TokenKind;
import cydonia.games.martians.cards.Ward;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a player who searches may ask of an open table, beyond the score. What is common, such as goods in CO-OP.2, is
 * told alike of every seat; what one player alone has in two crews is told of both together. It changes nothing.
 */
public final class Survey {

    private static final Plantation[] PLANTATIONS = Plantation.values();

    private final Table t;

    Survey(Table table) {
        this.t = table;
    }

    public int score(Seat seat) {
        return Scoring.score(t, seat);
    }

    public Seat actor() {
        return t.actor();
    }

    public Mode mode() {
        return t.terms.mode;
    }

    public boolean missionRequired() {
        return t.terms.missionRequired;
    }

    /** Sets of markers and colonists at the table: one for each player, two for one player alone. */
    public int crews() {
        return t.terms.crews;
    }

    public int cycle() {
        return t.calendar.cycle;
    }

    /** From 1; 0 before the first turn of a cycle. */
    public int turn() {
        return t.calendar.turn;
    }

    /** Whether somebody chooses what to deliver. */
    public boolean delivering() {
        return t.agenda.top() instanceof Delivery.Deliver;
    }

    /** Whether somebody is about to begin a player-turn, or has only done what is free. */
    public boolean playerTurnBegins() {
        return t.agenda.top() instanceof Activity.PlayerTurn && t.acting.post == Index.NONE
                && t.acting.time == Turns.timeUnits(t, t.acting.crew);
    }

    /** Whether somebody chooses the next action of a player-turn. */
    public boolean playerTurnGoesOn() {
        return t.agenda.top() instanceof Activity.PlayerTurn;
    }

    // ---- the player-turn ----

    /** Time units the active crew has left. */
    public int time() {
        return t.acting.time;
    }

    /** Markers the active crew may still place. */
    public int markersToPlace() {
        return t.crews.reserve[t.acting.crew];
    }

    /** Whether an action of a marker on that post, counted from 1, takes one more time unit. */
    public boolean improvable(Infrastructure where, int post) {
        return (t.posts.improvable & 1 << where.firstPost() + post - 1) != 0;
    }

    /** Whether another open post of the same kind lies further left: which of them is taken hardly matters. */
    public boolean hasTwin(Infrastructure where, int post) {
        return Placement.hasTwin(t, where.firstPost() + post - 1);
    }

    /** Crystals that may be taken from the token being emptied. */
    public int mostCrystals() {
        return t.agenda.top() instanceof Dig.TakeCrystals(int cell, boolean _)
                ? Dig.most(t, TokenKind.of(t.digSite.token[cell]))
                : 0;
    }

    /** How many products may be delivered with a player-turn. */
    public int deliveries() {
        return Delivery.limit(t);
    }

    public int offered(Good good) {
        return t.bargain.gives[good.ordinal()];
    }

    public int wanted(Good good) {
        return t.bargain.wants[good.ordinal()];
    }

    /** How many offers of that seat were accepted in this turn. */
    public int deals(Seat seat) {
        return t.bargain.deals[seat.index()];
    }

    // ---- the mission ----

    /** None where contracts are played. */
    public Optional<Mission> mission() {
        return t.terms.mission;
    }

    /** Those of the mission; none where contracts are played. */
    public List<Objective> objectives() {
        return t.terms.objectives;
    }

    /** How often a task must be done; 0 for states and for what is optional. */
    public int slots(int objective) {
        return t.terms.slots[objective];
    }

    public int filled(int objective) {
        return t.mission.filled[objective];
    }

    /** The number a condition looks at. */
    public int value(Objective.Condition condition) {
        return Objectives.value(t, condition);
    }

    public int artefacts() {
        return t.mission.artefacts;
    }

    /** Refugees who wait for shelter. */
    public int refugees() {
        return t.mission.refugees;
    }

    /** Artefacts that lie open. */
    public int artefactsSeen() {
        return Long.bitCount(Dig.artefacts(t));
    }

    /** Steps of the excavator to the nearest artefact that lies open; {@link Area#FAR} if there is none. */
    public int toArtefact() {
        return Area.nearest(t.digSite.excavator, Dig.artefacts(t));
    }

    /** Steps of the excavator to the nearest face-down token of the extension; {@link Area#FAR} if there is none. */
    public int toExtension() {
        return Area.nearest(t.digSite.excavator, t.digSite.faceDown & Area.EXTENSION_CELLS);
    }

    public boolean shows(Contract contract) {
        return (t.piles.contractsShown & 1 << contract.ordinal()) != 0;
    }

    // ---- the board ----

    /** Energy left on the RTG. */
    public int rtg() {
        return t.piles.rtg;
    }

    public boolean underConstruction(Infrastructure where) {
        return t.underConstruction(where);
    }

    // ---- a seat ----

    /** Player-turns that seat has yet to begin in this cycle. */
    public int turnsInCycle(Seat seat) {
        return Turns.turnsInCycle(t, seat.index()) + (t.terms.solo ? Turns.turnsInCycle(t, 1) : 0);
    }

    /** Player-turns that seat has yet to begin until the end of the game, as things stand. */
    public int turnsToCome(Seat seat) {
        return Turns.turnsToCome(t, seat.index()) + (t.terms.solo ? Turns.turnsToCome(t, 1) : 0);
    }

    public int stock(Seat seat, Good good) {
        return t.stocks.of(t.terms.stockOf(seat.index()), good);
    }

    public int cards(Seat seat, AnalysisCard card) {
        return t.stocks.hand[t.terms.stockOf(seat.index()) * AnalysisCard.KINDS + card.ordinal()];
    }

    /** Need tokens in the colony in which that seat lives. */
    public int needs(Seat seat, Need need) {
        if (!t.terms.sharedColony) {
            return t.colonies.need(seat.index(), need);
        }
        int sum = 0;
        for (int quarters = 0; quarters < t.terms.quartersInUse; quarters++) {
            sum += t.colonies.need(quarters, need);
        }
        return sum;
    }

    public int births(Seat seat) {
        return t.colonies.births[t.terms.colonyOf(seat.index())];
    }

    public boolean fourthFree(Seat seat) {
        return t.fourthFree(seat.index());
    }

    /** Markers that may be placed without a rest. */
    public int reserve(Seat seat) {
        return t.crews.reserve[seat.index()] + (t.terms.solo ? t.crews.reserve[1] : 0);
    }

    public int inWard(Seat seat, Ward ward) {
        return Wards.in(t, seat.index(), ward) + (t.terms.solo ? Wards.in(t, 1, ward) : 0);
    }

    public boolean developed(Seat seat, Technology technology) {
        return t.developed(seat.index(), technology);
    }

    public int installations(Seat seat, PowerSource source) {
        return t.boards.installations[seat.index() * PowerSource.KINDS + source.ordinal()];
    }

    public @Nullable Plantation plantation(Seat seat) {
        int tile = t.boards.plantation[seat.index()];
        return tile == Index.NONE ? null : PLANTATIONS[tile];
    }

    public int experts(Seat seat) {
        return Staff.experts(t, seat.index());
    }

    public int assistants(Seat seat, Assistant kind) {
        return t.boards.assistants[seat.index() * Assistant.KINDS + kind.ordinal()];
    }
}
