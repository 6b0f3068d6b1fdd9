package cydonia.server.web;

import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.tables.room.Advice;
import cydonia.tables.room.Role;
import cydonia.tables.room.Sight;
import cydonia.tables.room.TableRoom;
import cydonia.tables.storage.Entry;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Who asks, about which table, and what they are there: looked up once for each request. */
record Desk(TableRoom room, Visitor visitor, Role role) {

    static Desk of(TableRoom room, Visitor visitor) {
        return new Desk(room, visitor, room.role(visitor.hash()));
    }

    Language language() {
        return visitor.language();
    }

    /** The table as the visitor sees it now. */
    Sight<?, ?, ?> sight() {
        return room.sight(role);
    }

    /** The advice the visitor was given for the table as it is now. */
    Optional<Advice> advice() {
        return role.seat().flatMap(room::advice);
    }

    Seat seat() {
        return role.seat().orElseThrow(
                () -> Problem.forbidden("You have no seat at this table.", "Vous n’avez pas de place à cette table."));
    }

    void checkHost() {
        if (!role.host()) {
            throw Problem.forbidden("Only the host of the table may do this.",
                    "Seul l’hôte de la table peut faire cela.");
        }
    }

    /** By whom and under which key a command is given. */
    Entry.Request request(Function<String, @Nullable String> fields) {
        return new Entry.Request(visitor.hash(), Commands.key(fields.apply("key")));
    }
}
