package cydonia.games.tilsit.rules;

import cydonia.engine.Choices;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.games.tilsit.box.Domain;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsAction.Leave;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.games.tilsit.language.Question;
import cydonia.games.tilsit.table.Colony;
import cydonia.games.tilsit.table.Owed;
import cydonia.games.tilsit.table.Table;
import java.util.Optional;

/** Losing energy or colonists (rulebook, 6 a, 6 c): the owner chooses what falls silent. */
public final class Losses {

    private Losses() {
    }

    /** Idle colonists go first; where they do not suffice the owner leaves installations. Then energy is checked. */
    static void loseColonists(Table table, Colony colony, int count) {
        int idle = Math.min(count, colony.idle);
        colony.idle -= idle;
        if (table.listens() && count > 0) {
            table.tell(new MarsHappening.ColonistsLost(colony.seat, count));
        }
        balanceEnergy(table, colony.seat);
        if (count > idle) {
            table.push(new LeaveInstallations(colony.seat, count - idle, 0));
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
    public static void measureBorrowedEnergy(Table table) {
        int holder = table.holders[Domain.ENERGY.ordinal()];
        int most = 0;
        if (holder != Table.NOBODY) {
            for (Colony colony : table.colonies) {
                if (colony.seat.index() != holder) {
                    most = Math.max(most, colony.ownEnergy() - colony.consumption());
                }
            }
            balanceEnergy(table, Seat.of(holder));
            borrow(table, Seat.of(holder), most);
        }
    }

    static void borrow(Table table, Seat holder, int units) {
        if (table.listens() && units != table.borrowed) {
            table.tell(new MarsHappening.EnergyBorrowed(holder, table.borrowed, units));
        }
        table.borrowed = units;
    }

    /** After energy was lost or gained: what is too much is switched off, and what waits for energy is powered. */
    static void balanceEnergy(Table table, Seat who) {
        table.push(new Arrangement.PowerPending(who));
        table.push(new SwitchOff(who));
    }

    /** Asked only while more is consumed than there is. */
    public record SwitchOff(Seat who) implements Owed.Decision {
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
                if (table.listens()) {
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

    /**
     * Colonists that idle ones could not make up for: the owner chooses what is left, in the order of installations so
     * that no choice is met twice. Power plant 0 never is: habitation 0 lives by it.
     *
     * @param left
     *            colonists who have left each installation, four bits each
     */
    public record LeaveInstallations(Seat who, int count, long left) implements Owed.Decision {

        private static final Text COLONISTS = new Text("colonists", "colons");
        private static final int BITS = 4;
        private static final long MASK = (1L << BITS) - 1;

        @Override
        public int asked(Table table) {
            return going(table) > 0 ? who.bit() : 0;
        }

        private int going(Table table) {
            int staff = 0;
            for (Installation what : Installation.ALL) {
                staff += canLeave(table, what);
            }
            return Math.min(count, staff);
        }

        private int canLeave(Table table, Installation what) {
            int least = what == Installation.POWER ? 1 : 0;
            return what.needsColonist() ? table.colony(who).active(what) - least : 0;
        }

        @Override
        public void offer(Table table, Seat seat, Choices<MarsAction> out) {
            int from = left == 0 ? 0 : (Long.SIZE - 1 - Long.numberOfLeadingZeros(left)) / BITS;
            int going = going(table);
            int behind = 0;
            for (int i = from; i < Installation.KINDS; i++) {
                behind += canLeave(table, Installation.ALL.get(i));
            }
            for (int i = from; i < Installation.KINDS && behind >= going; i++) {
                Installation what = Installation.ALL.get(i);
                int staff = canLeave(table, what);
                if (staff > 0) {
                    out.add(Leave.of(what));
                }
                behind -= staff;
            }
        }

        @Override
        public void take(Table table, Seat seat, MarsAction action) {
            table.pop();
            if (action instanceof Leave(Installation what)) {
                Colony colony = table.colony(who);
                if (table.listens()) {
                    table.tell(new MarsHappening.Left(who, what, colony.level(what)));
                }
                colony.active[what.ordinal()]--;
                table.push(new LeaveInstallations(who, count - 1, left + (1L << BITS * what.ordinal())));
            }
        }

        @Override
        public Question question(Table table) {
            return new Question.LeaveInstallations(count);
        }

        @Override
        public Optional<Several<MarsAction>> several(Table table, Seat seat) {
            int picked = 0;
            for (Installation what : Installation.ALL) {
                picked += gone(what);
            }
            int all = picked + going(table);
            Several.Builder<MarsAction> choice = Several.<MarsAction>of(COLONISTS, all, all).picked(picked);
            for (Installation what : Installation.ALL) {
                int most = canLeave(table, what) + gone(what);
                if (most > 0) {
                    choice.item(Leave.of(what), most);
                }
            }
            return all == 1 ? Optional.empty() : Optional.of(choice.build());
        }

        private int gone(Installation what) {
            return (int) (left >> BITS * what.ordinal() & MASK);
        }
    }
}
