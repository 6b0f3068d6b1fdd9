package cydonia.games.martians;

import cydonia.engine.Rollout;
import cydonia.engine.Seat;
import cydonia.games.martians.cards.AnalysisCard;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Contract;
import cydonia.games.martians.cards.Expert;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Mission;
import cydonia.games.martians.cards.Need;
import cydonia.games.martians.cards.Objective;
import cydonia.games.martians.cards.Plantation;
import cydonia.games.martians.cards.PowerSource;
import cydonia.games.martians.cards.Technology;
import cydonia.games.martians.cards.Ward;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a player who searches may read of an open table, beyond the score. What is common, such as goods in CO-OP.2, is
 * told alike of every seat; what one player alone has in two crews is told of both together.
 */
public interface MartiansRollout extends Rollout<MartiansPosition, MartiansAction> {

    Mode mode();

    boolean missionRequired();

    /** Sets of markers and colonists at the table: one for each player, two for one player alone. */
    int crews();

    int cycle();

    /** From 1; 0 before the first turn of a cycle. */
    int turn();

    Question question();

    /** Whether somebody is about to begin a player-turn, or has only done what is free. */
    boolean playerTurnBegins();

    // ---- the player-turn ----

    /** Time units the active crew has left. */
    int time();

    /** Markers the active crew may still place. */
    int markersToPlace();

    /** Whether an action of a marker on that post, counted from 1, takes one more time unit. */
    boolean improvable(Infrastructure where, int post);

    /** How many products may be delivered with a player-turn. */
    int deliveries();

    int offered(Good good);

    int wanted(Good good);

    // ---- the mission ----

    /** None where contracts are played. */
    Optional<Mission> mission();

    /** Those of the mission; none where contracts are played. */
    List<Objective> objectives();

    /** How often a task must be done; 0 for states and for what is optional. */
    int slots(int objective);

    int filled(int objective);

    /** The number a condition looks at. */
    int value(Objective.Condition condition);

    int artefacts();

    /** Refugees who wait for shelter. */
    int refugees();

    /** How far to the right the excavator stands, in half columns. */
    int excavatorColumn();

    boolean shows(Contract contract);

    // ---- the board ----

    boolean underConstruction(Infrastructure where);

    /** Posts there that still wait for an improvement. */
    int improvementsLeft(Infrastructure where);

    /** Energy left on the RTG. */
    int rtg();

    // ---- a seat ----

    /** Player-turns that seat has yet to begin in this cycle. */
    int turnsInCycle(Seat seat);

    /** Player-turns that seat has yet to begin until the end of the game, as things stand. */
    int turnsToCome(Seat seat);

    int stock(Seat seat, Good good);

    int cards(Seat seat, AnalysisCard card);

    /** Need tokens in the colony in which that seat lives. */
    int needs(Seat seat, Need need);

    int births(Seat seat);

    boolean fourthFree(Seat seat);

    int dead(Seat seat);

    /** Markers that may be placed without a rest. */
    int reserve(Seat seat);

    int inWard(Seat seat, Ward ward);

    boolean developed(Seat seat, Technology technology);

    int installations(Seat seat, PowerSource source);

    @Nullable
    Plantation plantation(Seat seat);

    int experts(Seat seat);

    boolean employs(Seat seat, Expert expert);

    int assistants(Seat seat, Assistant kind);
}
