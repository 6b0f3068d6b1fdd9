package cydonia.ai.martians;

import cydonia.ai.Account;
import cydonia.ai.Account.Part;
import cydonia.engine.Seat;
import cydonia.games.martians.Survey;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Cost;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Mode;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.Plantation;
import cydonia.games.martians.box.PowerSource;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.Ward;
import java.util.List;

/** The reputation a seat will probably have in the end: what it has, and what it holds as reputation to come. */
final class Prospects {

    /** What a time unit is worth with energy to use it, and without. */
    private static final double TIME = 1.2;
    private static final double IDLE_TIME = 0.35;
    private static final double ENERGY_PER_TIME = 0.65;
    private static final double ENERGY = 0.5;
    private static final double ENERGY_AT_THE_END = 1.0 / 3;
    private static final double CURRENCY = 0.22;
    private static final double PENALTY = 3;
    private static final int USEFUL_CURRENCY = 12;

    private static final Contract[] CONTRACTS = Contract.values();
    private static final AnalysisCard[] CARDS = AnalysisCard.values();
    private static final PowerSource[] SOURCES = PowerSource.values();

    private Prospects() {
    }

    static double reputation(Survey table, Seat seat) {
        int cyclesLeft = table.mode().cycles() - table.cycle();
        int turns = table.turnsToCome(seat);
        double time = time(table, seat);
        double use = use(time);
        return table.score(seat) + needs(table, seat, cyclesLeft) + worthOfTime(table, seat, cyclesLeft, time)
                + use * (goods(table, seat, cyclesLeft, turns) + cards(table, seat) + contracts(table, seat))
                + markers(table, seat) * use + equipment(table, seat, cyclesLeft, turns);
    }

    /** The same as a person would count it, part by part. */
    static Account account(Survey table, Seat seat) {
        int cyclesLeft = table.mode().cycles() - table.cycle();
        int turns = table.turnsToCome(seat);
        double time = time(table, seat);
        double use = use(time);
        return new Account(Accounts.REPUTATION_IN_THE_END, List.of(new Part(Accounts.REPUTATION, table.score(seat)),
                new Part(Accounts.NEEDS, needs(table, seat, cyclesLeft)),
                new Part(Accounts.TIME, worthOfTime(table, seat, cyclesLeft, time)),
                new Part(Accounts.GOODS, use * goods(table, seat, cyclesLeft, turns)),
                new Part(Accounts.CARDS, use * (cards(table, seat) + contracts(table, seat))),
                new Part(Accounts.MARKERS, use * markers(table, seat)),
                new Part(Accounts.EQUIPMENT, equipment(table, seat, cyclesLeft, turns))),
                Accounts.openNeeds(table, seat));
    }

    /** Time units until the end of the game. */
    private static double time(Survey table, Seat seat) {
        boolean active = table.time() > 0 && table.actor() == seat;
        return table.turnsToCome(seat) * (table.developed(seat, Technology.DNA_ALTERATION) ? 4 : 3)
                + (active ? table.time() : 0);
    }

    /** Goods are worth something while there is time to use them. */
    private static double use(double time) {
        return Math.min(1, time / 6);
    }

    private static double worthOfTime(Survey table, Seat seat, int cyclesLeft, double time) {
        double powered = Math.min(time, power(table, seat, cyclesLeft) / ENERGY_PER_TIME);
        return TIME * powered + IDLE_TIME * (time - powered);
    }

    /** All energy that will be there until the end, half counting an installation that may follow. */
    private static double power(Survey table, Seat seat, int cyclesLeft) {
        int skies = 2 * cyclesLeft + (table.turn() < 3 ? 1 : 0);
        double power = table.stock(seat, Good.ENERGY);
        int room = table.mode() == Mode.SOLO ? 4 : 2;
        for (PowerSource source : SOURCES) {
            int boost = table.developed(seat, source.boost()) ? 1 : 0;
            int installed = table.installations(seat, source);
            room -= installed;
            power += skies * installed * (PowerSource.OUTPUT + boost);
        }
        if (room > 0 && skies > 1) {
            int ready = Math.min(1, table.stock(seat, Good.ENERGY)) + Math.min(1, table.stock(seat, Good.REGOLITH))
                    + Math.min(1, table.stock(seat, Good.SUPPLIES));
            power += 0.5 * PowerSource.OUTPUT * (skies - 1) * ready / 3;
        }
        return power;
    }

