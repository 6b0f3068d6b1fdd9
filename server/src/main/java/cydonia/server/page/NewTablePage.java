package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Profile;
import cydonia.engine.Text;
import java.util.Map;
import java.util.Optional;

/**
 * The form for a new table: {@code POST /new/{game}} with {@code name}, {@code seats}, {@code option.<id>} and, for
 * each seat after the first, {@code seat.<index>} = {@code open}, {@code computer:<level>} or {@code none}. The first
 * seat is the visitor's.
 *
 * @param key
 *            a fresh idempotency key
 * @param wishes
 *            what was filled in so far, by field
 * @param problem
 *            why the form came back
 */
public record NewTablePage(Language language, String key, Profile profile, Map<String, String> wishes,
        Optional<Text> problem) {

    public NewTablePage {
        wishes = Map.copyOf(wishes);
    }

    public String wish(String field, String otherwise) {
        return wishes.getOrDefault(field, otherwise);
    }
}
