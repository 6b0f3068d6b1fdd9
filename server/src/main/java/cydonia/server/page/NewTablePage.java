package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Option;
import cydonia.engine.Profile;
import cydonia.engine.Text;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

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
public record NewTablePage(Language language, String key, Profile profile, Gallery gallery,
        Map<String, String> wishes, Optional<Text> problem) {

    public NewTablePage {
        wishes = Map.copyOf(wishes);
    }

    /** Options that are one of several things. */
    public List<Option> options() {
        return profile.options().stream().filter(option -> !option.flag()).toList();
    }

    /** Options that are on or off: they are folded behind the names of those that are on. */
    public List<Option> variants() {
        return profile.options().stream().filter(Option::flag).toList();
    }

    /** The variants that are on, in words. */
    public String switchedOn() {
        String on = variants().stream()
                .filter(option -> wish("option." + option.id(), option.byDefault()).equals("on"))
                .map(option -> option.name().set().in(language)).collect(Collectors.joining(" · "));
        return on.isEmpty() ? Words.NO_VARIANT.in(language) : on;
    }

    public String wish(String field, String otherwise) {
        return wishes.getOrDefault(field, otherwise);
    }
}