    /** Needs are chances while there are turns to meet them, and a burden when there are none. */
    private static double needs(Survey table, Seat seat, int cyclesLeft) {
        int oxygen = table.needs(seat, Need.OXYGEN);
        int sickness = table.needs(seat, Need.SICKNESS);
        int hunger = table.needs(seat, Need.HUNGER);
        int turns = table.turnsInCycle(seat);
        double worth = 0;
        if (table.objectives().isEmpty()) {
            // the score has counted them as if this were the end
            worth = PENALTY * (oxygen + sickness + hunger);
        }
        if (cyclesLeft == 0) {
            double burden = table.mode() == Mode.SEMI ? 0 : PENALTY;
            double hope = turns == 0 ? 0 : 0.5;
            return worth - (1 - hope) * burden * (oxygen + sickness + hunger);
        }
        double death = PENALTY + 3 * TIME * cyclesLeft;
        double oxygenBurden = turns == 0 ? death : turns == 1 ? 0.15 * death : 0.5;
        double late = turns == 0 ? 1 : turns == 1 ? 0.7 : 0.4;
        worth -= oxygen > 0 ? oxygenBurden + 0.5 * (oxygen - 1) : 0;
        worth -= sickness > 0 ? late * (1.3 + 0.3 * sickness) : 0;
        worth -= hunger > 0 ? late * (0.7 + 0.3 * hunger) : 0;
        return worth;
    }

    private static double goods(Survey table, Seat seat, int cyclesLeft, int turns) {
        int hunger = table.needs(seat, Need.HUNGER) + 2 * cyclesLeft;
        int sickness = table.needs(seat, Need.SICKNESS) + cyclesLeft;
        return held(table, seat, Good.FOOD, Math.min(hunger, 2 * turns + 1), 0.8)
                + held(table, seat, Good.MEDICINE, Math.min(sickness, 2 * turns + 1), 1.5)
                + held(table, seat, Good.WATER, 4, 0.4) + held(table, seat, Good.ICE, 3, 0.3)
                + held(table, seat, Good.REGOLITH, 4, 0.2) + held(table, seat, Good.SUPPLIES, 3, 0.3)
                + (ENERGY - ENERGY_AT_THE_END) * Math.min(table.stock(seat, Good.ENERGY), 3 + 2 * turns)
                + held(table, seat, Good.CURRENCY, USEFUL_CURRENCY, 0.02);
    }

    /** Full worth up to what is useful, little beyond. */
    private static double held(Survey table, Seat seat, Good good, int useful, double beyond) {
        int held = table.stock(seat, good);
        return held <= useful ? worth(good) * held : worth(good) * useful + beyond * (held - useful);
    }

    static double worth(Good good) {
        return switch (good) {
            case ENERGY -> ENERGY;
            case REGOLITH -> 0.7;
            case ICE -> 1.5;
            case WATER -> 2.0;
            case SUPPLIES -> 1.1;
            case FOOD -> 2.4;
            case MEDICINE -> 3.6;
            case CURRENCY -> CURRENCY;
            case REPUTATION -> 1;
        };
    }

    private static double cards(Survey table, Seat seat) {
        double worth = 0;
        for (AnalysisCard card : CARDS) {
            int count = table.cards(seat, card);
            if (count > 0) {
                worth += Math.min(2, count) * worth(card);
            }
        }
        return worth;
    }

    private static double worth(AnalysisCard card) {
        return switch (card) {
            case GREEN, BLUE, YELLOW -> 2.6;
            case VIOLET -> 3;
            case MICROFOSSIL, BIOFILM, METHANE, ORGANICS -> 3.5;
        };
    }

