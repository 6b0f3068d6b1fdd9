package cydonia.tables.room;

import cydonia.engine.Profile;
import cydonia.engine.Text;
import cydonia.tables.storage.StoredTable;
import java.util.Optional;

/**
 * A table that follows rules this program no longer knows: it stays in its people's lists, and says why it is closed.
 */
public record Outdated(String table, Text game, Text why) {

    static Optional<Outdated> of(StoredTable table, Profile profile) {
        return profile.rules() == table.rules()
                ? Optional.empty()
                : Optional.of(new Outdated(table.id(), profile.name(),
                        Text.of("This game was played with rules version %s; this program knows version %s.",
                                "Cette partie suit la version %s des règles ; ce programme connaît la version %s.",
                                table.rules(), profile.rules())));
    }
}
