package cydonia.tables.room;

import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.tables.storage.StoredSeat;
import cydonia.tables.storage.StoredSeat.Kind;
import cydonia.tables.storage.StoredTable;
import cydonia.tables.storage.StoredTable.Phase;
import java.util.Optional;

/** What becomes of an invitation that somebody brings along. */
sealed interface Invitation {

    int LONGEST_NAME = 30;

    /** The seat is free for whoever brings it. */
    record Yes(Seat seat) implements Invitation {
    }

    /** It is used already, by the very person who brings it. */
    record Mine() implements Invitation {
    }

    record No(Text why) implements Invitation {
    }

    /** Both the invitation and its bearer are known by their hashes. */
    static Invitation taken(StoredTable table, String invite, String holder) {
        Optional<StoredSeat> seat = table.seats().stream()
                .filter(each -> each.invite().filter(invite::equals).isPresent()).findFirst();
        if (seat.filter(each -> each.heldBy(holder)).isPresent()) {
            return new Mine();
        }
        if (seat.filter(each -> each.kind() == Kind.OPEN).isEmpty() || table.phase() == Phase.CLOSED) {
            return new No(new Text("This invitation has been used or withdrawn.",
                    "Cette invitation a déjà servi ou a été retirée."));
        }
        return table.seats().stream().anyMatch(each -> each.heldBy(holder))
                ? new No(new Text("You already sit at this table.", "Vous êtes déjà assis à cette table."))
                : new Yes(seat.get().seat());
    }

    /** The secret in the link that takes a seat: each issue has another one. */
    static String link(String hostToken, String table, Seat seat, int issue) {
        return Tokens.derive(hostToken, "invite " + table + " " + seat.word() + " " + issue);
    }

    /** A name as it may stand on a chip. */
    static String tidy(String name) {
        String plain = name.strip().replaceAll("[\\p{Cc}\\p{Cf}\\p{Cs}]", "").replaceAll("\\s+", " ");
        int end = plain.offsetByCodePoints(0, Math.min(LONGEST_NAME, plain.codePointCount(0, plain.length())));
        return plain.substring(0, end);
    }
}
