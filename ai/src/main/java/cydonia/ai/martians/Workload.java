package cydonia.ai.martians;

import cydonia.ai.Hopes;
import cydonia.engine.Seat;
import cydonia.games.martians.MartiansRollout;
import cydonia.games.martians.Mode;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Cost;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Mission;
import cydonia.games.martians.cards.Need;
import cydonia.games.martians.cards.Objective;
import cydonia.games.martians.cards.Objective.Condition;
import cydonia.games.martians.cards.Plantation;
import cydonia.games.martians.cards.PowerSource;
import cydonia.games.martians.cards.Technology;
import cydonia.games.martians.cards.Ward;
import java.util.List;
import java.util.Optional;

/**
 * All that is left to do for a mission, as time units: first what the objectives and the needs ask for, then what has
 * to be made for that, down to the crystals in the ground and the energy for everything.
 */
final class Workload {

    /** A placement costs a marker, and every third placement a rest. */
    private static final double PLACEMENT = 0.35;
    private static final double ACTION = 1 + PLACEMENT;
    /** Several buildings are built with one placement. */
    private static final double BUILDING = 1.2;
    private static final double SUPPLY = 1.2;
    /** Not every token holds as much as could be taken. */
    private static final double CRYSTALS_PER_DIG = 1.8;
    private static final double WATER_PER_TREATMENT = 2;
    private static final double ARTEFACT = 4;
    private static final double TECHNOLOGY = 3.3;
    private static final double LOST_CAUSE = 30;
    /** What is not done yet may still go wrong. */
    private static final double RISK = 0.5;

    /** Of all time so much is not wasted. */
    private static final double USEFUL_TIME = 0.75;
    /** So much time for an energy nobody can make any more. */
    private static final double DEAREST_ENERGY = 2.5;
    private static final double CHEAPEST_ENERGY = 0.7;
    private static final double INSTALLATION = 5;
    private static final double ENERGY_PER_TURN = 1.8;
    private static final double TURNS_BETWEEN_SKIES = 1.5;
    private static final double IDLE = 0.4;
    private static final double ENERGY_PER_TIME = 0.5;
    private static final double WISHED_ENERGY = 0.35;
    private static final double SPARE = 0.04;

    /** Its people are hungrier than others. */
    private static final Optional<Mission> HUNGRY_MISSION = Optional.of(Mission.CHANGE_OF_PLANS);
    private static final Good[] GOODS = Good.values();
    private static final PowerSource[] SOURCES = PowerSource.values();

    private final MartiansRollout table;
    private final int seats;
    private final Seat one = Seat.of(0);
    private final int cyclesLeft;
    private final double[] demand = new double[Good.KINDS];
    private double time;
    private double energy;

    Workload(MartiansRollout table, int seats) {
        this.table = table;
        this.seats = seats;
        this.cyclesLeft = table.mode().cycles() - table.cycle();
    }

    /** The chance that everything is done in time. */
    double chance() {
        double left = timeLeft();
        needs();
        objectives();
        markers();
        medicine();
        food();
        water();
        supplies();
        crystals();
        energy();
        double slack = USEFUL_TIME * left + growth() + fourTimeUnits() + spare() - time;
        return 0.03 + 0.94 * Hopes.chance(slack / (0.7 + 0.1 * left));
    }

    private int held(Good good) {
        int held = table.stock(one, good);
        for (int i = 1; i < seats && !table.mode().sharedStock(); i++) {
            held += table.stock(Seat.of(i), good);
        }
        return held;
    }

    private void need(Good good, double count) {
        demand[good.ordinal()] += count;
    }

    /** What is demanded and not there. */
    private double missing(Good good) {
        return Math.max(0, demand[good.ordinal()] - held(good));
    }

    private double timeLeft() {
        double left = table.time();
        for (int i = 0; i < seats; i++) {
            Seat seat = Seat.of(i);
            left += table.turnsToCome(seat) * units(seat);
        }
        return left;
    }

    private int units(Seat seat) {
        return table.developed(seat, Technology.DNA_ALTERATION) ? 4 : 3;
    }

    // ---- what is asked for ----

    private void needs() {
        int crews = table.crews();
        int oxygen = table.needs(one, Need.OXYGEN);
        int sickness = table.needs(one, Need.SICKNESS);
        int hunger = table.needs(one, Need.HUNGER);
        if (cyclesLeft == 0) {
            need(Good.MEDICINE, sickness);
            need(Good.FOOD, hunger);
            int deliveries = table.deliveries() * turnsInCycle();
            time += 3 * Math.max(0, sickness + hunger - deliveries);
        } else {
            // What is left in this cycle costs markers; in the last one it must all be met.
            time += sickness == 0 ? 0 : crews * (0.4 + 0.4 * sickness / crews);
            time += hunger == 0 ? 0 : crews * (0.3 + 0.15 * hunger / crews);
            oxygen += cyclesLeft * (crews - (table.developed(one, Technology.CO2_CONVERTER) ? 1 : 0));
            need(Good.MEDICINE, crews - (table.developed(one, Technology.MEDICINES) ? 1 : 0));
            need(Good.FOOD, 2 * crews + (table.fourthFree(one) ? 1 : 0) + 0.5 + hungerOfMission());
        }
        time += ACTION * oxygen;
        energy += oxygen;
    }

