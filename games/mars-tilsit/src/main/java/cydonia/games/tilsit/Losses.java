package cydonia.games.tilsit;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.games.tilsit.MarsAction.Leave;

/** Losing energy or colonists (rulebook, 6 a and c): the owner chooses what falls silent. */
final class Losses {

    private Losses() {
    }

    /** Idle colonists go first; where they do not suffice the owner leaves installations. Then energy is checked. */
    static void loseColonists(Table table, Colony colony, int count) {
        int idle = Math.min(count, colony.idle);
        colony.idle -= idle;
        if (table.heard() && count > 0) {
            table.tell(new MarsHappening.ColonistsLost(colony.seat, count));
        }
        table.push(new SwitchOff(colony.seat));
        if (count > idle) {
            table.push(new LeaveInstallations(colony.seat, count - idle));
        }
    }

    /** The habitation one above the highest still powered no longer is: its colonists are gone. */
    static void habitationLost(Table table, Colony colony) {
        int level = colony.active(Installation.HABITATION);
        int gone = colony.brought[level];
        colony.brought[level] = 0;
        loseColonists(table, colony, gone);
    }

    /** The holder of the energy supremacy may use the unused energy of one opponent: that of the one with most. */
    static void measureBorrowedEnergy(Table table) {
        int holder = table.holders[Domain.ENERGY.ordinal()];
        int most = 0;
        if (holder != Table.NOBODY) {
            for (Colony colony : table.colonies) {
                if (colony.seat.index() != holder) {
                    most = Math.max(most, colony.ownEnergy() - colony.consumption());
                }
            }
            table.push(new SwitchOff(Seat.of(holder)));
            borrow(table, Seat.of(holder), most);
        }
    }

    static void borrow(Table table, Seat holder, int units) {
        if (table.heard() && units != table.borrowed) {
            table.tell(new MarsHappening.EnergyBorrowed(holder, table.borrowed, units));
        }
        table.borrowed = units;
    }

    /** Asked only while more is consumed than there is. */
    record SwitchOff(Seat who) implements Owed.Decision {
        @Override
        public int asked(Table table) {
            return table.freeEnergy(table.colony(who)) < 0 ? who.bit() : 0;
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            Colony colony = table.colony(who);
            for (Installation what : Installation.ALL) {
                // Habitation 0 always draws its unit.
                int least = what == Installation.HABITATION ? 1 : 0;
                if (what.consumes() && colony.active(what) > least) {
                    out.add(MarsAction.SwitchOff.of(what));
                }
            }
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            if (action instanceof MarsAction.SwitchOff(Installation what)) {
                Colony colony = table.colony(who);
                if (table.heard()) {
                    table.tell(new MarsHappening.SwitchedOff(who, what, colony.level(what)));
                }
                colony.active[what.ordinal()]--;
                if (what == Installation.HABITATION) {
                    habitationLost(table, colony);
                } else {
                    colony.idle++;
                }
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.SwitchOff(-table.freeEnergy(table.colony(who)));
        }
    }

    /** Colonists that idle ones could not make up for. Power plant 0 is never left: habitation 0 lives by it. */
    record LeaveInstallations(Seat who, int count) implements Owed.Decision {
        @Override
        public int asked(Table table) {
            Colony colony = table.colony(who);
            return count > 0 && colony.colonists() > 1 ? who.bit() : 0;
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            Colony colony = table.colony(who);
            for (Installation what : Installation.ALL) {
                int least = what == Installation.POWER ? 1 : 0;
                if (what.needsColonist() && colony.active(what) > least) {
                    out.add(Leave.of(what));
                }
            }
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            if (action instanceof Leave(Installation what)) {
                Colony colony = table.colony(who);
                if (table.heard()) {
                    table.tell(new MarsHappening.Left(who, what, colony.level(what)));
                }
                colony.active[what.ordinal()]--;
                table.push(new LeaveInstallations(who, count - 1));
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.LeaveInstallations(count);
        }
    }
}
