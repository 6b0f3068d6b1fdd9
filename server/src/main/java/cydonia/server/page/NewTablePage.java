package cydonia.server.page;

import cydonia.ai.Level;
import cydonia.engine.Language;
import cydonia.engine.Option;
import cydonia.engine.Profile;
import cydonia.engine.Text;
import cydonia.titles.Gallery;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The form for a new table: {@code POST /new/{game}} with {@code name}, {@code seats}, {@code option.<id>} and, for
 * each seat after the first, {@code seat.<index>} = {@code open}, {@code computer:<level>} or {@code none}. The first
 * seat is the visitor's. {@code GET /new/{game}?seat.<index>=…} is the form with those seats filled in.
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

    private static final String COMPUTER = "computer:" + Level.NORMAL.word();

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

    /** Who sits in that seat: what was filled in, or a computer in the seats that a game needs at least. */
    public String seat(int index) {
        return wish("seat." + index, index < Math.max(2, profile.minSeats()) ? COMPUTER : Preset.NOBODY);
    }

    public List<Preset> againstComputers() {
        return Preset.of(profile, profile.minSeats(), COMPUTER);
    }

    public List<Preset> withFriends() {
        return Preset.of(profile, Math.max(2, profile.minSeats()), "open");
    }

    public boolean filledAs(Preset preset) {
        return IntStream.range(1, profile.maxSeats()).allMatch(index -> seat(index).equals(preset.seat(index)));
    }

    public String wish(String field, String otherwise) {
        return wishes.getOrDefault(field, otherwise);
    }
}