    private int turnsInCycle() {
        int turns = table.time() > 0 ? 1 : 0;
        for (int i = 0; i < seats; i++) {
            turns += table.turnsInCycle(Seat.of(i));
        }
        return turns;
    }

    private double hungerOfMission() {
        return table.refugees() + (table.mission().equals(HUNGRY_MISSION) ? 1 : 0);
    }

    private void objectives() {
        List<Objective> objectives = table.objectives();
        for (int i = 0; i < objectives.size(); i++) {
            switch (objectives.get(i)) {
                case Objective.Task task -> task(task.cost(), table.slots(i) - table.filled(i));
                case Objective.State state -> state(state.condition());
            }
        }
    }

    private void task(Cost cost, int times) {
        if (times <= 0) {
            return;
        }
        time += times * (cost.time() + PLACEMENT + RISK);
        for (int kind = 0; kind < cost.kinds(); kind++) {
            ask(cost.good(kind), times * cost.count(kind));
        }
        if (cost.artefacts() > 0) {
            int artefacts = Math.max(0, times * cost.artefacts() - table.artefacts());
            time += artefacts * ARTEFACT - (artefacts > 0 ? 0.3 * table.excavatorColumn() : 0);
        }
    }

    private void ask(Good good, double count) {
        if (good == Good.ENERGY) {
            energy += count;
        } else {
            need(good, count);
        }
    }

    private void state(Condition condition) {
        int value = table.value(condition);
        int players = seats;
        switch (condition) {
            case Condition.ConstructionLeft left -> wanted(value - left.most().at(players));
            case Condition.GreenhouseImprovementsLeft left -> wanted(value - left.most().at(players));
            case Condition.ImprovementsLeft left -> wanted(value - left.most().at(players));
            case Condition.Installations some -> wanted(some.least().at(players) - value);
            case Condition.NoDust _ -> {
                int dust = value + cyclesLeft;
                time += dust * ACTION + value * RISK;
                energy += dust;
                need(Good.WATER, dust);
            }
            case Condition.TokensDug some -> {
                int digs = Math.max(0, some.least().at(players) - value);
                time += digs * ACTION / 2;
                energy += digs / 2.0;
            }
            case Condition.NobodyDead _ -> time += value * LOST_CAUSE;
            case Condition.FourthColonist _ -> time += value == 1 ? 0 : fourthColonist();
            case Condition.ColonyTechnologies some -> {
                int missing = Math.max(0, some.least().at(players) - value);
                time += missing * TECHNOLOGY;
                energy += missing;
                if (missing > 0 && table.underConstruction(Infrastructure.LABORATORY)) {
                    buildings(1);
                }
            }
            case Condition.ReputationTogether some -> time += 0.4 * Math.max(0, some.least().at(players) - value);
        }
    }

    /** How far away the fourth colonist is; the last chance is the preparation of the last cycle. */
    private double fourthColonist() {
        int perCycle = table.developed(one, Technology.BIRTH_CONTROL) ? 2 : 1;
        int missing = 3 - table.births(one);
        return 3 * missing + LOST_CAUSE / 2 * Math.max(0, missing - perCycle * cyclesLeft);
    }

    private void wanted(int buildings) {
        buildings(buildings);
        time += RISK * Math.max(0, buildings);
    }

    private void buildings(int count) {
        if (count > 0) {
            time += count * BUILDING;
            energy += count;
            need(Good.REGOLITH, count);
            need(Good.SUPPLIES, count);
        }
    }

    /** Markers that must come back before they can be placed again. */
    private void markers() {
        int reserve = 0;
        int sick = 0;
        int hungry = 0;
        for (int i = 0; i < seats; i++) {
            Seat seat = Seat.of(i);
            reserve += table.reserve(seat);
            sick += table.inWard(seat, Ward.INFIRMARY);
            hungry += table.inWard(seat, Ward.APARTMENTS);
        }
        int away = 3 * table.crews() - reserve - sick - hungry;
        int paid = Math.min(hungry, held(Good.CURRENCY) / 2);
        time += PLACEMENT * away + sick + 0.3 * paid + 0.9 * (hungry - paid);
    }

    // ---- what has to be made for that ----

    private boolean anybodyGrows(Plantation tile) {
        boolean grows = false;
        for (int i = 0; i < seats; i++) {
            grows |= table.plantation(Seat.of(i)) == tile;
        }
        return grows;
    }

    /** Medicinal herbs give food as well; the hospital takes supplies instead. */
    private void medicine() {
        double missing = missing(Good.MEDICINE);
        if (missing == 0) {
            return;
        }
        boolean herbs = anybodyGrows(Plantation.MEDICINAL_HERBS);
        boolean hospital = !table.underConstruction(Infrastructure.HOSPITAL);
        time += missing * ACTION;
        energy += missing;
        need(Good.WATER, missing);
        if (!herbs && !hospital) {
            time += ACTION;
            energy += 1;
        }
        if (herbs || !hospital) {
            need(Good.FOOD, -missing);
        } else {
            need(Good.SUPPLIES, missing);
        }
    }

