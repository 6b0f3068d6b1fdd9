package cydonia.ai.onmars;

import cydonia.ai.Hopes;
import cydonia.ai.Net;
import cydonia.ai.Traits;
import cydonia.engine.Seat;
import cydonia.games.onmars.Survey;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Tech;
import java.util.Optional;

/** The solo game: all that the chosen difficulty asks for has to be there at the end. */
final class Challenge {

    private static final Seat ME = Seat.RED;
    private static final Seat LACERDA = Seat.GREEN;
    /** The lead that gives three chances in four: Lacerda often makes a leap. */
    private static final double UNIT_AT_THE_END = 5;
    private static final double UNIT_PER_ROUND = 1.2;
    private static final double UNIT_AT_MOST = 16;
    /** The same for margins that the net foresees. */
    private static final double LEARNED_UNIT_AT_THE_END = 7;
    private static final double LEARNED_UNIT_PER_ROUND = 0.7;
    /** The highest difficulty that something was learned of; the fourth asks for other things than the rest. */
    private static final int LEARNED = 3;
    private static final int[] WANTED_LEAD = {1, 10, 20, 30};
    /** The part of the hope that is progress with each condition, not all of them together. */
    private static final double PROGRESS = 0.3;

    /** The part of all turns that can go into one condition, where there are few of them and where there are many. */
    private static final double AMONG_FEW = 0.8;
    private static final double AMONG_MANY = 0.45;
    /** Turns a row of life support takes. */
    private static final double ROW = 1.15;
    /** Rows that a turn brings on the long way to level 4. */
    private static final double TO_THE_HIGHEST = 0.7;

    private static final Contract[] CONTRACTS = Contract.values();
    private static final Blueprint[] BLUEPRINTS = Blueprint.values();
    private static final Goal[] GOALS = Goal.values();
    private static final Tech[] TECHS = Tech.values();

    private final Survey table;
    private final double rounds;
    private final double turns;
    private final double share;
    private final Side mine;
    private final Side theirs;
    /** Points more than the lead that has to be reached. */
    private final double spare;
    private double all = 1;
    private double sum;
    private int count;

    private Challenge(Survey table, double rounds) {
        this.table = table;
        this.rounds = rounds;
        this.turns = rounds + (table.acted(ME) ? 0 : 1);
        this.share = table.difficulty() == 1 ? AMONG_FEW : AMONG_MANY;
        this.mine = Side.of(table, ME, rounds);
        this.theirs = Side.lacerda(table, LACERDA, rounds);
        this.spare = mine.worth() + new Prospects(table, ME, turns).goal() - theirs.worth()
                - WANTED_LEAD[table.difficulty() - 1];
        ask();
    }

    /** In the last round everything can be reckoned; before that, games that were played know better. */
    static double hope(Survey table, double rounds, Optional<Net> learned) {
        Challenge challenge = new Challenge(table, rounds);
        double all = learned.isPresent() && table.difficulty() <= LEARNED && !table.finalRound()
                ? challenge.learned(learned.get())
                : challenge.all * challenge.lead();
        return (1 - PROGRESS) * all + PROGRESS * (challenge.sum + challenge.lead()) / (challenge.count + 1);
    }

    private double learned(Net net) {
        Net.Sum margin = net.sum();
        traits(margin);
        return Hopes.chance(margin.value() / (LEARNED_UNIT_AT_THE_END + LEARNED_UNIT_PER_ROUND * rounds));
    }

    /** What a net is to learn from. */
    static void traits(Survey table, double rounds, Traits to) {
        new Challenge(table, rounds).traits(to);
    }

    private void traits(Traits to) {
        new OnMarsTraits(table, rounds).put(ME, mine, theirs, spare, count - sum, to);
    }

    /** The chance of all but the lead. */
    private void ask() {
        switch (table.difficulty()) {
            case 1 -> {
                level(3);
                add(anyContract());
                goal();
                needs(6 - bestTech(), 1);
            }
            case 2 -> {
                level(3);
                kinds();
                goal();
                needs(2 - table.researchTiles(ME), 2);
                needs(4 - table.sheltersBuilt(ME), 1.5);
            }
            case 3 -> {
                level(4);
                kinds();
                goal();
                needs(3 - table.mines(ME), 1.5);
            }
            default -> survival();
        }
    }

