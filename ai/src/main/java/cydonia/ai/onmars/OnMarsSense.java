package cydonia.ai.onmars;

import cydonia.ai.Sense;
import cydonia.engine.Seat;
import cydonia.games.onmars.OnMarsRollout;
import cydonia.games.onmars.Survey;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.*;
import cydonia.games.onmars.language.Question;
import java.util.Arrays;

/** What a company that plays alone goes by. */
final class OnMarsSense implements Sense<OnMarsAction, OnMarsRollout> {

    private static final int OWN = 3;
    private static final int HIGHEST = 4;
    private static final int SIGHT = 6;
    private static final Building[] BUILDINGS = Building.values();
    private static final Contract[] CONTRACTS = Contract.values();

    @Override
    public String name() {
        return "on-mars.solo";
    }

    @Override
    public int kinds() {
        return Kinds.COUNT;
    }

    @Override
    public int common() {
        return Situation.NUMBERS;
    }

    @Override
    public int own() {
        return OWN;
    }

    @Override
    public void common(OnMarsRollout table, Seat seat, float[] to) {
        Situation.put(table.survey(), seat, to);
    }

    @Override
    public int kind(OnMarsRollout table, Seat seat, OnMarsAction action) {
        return Kinds.of(table.survey(), seat, action);
    }

    @Override
    public void own(OnMarsRollout rollout, Seat seat, OnMarsAction action, float[] to) {
        Survey table = rollout.survey();
        Arrays.fill(to, 0);
        switch (action) {
            case At(int hex) -> at(table, seat, hex, to);
            case Rover(int hex) -> put(to, is(table.canTake(seat, hex)), is(table.hasCrystal(hex)),
                    Math.min(SIGHT, table.toNearestTile(seat, hex)) / (double) SIGHT);
            case Bot(int from, int hex) ->
                put(to, Math.clamp(Reach.gain(table, seat, from, hex), -4, 4) / 4, is(lies(table, hex)), 0);
            case Plan(var card) -> put(to, is(table.largest(seat, card.building()) >= card.level()),
                    is(table.hasSite(seat, card)), card.points() / 5.0);
            case Upgrade(var card) -> put(to, card.points() / 5.0, table.largest(seat, card.building()) / 4.0, 0);
            case Sign(Contract contract) -> contract(table, seat, contract, to);
            case Offer(Contract contract) -> contract(table, seat, contract, to);
            case Hire(var scientist) -> put(to, table.advancedOnMars(scientist.scores()) / 4.0, 0, 0);
            case Learn(Tech tech, _) -> tech(table, seat, tech, 0.25, 0, to);
            case Develop(Tech tech, _) -> tech(table, seat, tech, 1 / 3.0, 1 - table.techLevel(seat, tech), to);
            case Deliver(Contract contract, var item) -> put(to, table.missing(contract, item) / 4.0, 0, 0);
            case Construct(Building type) -> put(to, is(type.isLifeSupport() && wanted(table, type)),
                    type.isLifeSupport() ? Math.max(0, HIGHEST - table.row(type)) / 3.0 : 0,
                    table.largest(seat, type) / 4.0);
            case Pay(var item) -> put(to, item.isResource() ? table.stock(seat, item) / 3.0 : 0, 0, 0);
            case Take(var item) -> put(to, item.isResource() ? table.stock(seat, item) / 3.0 : 0, 0, 0);
            case Receive(var item) -> put(to, item.isResource() ? table.stock(seat, item) / 3.0 : 0, 0, 0);
            case Recall(var from) -> put(to, is(from.inOrbit()), 0, 0);
            default -> {
                // its kind says all
            }
        }
    }

    private static void put(float[] to, double first, double second, double third) {
        to[0] = (float) first;
        to[1] = (float) second;
        to[2] = (float) third;
    }

    private static double is(boolean condition) {
        return condition ? 1 : 0;
    }

    private static boolean lies(Survey table, int hex) {
        return table.hasTile(hex) || table.hasCrystal(hex);
    }

    private static boolean wanted(Survey table, Building type) {
        return table.row(type) <= table.colonyLevel();
    }

    private static void at(Survey table, Seat seat, int hex, float[] to) {
        switch (table.question().orElseThrow()) {
            case Question.ConstructAt(_, Building type) ->
                put(to, table.joined(seat, type, hex) / 3.0, is(lies(table, hex)), 0);
            case Question.UpgradeAt _ -> put(to, table.complex(hex) / 4.0, 0, 0);
            default -> put(to, is(lies(table, hex)), farFromWork(table, seat, hex) / 4.0, 0);
        }
    }

    /** Steps that are too many for a bot from there to what the colony needs, of all that it needs. */
    private static int farFromWork(Survey table, Seat seat, int hex) {
        int far = 0;
        for (Building type : Calendar.LIFE_SUPPORT) {
            far += wanted(table, type) ? Math.max(0, table.toNearest(seat, type, hex) - Reach.USUAL) : 0;
        }
        return far;
    }

    /** How soon it would be fulfilled, and whether it is the first of its kind. */
    private static void contract(Survey table, Seat seat, Contract contract, float[] to) {
        boolean first = true;
        for (Contract other : CONTRACTS) {
            first &= other.isUpgrade() != contract.isUpgrade() || !table.owns(seat, other);
        }
        put(to, 1 / (1 + Fulfilment.work(table, seat, contract)), is(first), 0);
    }

    /** How large a complex of its building is, and whether the colony can still use more of them. */
    private static void tech(Survey table, Seat seat, Tech tech, double unit, int more, float[] to) {
        if (tech.ordinal() < BUILDINGS.length) {
            Building type = BUILDINGS[tech.ordinal()];
            put(to, unit * (table.largest(seat, type) + more),
                    is(type.isLifeSupport() && table.row(type) < HIGHEST), 0);
        }
    }
}
