package cydonia.tables.room;

import cydonia.tables.storage.Entry;
import java.util.Optional;

/**
 * A wish on its way into a table's log.
 *
 * @param request
 *            by whom and under which key, so that a repeated command is known again; nobody for computer players
 * @param hash
 *            what the changed seat remembers of a token; empty for most
 */
record Command(Wish wish, Optional<Entry.Request> request, String hash) {

    static Command by(Entry.Request request, Wish wish) {
        return new Command(wish, Optional.of(request), "");
    }

    static Command ofComputer(Wish wish) {
        return new Command(wish, Optional.empty(), "");
    }

    Command remembering(String token) {
        return new Command(wish, request, token);
    }

    boolean byPerson() {
        return request.isPresent();
    }
}
