package cydonia.server.page;

import cydonia.engine.Profile;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The seats of a new table filled at once: so many players, and who the others are ({@code open} or
 * {@code computer:<level>}).
 */
public record Preset(Profile profile, int players, String others) {

    /** What a form calls a seat that is not used. */
    public static final String NOBODY = "none";

    static List<Preset> of(Profile profile, int fewest, String others) {
        return IntStream.rangeClosed(fewest, profile.maxSeats())
                .mapToObj(players -> new Preset(profile, players, others)).toList();
    }

    public String seat(int index) {
        return index < players ? others : NOBODY;
    }

    /** The form filled so. */
    public String link() {
        return "/new/" + profile.id() + "?" + IntStream.range(1, profile.maxSeats())
                .mapToObj(index -> "seat." + index + "=" + seat(index)).collect(Collectors.joining("&"));
    }
}