    private void food() {
        double missing = missing(Good.FOOD);
        if (missing == 0) {
            return;
        }
        double best = Plantation.PRINTED_FOOD;
        double thirst = Plantation.PRINTED_WATER;
        for (int i = 0; i < seats; i++) {
            Seat seat = Seat.of(i);
            Plantation tile = table.plantation(seat);
            double more = table.assistants(seat, Assistant.BOTANIST);
            if (tile != null && tile.food() + more > best) {
                best = tile.food() + more;
                thirst = tile.water();
            } else if (tile == null && Plantation.PRINTED_FOOD + more > best) {
                best = Plantation.PRINTED_FOOD + more;
                thirst = Plantation.PRINTED_WATER;
            }
        }
        if (best <= 2 && missing > 3) {
            time += ACTION;
            energy += 1;
            best = Plantation.ALGAE_TANKS.food();
            thirst = Plantation.ALGAE_TANKS.water();
        }
        double harvests = missing / best;
        time += harvests * ACTION;
        energy += harvests;
        need(Good.WATER, harvests * thirst);
    }

    private void water() {
        double missing = missing(Good.WATER);
        if (missing == 0) {
            return;
        }
        if (table.underConstruction(Infrastructure.WATER_PLANT)) {
            buildings(1);
        }
        double treatments = missing / WATER_PER_TREATMENT;
        time += treatments * ACTION;
        energy += treatments;
        need(Good.ICE, treatments);
    }

    private void supplies() {
        time += SUPPLY * missing(Good.SUPPLIES);
    }

    private void crystals() {
        int geologists = 0;
        for (int i = 0; i < seats; i++) {
            geologists += table.assistants(Seat.of(i), Assistant.GEOLOGIST);
        }
        double digs = (missing(Good.REGOLITH) + missing(Good.ICE))
                / (CRYSTALS_PER_DIG + 0.5 * geologists / seats);
        time += digs * ACTION;
        energy += digs;
    }

    /** What is not in stock and will not be made must come from more installations, or from nowhere. */
    private void energy() {
        int skies = 2 * cyclesLeft + (table.turn() < 3 ? 1 : 0);
        double made = 0;
        int room = 0;
        for (int i = 0; i < seats; i++) {
            Seat seat = Seat.of(i);
            room += table.mode() == Mode.SOLO ? 4 : 2;
            for (PowerSource source : SOURCES) {
                int installed = table.installations(seat, source);
                room -= installed;
                made += installed * (PowerSource.OUTPUT + (table.developed(seat, source.boost()) ? 1 : 0));
            }
        }
        double stock = held(Good.ENERGY) + Math.min(table.rtg(), turnsInCycle() + 3 * table.crews() * cyclesLeft);
        double missing = energy - stock - skies * made;
        if (missing > 0) {
            double price = skies == 0 || room == 0 ? DEAREST_ENERGY : INSTALLATION / (PowerSource.OUTPUT * skies);
            time += missing * Math.clamp(price, CHEAPEST_ENERGY, DEAREST_ENERGY);
        } else {
            time += SPARE * missing;
        }
        // More could be done with more energy, whatever comes.
        double wish = ENERGY_PER_TIME * timeLeft() - Math.max(energy, stock + skies * made);
        time += WISHED_ENERGY * Math.max(0, wish);
        // Whoever runs out of energy before the next installment can only wait for it.
        double thirst = ENERGY_PER_TURN * Math.min(turnsInCycle(), TURNS_BETWEEN_SKIES * table.crews());
        time += IDLE * Math.max(0, Math.min(energy, thirst) - held(Good.ENERGY) - Math.min(2, table.rtg()));
    }

    // ---- what gives time ----

    /** A colony without needs grows; three births free a fourth colonist, who has a turn in every cycle to come. */
    private double growth() {
        if (cyclesLeft == 0 || table.fourthFree(one)) {
            return 0;
        }
        int perCycle = table.developed(one, Technology.BIRTH_CONTROL) ? 2 : 1;
        int births = table.births(one);
        boolean possible = births + perCycle * cyclesLeft >= 3;
        return possible ? table.crews() * 0.35 * Math.min(3, births + perCycle - 1) : 0;
    }

    /** The laboratory can make every player-turn longer. */
    private double fourTimeUnits() {
        double gain = 0;
        for (int i = 0; i < seats; i++) {
            Seat seat = Seat.of(i);
            if (!table.developed(seat, Technology.DNA_ALTERATION)) {
                gain += Math.max(0, 0.7 * (table.turnsToCome(seat) - 1) - TECHNOLOGY - 1);
            }
        }
        double cost = table.underConstruction(Infrastructure.LABORATORY) ? 3.5 : 0;
        return 0.5 * Math.max(0, gain - cost);
    }

    /** What nobody asks for yet may still come in handy. */
    private double spare() {
        double spare = 0;
        for (int i = 0; i < Good.KINDS; i++) {
            spare += Math.clamp(held(GOODS[i]) - demand[i], 0, 4);
        }
        return SPARE * spare;
    }
}
