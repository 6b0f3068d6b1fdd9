package cydonia.games.tilsit.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.language.Facts;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsAction.Done;
import cydonia.games.tilsit.language.MarsAction.PowerUp;
import cydonia.games.tilsit.language.MarsAction.Rearrange;
import cydonia.games.tilsit.language.MarsAction.Staff;
import cydonia.games.tilsit.language.MarsAction.Vacate;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.games.tilsit.language.MarsObstacle;
import cydonia.games.tilsit.language.Question;
import cydonia.games.tilsit.table.Colony;
import cydonia.games.tilsit.table.Owed;
import cydonia.games.tilsit.table.Table;
import java.util.List;

/**
 * The end of the turn begins with colonists, who move freely (rulebook, 6 a, 7). Every step keeps the level order and
 * the energy limit; vacating first and staffing after reaches every arrangement the rules allow. What was vacated stays
 * so this turn, so that nobody goes in circles, until a pending habitation gets its energy: that cannot be undone, and
 * its colonists may stand wherever there is energy.
 */
public final class Arrangement {

    private Arrangement() {
    }

    static boolean canStaff(Table table, Colony colony, Installation what, Why why) {
        boolean idle = colony.idle > 0 || why.asked() && why.not(new MarsObstacle.NoIdleColonist());
        boolean energy = !what.consumes() || hasEnergy(table, colony, why);
        boolean fresh = (table.turn.vacated & 1 << what.ordinal()) == 0
                || why.asked() && why.not(new MarsObstacle.VacatedThisTurn());
        return idle & energy & fresh;
    }

    static boolean canPowerUp(Table table, Colony colony, Why why) {
        return hasEnergy(table, colony, why);
    }

    private static boolean hasEnergy(Table table, Colony colony, Why why) {
        return table.freeEnergy(colony) > 0
                || why.asked() && why.not(new MarsObstacle.NoEnergy(colony.consumption(), table.energyLimit(colony)));
    }

    /** Built, but without a colonist or without energy. */
    static boolean hasVacancy(Colony colony, Installation what) {
        return colony.active(what) < colony.places(what);
    }

    /** The lowest pending habitation gets its energy, and its colonists come. */
    static void powerUp(Table table, Colony colony) {
        int level = ++colony.active[Installation.HABITATION.ordinal()] - 1;
        colony.brought[level] = table.gainColonists(colony, Installation.COLONISTS_PER_HABITATION);
        if (table.listens()) {
            table.tell(new MarsHappening.HabitationPowered(colony.seat, level, colony.brought[level]));
        }
    }

    /** A habitation gets its energy, and its colonists come, at the moment there is some (rulebook, 6 a). */
    record PowerPending(Seat who) implements Owed.Chore {
        @Override
        public void run(Table table) {
            Colony colony = table.colony(who);
            while (hasVacancy(colony, Installation.HABITATION) && canPowerUp(table, colony, Why.NOT_ASKED)) {
                powerUp(table, colony);
            }
        }
    }

    public record Arranging(Seat who) implements Owed.ByOne {
        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            Colony colony = table.colony(who);
            for (Installation what : Installation.ALL) {
                if (hasVacancy(colony, what)) {
                    if (!what.needsColonist()) {
                        if (canPowerUp(table, colony, Why.NOT_ASKED)) {
                            out.add(MarsAction.POWER_UP);
                        }
                    } else if (canStaff(table, colony, what, Why.NOT_ASKED)) {
                        out.add(Staff.of(what));
                    }
                }
            }
            if (Vacating.anything(table, colony)) {
                out.add(MarsAction.REARRANGE);
            }
            out.add(MarsAction.DONE);
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            Colony colony = table.colony(who);
            switch (action) {
                case Staff(Installation what) -> {
                    colony.idle--;
                    colony.active[what.ordinal()]++;
                    if (table.listens()) {
                        table.tell(new MarsHappening.Staffed(who, what, colony.level(what)));
                    }
                }
                case PowerUp _ -> {
                    powerUp(table, colony);
                    table.turn.vacated = 0;
                }
                case Rearrange _ -> table.push(new Vacating(who));
                case Done _ -> {
                    table.pop();
                    table.push(new PowerPending(who));
                }
                default -> throw new IllegalArgumentException(action.toString());
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.Arrange();
        }

        @Override
        public List<Fact.Price> prices(Table table, Seat seat, MarsAction action) {
            boolean draws = action instanceof PowerUp || action instanceof Staff(Installation what) && what.consumes();
            return draws ? List.of(new Fact.Price(Facts.ENERGY, 1)) : List.of();
        }

        @Override
        public void explain(Table table, Seat seat, Reasons<MarsAction> out) {
            Colony colony = table.colony(who);
            for (Installation what : Installation.ALL) {
                if (hasVacancy(colony, what)) {
                    if (what.needsColonist()) {
                        out.unless(Staff.of(what), why -> canStaff(table, colony, what, why));
                    } else {
                        out.unless(MarsAction.POWER_UP, why -> canPowerUp(table, colony, why));
                    }
                }
            }
        }
    }

    /** One installation is left, from a level upwards; or none after all. */
    public record Vacating(Seat who) implements Owed.ByOne {
        static boolean anything(Table table, Colony colony) {
            for (Installation what : Installation.ALL) {
                if (colony.active(what) > 0 && canVacate(table, colony, what, colony.level(what))) {
                    return true;
                }
            }
            return false;
        }

        /** Power plants only as far as the energy in use allows; plant 0 never. */
        private static boolean canVacate(Table table, Colony colony, Installation what, int level) {
            if (!what.needsColonist() || (table.turn.vacated & 1 << what.ordinal()) != 0) {
                return false;
            }
            int lost = Installation.energyOf(colony.level(what) - level + 1);
            return what != Installation.POWER || level > 0 && table.freeEnergy(colony) >= lost;
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            Colony colony = table.colony(who);
            for (Installation what : Installation.ALL) {
                for (int level = colony.level(what); level >= what.lowestLevel(); level--) {
                    if (canVacate(table, colony, what, level)) {
                        out.add(Vacate.of(what, level));
                    }
                }
            }
            out.add(MarsAction.DONE);
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            if (action instanceof Vacate(Installation what, int level)) {
                Colony colony = table.colony(who);
                int leaving = colony.level(what) - level + 1;
                colony.active[what.ordinal()] -= leaving;
                colony.idle += leaving;
                table.turn.vacated |= 1 << what.ordinal();
                if (table.listens()) {
                    table.tell(new MarsHappening.Vacated(who, what, level, leaving));
                }
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.Vacate();
        }
    }
}
