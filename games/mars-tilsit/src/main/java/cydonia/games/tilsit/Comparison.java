package cydonia.games.tilsit;

import cydonia.engine.Seat;
import java.util.ArrayList;
import java.util.List;

/** Who is stronger in a domain: how conflicts and supremacies are decided (rulebook, 1 a, 1 b). */
final class Comparison {

    private Comparison() {
    }

    /**
     * Most active installations; among equals those with a tie bonus, if any of them has one; among these most idle
     * colonists. One left wins, otherwise nobody.
     */
    static int winner(Table table, Domain domain, int contenders) {
        int installation = domain.installation().ordinal();
        int most = -1;
        int left = 0;
        for (Colony colony : table.colonies) {
            if ((contenders & colony.seat.bit()) != 0) {
                int strength = colony.active[installation];
                left = strength > most ? colony.seat.bit() : strength == most ? left | colony.seat.bit() : left;
                most = Math.max(most, strength);
            }
        }
        left = withBonusIfAny(table, domain, left);
        left = withMostIdle(table, left);
        int winner = Integer.bitCount(left) == 1 ? Integer.numberOfTrailingZeros(left) : Table.NOBODY;
        if (table.listens()) {
            tell(table, domain, contenders, winner);
        }
        return winner;
    }

    private static int withBonusIfAny(Table table, Domain domain, int tied) {
        int with = 0;
        for (Colony colony : table.colonies) {
            if ((tied & colony.seat.bit()) != 0 && colony.hasTieBonus(domain)) {
                with |= colony.seat.bit();
            }
        }
        return with == 0 ? tied : with;
    }

    private static int withMostIdle(Table table, int tied) {
        int most = -1;
        int with = 0;
        for (Colony colony : table.colonies) {
            if ((tied & colony.seat.bit()) != 0) {
                with = colony.idle > most ? colony.seat.bit() : colony.idle == most ? with | colony.seat.bit() : with;
                most = Math.max(most, colony.idle);
            }
        }
        return with;
    }

    private static void tell(Table table, Domain domain, int contenders, int winner) {
        List<MarsHappening.Contender> sides = new ArrayList<>();
        for (Seat seat : Seat.in(contenders)) {
            Colony colony = table.colony(seat);
            sides.add(new MarsHappening.Contender(seat, colony.active(domain.installation()),
                    colony.hasTieBonus(domain), colony.idle));
        }
        table.tell(new MarsHappening.Compared(domain, sides, Table.seatOf(winner)));
    }
}
