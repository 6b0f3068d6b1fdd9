package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Profile;
import cydonia.engine.Setup;
import cydonia.tables.sight.TimeLimit;
import java.util.List;
import java.util.Optional;

/**
 * Who sits where; mostly before the game begins. It starts by itself when the last open seat is taken; the host may
 * give open seats to the computer ({@code POST /t/{table}/seat/{seat}/computer}) and close the table
 * ({@code POST /t/{table}/close}).
 *
 * @param host
 *            whether the viewer is the host, who alone sees invite links
 * @param watch
 *            the link for onlookers
 * @param begun
 *            whether the game is under way: then only seats can be handed around
 * @param listed
 *            whether everybody is shown the table; nothing where this server lists none
 * @param time
 *            how much time people have, where it is limited
 */
public record LobbyPage(Language language, String table, String title, int version, Profile profile, Setup setup,
        String key,
        List<Place> places, boolean host, Optional<String> watch, boolean begun, Optional<Boolean> listed,
        Optional<TimeLimit> time) {

    /** A seat and, for the host while it is open, the link that takes it. */
    public record Place(Chair chair, Optional<String> invite) {
    }

    public LobbyPage {
        places = List.copyOf(places);
    }
}
