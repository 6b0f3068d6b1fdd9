package cydonia.ai.onmars;

import cydonia.engine.Seat;
import cydonia.games.onmars.Survey;
import cydonia.games.onmars.box.Benefit;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.*;
import cydonia.games.onmars.language.Question;

/** How much each action deserves to be tried, at a glance. */
final class Leanings {

    private Leanings() {
    }

    static double weight(Survey table, Seat seat, OnMarsAction action) {
        return switch (action) {
            case Act(MainAction main) -> main(main);
            case Execute(Executive executive) ->
                executive(executive) * affordable(table, seat, executive.crystals());
            case Use _ -> 2;
            case Send _ -> 5;
            case Complete _ -> 20;
            case Deliver(var contract, var item) -> table.missing(contract, item) == 1 ? 3 : 1;
            case Fulfil _ -> 20;
            case Pay(Item item) -> pay(table, seat, item);
            case PayGoal _ -> table.goalDone(seat) ? 20 : 0.2;
            case Take(Item item) -> scarce(table, seat, item);
            case Receive(Item item) -> scarce(table, seat, item);
            case Learn(var tech, int row) -> 3.0 / (1 + row);
            case Develop(var tech, var space) -> space.column() == 6 ? 12 : 1 + space.column();
            case Plan(var card) -> table.largest(seat, card.building()) >= card.level() ? 3 : 1;
            case Rover(int to) -> table.isDetour(action) ? 0 : rover(table, seat, to);
            case Bot(int from, int to) -> table.isDetour(action) ? 0 : bot(table, seat, from, to);
            case UseTech(Seat owner) -> owner == seat ? 6 : 3;
            case Construct(Building type) -> construct(table, seat, type);
            case At(int hex) -> at(table, seat, hex);
            case Upgrade(var card) -> 2 + card.points();
            case Welcome _ -> 3;
            case Hire(Scientist scientist) -> 1 + table.advancedOnMars(scientist.scores());
            case Sign(Contract contract) -> 6 / (1 + Fulfilment.work(table, seat, contract));
            case Offer(Contract contract) -> 4 / (1 + Fulfilment.work(table, seat, contract));
            case Claim(Benefit benefit) -> benefit == Benefit.MINERAL ? 2 : 1;
            case ClaimTask _ -> 20;
            case Plain plain -> plain(table, seat, plain);
            case TakeSpace _,PlaceShuttle _,Shelve _,Unload _,Recall _,Explore _ -> 1;
        };
    }

    private static double main(MainAction main) {
        return switch (main) {
            case CONSTRUCT_BUILDING -> 6;
            case UPGRADE_BUILDING -> 10;
            case WELCOME_SHIP -> 6;
            case HIRE_OR_CONTRACT -> 2.5;
            case CONTROL_CENTER -> 2;
            case OBTAIN_BLUEPRINT, LEARN_TECHNOLOGY -> 4;
            case RESEARCH_DEVELOPMENT -> 5;
            case RESUPPLY -> 2;
            case LANDING_POD -> 1;
        };
    }

    /** What crystals do not suffice for would be paid with private goals. */
    private static double affordable(Survey table, Seat seat, int crystals) {
        return table.crystals(seat) >= crystals || table.goalDone(seat) ? 1 : 0.1;
    }

    private static double executive(Executive executive) {
        return switch (executive) {
            case UPGRADE -> 5;
            case DEVELOP_FREE, MOVE_ROVER, TAKE_PLAN -> 1.5;
            case GAIN_MINERAL, STOCK, MOVE_BOTS -> 0.7;
        };
    }

    /** What there is most of is paid first; minerals, which replace everything, last. */
    private static double pay(Survey table, Seat seat, Item item) {
        return switch (item) {
            case MINERAL -> 0.3;
            case CRYSTAL -> 1;
            case BATTERY, WATER, PLANT, OXYGEN -> 1 + table.stock(seat, item);
        };
    }

    private static double scarce(Survey table, Seat seat, Item item) {
        return item == Item.CRYSTAL ? 1 : 2.0 / (1 + table.stock(seat, item));
    }

    private static double rover(Survey table, Seat seat, int to) {
        if (table.canTake(seat, to)) {
            return 12;
        }
        int here = table.toNearestTile(seat, table.rover(seat));
        int there = table.toNearestTile(seat, to);
        return (table.hasCrystal(to) ? 5 : 0) + (there < here ? 3 : 0.3);
    }

    private static double bot(Survey table, Seat seat, int from, int to) {
        double gain = Math.clamp(Reach.gain(table, seat, from, to), 0, 4);
        return (table.hasTile(to) || table.hasCrystal(to) ? 0.1 : 0.3) * (1 + 2 * gain);
    }

    private static double construct(Survey table, Seat seat, Building type) {
        if (type == Building.SHELTER) {
            return 5;
        }
        double liking = table.hasProgress(seat, type) ? 1 : 2;
        return type == Building.MINE
                ? liking + 1
                : liking + (table.row(type) <= table.colonyLevel() ? 4 : 0);
    }

    private static double at(Survey table, Seat seat, int hex) {
        return switch (table.question().orElseThrow()) {
            case Question.ConstructAt(Seat who, Building type) -> {
                double size = 1 + table.joined(seat, type, hex);
                yield size * size * (table.hasTile(hex) || table.hasCrystal(hex) ? 0.4 : 1);
            }
            case Question.UpgradeAt _ ->
                table.complex(hex) * (table.minerAt(hex).filter(seat::equals).isPresent() ? 0.5 : 1);
            default -> 1;
        };
    }

    private static double plain(Survey table, Seat seat, Plain plain) {
        return switch (plain) {
            case END_TURN -> 1.5;
            case ENOUGH -> enough(table.question().orElseThrow());
            case STOP -> table.canTake(seat, table.rover(seat)) ? 20 : 1;
            case PAY_COLONIST -> 1;
            case RECALL_WORKER -> 1;
            case KEEP_OXYGEN -> 1;
            case RIDE -> 2 + table.working(seat) + table.onSlots(seat, !table.inOrbit(seat));
            case FLY -> 0.2 + table.working(seat) / (1.0 + 2 * table.quarters(seat));
            case STAY, GO_ON -> 1;
            case END_GAME -> table.leads(seat) ? 1 : 0; // nobody who is behind agrees
        };
    }

    /** What is free is taken, and what was begun is done. */
    private static double enough(Question question) {
        return switch (question) {
            case Question.Drive _ -> 1;
            case Question.Upgrade _,Question.Develop _,Question.Fulfil _ -> 0.3;
            case Question.Stock(_, int free) -> free > 0 ? 0 : 2;
            case Question.Learn(_, int free) -> free > 0 ? 0.05 : 2;
            case Question.Plans _ -> 2;
            default -> 0.7;
        };
    }
}
