package cydonia.engine;

import java.util.LinkedHashMap;
import java.util.Map;

/** How many sit down, what they agreed on, a value for each option of the game, and where its chance comes from. */
public record Setup(int seats, Map<String, String> options, Chance chance) {

    public Setup {
        options = Map.copyOf(options);
    }

    /** Of a new table. */
    public Setup(int seats, Map<String, String> options) {
        this(seats, options, Chance.USUAL);
    }

    /** Checks the wish against the profile and fills in the defaults; refuses with a reason. */
    public static Setup of(Profile profile, Setup wish) {
        int seats = wish.seats();
        if (seats < profile.minSeats() || seats > profile.maxSeats()) {
            throw new Refused(Text.of("%s is for %s to %s players, not %s.",
                    "%s se joue de %s à %s joueurs, pas à %s.",
                    profile.name(), profile.minSeats(), profile.maxSeats(), seats));
        }
        Map<String, String> options = new LinkedHashMap<>();
        profile.options().forEach(option -> options.put(option.id(), option.byDefault()));
        wish.options().forEach((id, value) -> {
            Option option = profile.option(id).orElseThrow(() -> unknown(profile, id));
            if (option.values().stream().noneMatch(allowed -> allowed.id().equals(value))) {
                throw new Refused(Text.of("The option “%s” cannot be “%s”: choose one of %s.",
                        "L'option « %s » ne peut pas être « %s » : choisissez parmi %s.", id, value, option.allowed()));
            }
            options.put(id, value);
        });
        return new Setup(seats, options, wish.chance());
    }

    /** The same for a new table. */
    public static Setup of(Profile profile, int seats, Map<String, String> wishes) {
        return of(profile, new Setup(seats, wishes));
    }

    public static Setup of(Profile profile, int seats) {
        return of(profile, seats, Map.of());
    }

    public Setup with(Chance other) {
        return new Setup(seats, options, other);
    }

    /** The agreed value of an option the profile has. */
    public String option(String id) {
        String value = options.get(id);
        if (value == null) {
            throw new IllegalArgumentException("no option " + id);
        }
        return value;
    }

    public boolean on(String id) {
        return option(id).equals("on");
    }

    private static Refused unknown(Profile profile, String id) {
        String known = String.join(", ", profile.options().stream().map(Option::id).toList());
        return new Refused(Text.of("%s has no option “%s”; it has: %s.", "%s n'a pas d'option « %s » ; il y a : %s.",
                profile.name(), id, known.isEmpty() ? "–" : known));
    }
}
