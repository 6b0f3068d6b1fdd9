package cydonia.ai.martians;

import cydonia.engine.Seat;
import cydonia.games.martians.Survey;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.Objective;
import cydonia.games.martians.box.Ward;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansAction.Accept;
import cydonia.games.martians.language.MartiansAction.Accomplish;
import cydonia.games.martians.language.MartiansAction.Analyse;
import cydonia.games.martians.language.MartiansAction.Ask;
import cydonia.games.martians.language.MartiansAction.Build;
import cydonia.games.martians.language.MartiansAction.Consult;
import cydonia.games.martians.language.MartiansAction.Counter;
import cydonia.games.martians.language.MartiansAction.Decline;
import cydonia.games.martians.language.MartiansAction.Deliver;
import cydonia.games.martians.language.MartiansAction.Develop;
import cydonia.games.martians.language.MartiansAction.DrawRtg;
import cydonia.games.martians.language.MartiansAction.Enough;
import cydonia.games.martians.language.MartiansAction.Finish;
import cydonia.games.martians.language.MartiansAction.Fulfil;
import cydonia.games.martians.language.MartiansAction.Give;
import cydonia.games.martians.language.MartiansAction.Harvest;
import cydonia.games.martians.language.MartiansAction.HireAssistant;
import cydonia.games.martians.language.MartiansAction.HireExpert;
import cydonia.games.martians.language.MartiansAction.Improve;
import cydonia.games.martians.language.MartiansAction.Install;
import cydonia.games.martians.language.MartiansAction.LeaveLocked;
import cydonia.games.martians.language.MartiansAction.Offer;
import cydonia.games.martians.language.MartiansAction.Pass;
import cydonia.games.martians.language.MartiansAction.Place;
import cydonia.games.martians.language.MartiansAction.Plant;
import cydonia.games.martians.language.MartiansAction.Propose;
import cydonia.games.martians.language.MartiansAction.Recover;
import cydonia.games.martians.language.MartiansAction.Refuse;
import cydonia.games.martians.language.MartiansAction.Research;
import cydonia.games.martians.language.MartiansAction.Rest;
import cydonia.games.martians.language.MartiansAction.Resupply;
import cydonia.games.martians.language.MartiansAction.Take;
import cydonia.games.martians.language.MartiansAction.Withdraw;

/** Which actions deserve to be looked at first. */
final class Appeal {

    private Appeal() {
    }

    static double of(Survey table, Seat seat, MartiansAction action) {
        return switch (action) {
            case Place(Infrastructure where, int post) -> place(table, seat, where, post);
            case Accomplish _ -> 8;
            case Fulfil(var contract) -> 0.7 * contract.reputation();
            case Build(var site) -> site == Infrastructure.WATER_PLANT ? 3 : 2;
            case Improve(Infrastructure where, int post) -> improve(table, where, post);
            case Install _ -> table.cycle() < table.mode().cycles() ? 4 : 0.1;
            case Take(int regolith, int ice) -> regolith + ice == table.mostCrystals() ? 1 : 0.02;
            case Harvest _ -> 2;
            case Plant _ -> plant(table, seat);
            case Develop(var technology) -> technology.colony() ? 1 : table.turnsToCome(seat) < 3 ? 0 : 0.7;
            case Resupply _ -> 1;
            case Research _ -> 0.4;
            case Analyse _ -> table.objectives().isEmpty() ? 0.8 : 0.1;
            case HireExpert _,HireAssistant _ -> 1;
            case Consult _ -> 1;
            case Rest _ -> tooLate(table, seat, 2) ? 0.01 : rest(table);
            case Recover(Ward ward) -> tooLate(table, seat, ward == Ward.INFIRMARY ? 2 : 1) ? 0.01 : 0.8;
            case DrawRtg _ -> tooLate(table, seat, 1) && table.experts(seat) == 0 ? 0 : rtg(table, seat);
            case Finish _ -> table.time() == 0 ? 1 : 0.1;
            case Deliver _ -> 4;
            case Enough _ -> table.delivering() ? 0.15 : 0.02;
            case Refuse _ -> 0.5;
            case LeaveLocked _ -> 0.05;
            case Pass _ -> 0;
            case Offer _,Give _,Ask _,Propose _,Withdraw _,Accept _,Decline _,Counter _ ->
                Bargain.weight(table, seat, action);
            default -> 1;
        };
    }

    private static double place(Survey table, Seat seat, Infrastructure where, int post) {
        double appeal = switch (where) {
            case MOXIE -> 2.5;
            case CONSTRUCTION -> 2;
            case HOSPITAL -> table.needs(seat, Need.SICKNESS) > 0 ? 2 : 0.8;
            case WATER_PLANT -> table.stock(seat, Good.WATER) < 3 ? 1.5 : 0.4;
            case EXCAVATION -> dig(table, seat);
            case LANDING_PAD -> 1.2;
            case GREENHOUSES -> table.stock(seat, Good.WATER) > 0 ? 1.5 : plant(table, seat);
            case TRAINING_CENTRE -> 0.3;
            case LABORATORY -> 0.8;
        };
        return table.hasTwin(where, post) ? 0 : table.improvable(where, post) ? 0.3 * appeal : appeal;
    }

    /** Of equal tokens in one place the leftmost will do. */
    private static double improve(Survey table, Infrastructure where, int post) {
        for (int left = 1; left < post; left++) {
            if (table.improvable(where, left)) {
                return 0;
            }
        }
        return table.objectives().isEmpty() || wanted(table, where) ? 2 : 0.3;
    }

    /** Crystals of the last moment are of no use, but some missions want the ground dug up. */
    private static double dig(Survey table, Seat seat) {
        if (table.objectives().isEmpty() && tooLate(table, seat, 2)) {
            return 0;
        }
        return table.stock(seat, Good.REGOLITH) + table.stock(seat, Good.ICE) < 8 ? 1.2 : 0.4;
    }

    /** A plantation pays by harvests, which take water and another time unit. */
    private static double plant(Survey table, Seat seat) {
        if (tooLate(table, seat, table.stock(seat, Good.WATER) > 0 ? 2 : Integer.MAX_VALUE)) {
            return 0;
        }
        return table.plantation(seat) == null ? 1 : 0.1;
    }

    /** Whether this is the seat's last player-turn, with less time left than that. */
    private static boolean tooLate(Survey table, Seat seat, int time) {
        return table.time() < time && table.turnsToCome(seat) == 0;
    }

    /** Whether the mission wants improvements there. */
    private static boolean wanted(Survey table, Infrastructure where) {
        for (Objective objective : table.objectives()) {
            if (objective instanceof Objective.State(_, _, Objective.Condition condition)) {
                switch (condition) {
                    case Objective.Condition.GreenhouseImprovementsLeft _ -> {
                        return where == Infrastructure.GREENHOUSES;
                    }
                    case Objective.Condition.ImprovementsLeft _ -> {
                        return true;
                    }
                    default -> {
                        // asks for something else
                    }
                }
            }
        }
        return false;
    }

    private static double rest(Survey table) {
        return switch (table.markersToPlace()) {
            case 0 -> 2;
            case 1 -> 0.4;
            default -> 0.05;
        };
    }

    private static double rtg(Survey table, Seat seat) {
        boolean low = table.stock(seat, Good.ENERGY) < 3;
        return table.mode().sharedStock() && !table.objectives().isEmpty() ? low ? 2 : 0.7 : low ? 0.5 : 0.05;
    }
}
