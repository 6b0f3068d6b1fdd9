package cydonia.ai.martians;

import cydonia.engine.Seat;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Plantation;
import cydonia.games.martians.box.PowerSource;

/** What has to be made for a bill, from medicine down to the crystals in the ground and the energy for everything. */
record Making(Team team, Bill bill) {

    private static final double SUPPLY = 1.2;
    /** Not every token holds as much as could be taken. */
    private static final double CRYSTALS_PER_DIG = 1.8;
    private static final double WATER_PER_TREATMENT = 2;

    /** An installation, as time with all that it takes. */
    private static final double INSTALLATION = 5;
    /** A missing energy as time: while it can still be made, and when it cannot. */
    private static final double CHEAPEST_ENERGY = 0.7;
    private static final double DEAREST_ENERGY = 2.5;
    private static final double SPARE_ENERGY = 0.04;
    private static final double ENERGY_PER_TURN = 1.8;
    private static final double TURNS_BETWEEN_SKIES = 1.5;
    private static final double IDLE = 0.4;
    private static final double ENERGY_PER_TIME = 0.5;
    private static final double WISHED_ENERGY = 0.35;

    void all() {
        medicine();
        food();
        water();
        bill.time(SUPPLY * bill.missing(Good.SUPPLIES, team));
        crystals();
        energy();
    }

    /** Medicinal herbs give food as well; the hospital takes supplies instead. */
    private void medicine() {
        double missing = bill.missing(Good.MEDICINE, team);
        if (missing == 0) {
            return;
        }
        boolean herbs = team.grows(Plantation.MEDICINAL_HERBS);
        boolean hospital = !team.table().underConstruction(Infrastructure.HOSPITAL);
        bill.actions(missing);
        bill.ask(missing, Good.WATER);
        if (!herbs && !hospital) {
            bill.actions(1);
        }
        if (herbs || !hospital) {
            bill.ask(-missing, Good.FOOD);
        } else {
            bill.ask(missing, Good.SUPPLIES);
        }
    }

    /** The best plantation of all is harvested; where none is good enough, algae are planted first. */
    private void food() {
        double missing = bill.missing(Good.FOOD, team);
        if (missing == 0) {
            return;
        }
        double yield = Plantation.PRINTED_FOOD;
        double thirst = Plantation.PRINTED_WATER;
        for (int i = 0; i < team.seats(); i++) {
            Seat seat = Seat.of(i);
            Plantation tile = team.table().plantation(seat);
            double food = (tile == null ? Plantation.PRINTED_FOOD : tile.food())
                    + team.table().assistants(seat, Assistant.BOTANIST);
            if (food > yield) {
                yield = food;
                thirst = tile == null ? Plantation.PRINTED_WATER : tile.water();
            }
        }
        if (yield <= 2 && missing > 3) {
            bill.actions(1);
            yield = Plantation.ALGAE_TANKS.food();
            thirst = Plantation.ALGAE_TANKS.water();
        }
        double harvests = missing / yield;
        bill.actions(harvests);
        bill.ask(harvests * thirst, Good.WATER);
    }

    private void water() {
        double missing = bill.missing(Good.WATER, team);
        if (missing > 0) {
            bill.buildings(team.table().underConstruction(Infrastructure.WATER_PLANT) ? 1 : 0);
            bill.actions(missing / WATER_PER_TREATMENT);
            bill.ask(missing / WATER_PER_TREATMENT, Good.ICE);
        }
    }

    private void crystals() {
        double perDig = CRYSTALS_PER_DIG + 0.5 * team.assistants(Assistant.GEOLOGIST) / team.seats();
        bill.actions((bill.missing(Good.REGOLITH, team) + bill.missing(Good.ICE, team)) / perDig);
    }

    /** What is not in stock and will not be made must come from more installations, or from nowhere. */
    private void energy() {
        int cyclesLeft = team.cyclesLeft();
        int skies = team.skies();
        int turns = team.turnsInCycle();
        int crews = team.table().crews();
        int held = team.held(Good.ENERGY);
        int rtg = team.table().rtg();
        double asked = bill.asked(Good.ENERGY);
        double there = held + Math.min(rtg, turns + 3 * crews * cyclesLeft) + skies * team.output();
        double missing = asked - there;
        if (missing > 0) {
            double price = skies == 0 || !team.mayInstallMore()
                    ? DEAREST_ENERGY
                    : INSTALLATION / (PowerSource.OUTPUT * skies);
            bill.time(missing * Math.clamp(price, CHEAPEST_ENERGY, DEAREST_ENERGY));
        } else {
            bill.time(SPARE_ENERGY * missing);
        }
        // More could be done with more energy, whatever comes.
        bill.time(WISHED_ENERGY * Math.max(0, ENERGY_PER_TIME * team.timeLeft() - Math.max(asked, there)));
        // Whoever runs out of energy before the sky gives more can only wait for it.
        double thirst = ENERGY_PER_TURN * Math.min(turns, TURNS_BETWEEN_SKIES * crews);
        bill.time(IDLE * Math.max(0, Math.min(asked, thirst) - held - Math.min(2, rtg)));
    }
}