    /** A contract that could be fulfilled at once is worth a part of what it would gain; a nearly ready one less. */
    private static double contracts(Survey table, Seat seat) {
        if (!table.objectives().isEmpty()) {
            return 0;
        }
        double best = 0;
        double next = 0;
        for (Contract contract : CONTRACTS) {
            if (table.shows(contract)) {
                double worth = readiness(table, seat, contract.cost()) * gain(contract);
                if (worth > best) {
                    next = best;
                    best = worth;
                } else {
                    next = Math.max(next, worth);
                }
            }
        }
        return 0.7 * best + 0.4 * next;
    }

    /** What fulfilling it gains beyond the goods and the time it takes. */
    private static double gain(Contract contract) {
        Cost cost = contract.cost();
        double price = TIME * cost.time();
        for (int i = 0; i < cost.kinds(); i++) {
            price += cost.count(i) * worth(cost.good(i));
        }
        for (int colour = 0; colour < AnalysisCard.MINERALS; colour++) {
            price += cost.mineral(colour) * worth(CARDS[colour]);
        }
        return Math.max(0.3, contract.reputation() - price);
    }

    private static double readiness(Survey table, Seat seat, Cost cost) {
        int needed = cost.minerals();
        int there = 0;
        for (int i = 0; i < cost.kinds(); i++) {
            needed += cost.count(i);
            there += Math.min(cost.count(i), table.stock(seat, cost.good(i)));
        }
        for (int colour = 0; colour < AnalysisCard.MINERALS; colour++) {
            there += Math.min(cost.mineral(colour), table.cards(seat, CARDS[colour]));
        }
        double part = (double) there / needed;
        return part * part;
    }

    private static double markers(Survey table, Seat seat) {
        int sick = table.inWard(seat, Ward.INFIRMARY);
        int hungry = table.inWard(seat, Ward.APARTMENTS);
        return 0.5 * table.reserve(seat) - TIME * sick - hungry;
    }

    private static double equipment(Survey table, Seat seat, int cyclesLeft, int turns) {
        double worth = ENERGY_AT_THE_END * (power(table, seat, cyclesLeft) - table.stock(seat, Good.ENERGY));
        double future = cyclesLeft == 0 ? 0.1 : Math.min(1, turns / 6.0);
        Plantation tile = table.plantation(seat);
        if (tile != null) {
            boolean dry = table.underConstruction(Infrastructure.WATER_PLANT) && table.stock(seat, Good.WATER) == 0;
            worth += (dry ? 0.4 : 1) * future * switch (tile) {
                case POTATO_BEDS -> 1;
                case ALGAE_TANKS -> 2;
                case MEDICINAL_HERBS -> 3;
            };
        }
        worth += turns * (0.25 * table.assistants(seat, Assistant.GEOLOGIST)
                + 0.2 * table.assistants(seat, Assistant.BOTANIST)
                + 0.15 * table.assistants(seat, Assistant.SCIENTIST));
        worth += 0.12 * turns * table.experts(seat);
        worth += table.developed(seat, Technology.MEDICINES) ? 0.7 * cyclesLeft : 0;
        worth += table.developed(seat, Technology.CO2_CONVERTER) ? 1.6 * cyclesLeft : 0;
        worth += table.developed(seat, Technology.TELESCOPIC_CRANE) ? 0.08 * turns : 0;
        worth += table.developed(seat, Technology.MOLECULAR_PROBE) ? 0.1 * turns : 0;
        if (!table.fourthFree(seat) && cyclesLeft > 0) {
            int perCycle = table.developed(seat, Technology.BIRTH_CONTROL) ? 2 : 1;
            int births = table.births(seat);
            if (births + perCycle * cyclesLeft > 3) {
                worth += 0.8 * Math.min(3, births + perCycle - 1) * Math.min(2, cyclesLeft);
            }
        }
        if (!table.developed(seat, Technology.DNA_ALTERATION)
                && !table.underConstruction(Infrastructure.LABORATORY)) {
            worth += 0.4 * Math.max(0, TIME * (turns - 1) - 5);
        }
        return worth;
    }
}