    private void survival() {
        level(3);
        add(contract(Contract.UPGRADE_GREENHOUSE));
        add(contract(Contract.DELIVER_PLANT));
        needs(table.owns(ME, Scientist.BIOCHEMIST) ? 0 : 1, 2);
        needs(3 - advancedGreenhouses(), 1.5);
        needs(5 - table.largest(ME, Building.GREENHOUSE), 1.5);
        needs(5 - table.stock(ME, Item.PLANT), 0.7);
        needs(2 - table.researchTiles(ME), 2);
        needs(6 - table.techLevel(ME, Tech.GREENHOUSE), 1);
        needs(table.inOrbit(ME) ? 0 : 1, 1);
    }

    private void add(double chance) {
        all *= chance;
        sum += chance;
        count++;
    }

    /** So many more of something, each of which takes so many turns. */
    private void needs(int missing, double turnsEach) {
        add(missing <= 0 ? 1 : 0.98 * Hopes.chance((share * turns - turnsEach * missing) / 1.5));
    }

    /** Level 3 and those above count as missions themselves: others must not end the game before. */
    private void level(int wanted) {
        int missing = 0;
        for (Building type : Calendar.LIFE_SUPPORT) {
            missing += Math.max(0, wanted - table.row(type));
        }
        if (missing == 0) {
            add(1);
            return;
        }
        int levels = wanted - Math.max(Calendar.FIRST_LEVEL - 1, table.colonyLevel());
        double time = Math.min(turns, Calendar.untilMissions(table, table.missionsLeft() - levels + 1));
        // Level 4 is far off: the more is missing the less is certain, so that each row counts from the start.
        add(0.98 * Hopes.chance(wanted > Calendar.FIRST_LEVEL
                ? (TO_THE_HIGHEST * time - missing) / (1 + 0.3 * missing)
                : (0.8 * time - ROW * missing) / 3));
    }

    private double lead() {
        double unit = Math.min(UNIT_AT_MOST, UNIT_AT_THE_END + UNIT_PER_ROUND * rounds);
        return Hopes.chance(spare / unit);
    }

    private void goal() {
        double best = table.goalDone(ME) ? 1 : 0;
        for (Goal goal : GOALS) {
            if (best < 1 && table.holds(ME, goal)) {
                int missing = goal.condition().n() - table.towards(ME, goal);
                best = Math.max(best, missing <= 0 ? 0.99 : 0.9 * Hopes.chance(0.5 * turns - 1.5 * missing));
            }
        }
        add(best);
    }

    private double anyContract() {
        double best = 0;
        for (Contract contract : CONTRACTS) {
            best = Math.max(best, contract(contract));
        }
        return best;
    }

    /** One contract of each kind. */
    private void kinds() {
        double upgrade = 0;
        double delivery = 0;
        for (Contract contract : CONTRACTS) {
            double chance = contract(contract);
            if (contract.isUpgrade()) {
                upgrade = Math.max(upgrade, chance);
            } else {
                delivery = Math.max(delivery, chance);
            }
        }
        add(upgrade);
        add(delivery);
    }

    /** Only a part of all turns goes into a contract, and the longer it takes the less sure it is. */
    private double contract(Contract contract) {
        if (table.owns(LACERDA, contract)) {
            return 0;
        }
        boolean signed = table.owns(ME, contract);
        if (signed && table.isDone(contract)) {
            return 1;
        }
        double work = Fulfilment.turns(table, ME, contract);
        return (signed ? 0.98 : 0.8) * Hopes.chance((0.45 * turns + 0.5 - work) / (0.4 + 0.3 * work));
    }

    private int bestTech() {
        int best = 0;
        for (Tech tech : TECHS) {
            best = Math.max(best, table.techLevel(ME, tech));
        }
        return best;
    }

    private int advancedGreenhouses() {
        int advanced = 0;
        for (Blueprint card : BLUEPRINTS) {
            advanced += card.building() == Building.GREENHOUSE && table.isBuilt(card) && table.owns(ME, card) ? 1 : 0;
        }
        return advanced;
    }
}
