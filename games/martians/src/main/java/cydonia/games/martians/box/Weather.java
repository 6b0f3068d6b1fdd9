package cydonia.games.martians.box;

import static cydonia.games.martians.box.Knob.DUG_CRYSTALS;
import static cydonia.games.martians.box.Knob.HARVEST_ENERGY;
import static cydonia.games.martians.box.Knob.HARVEST_FOOD;
import static cydonia.games.martians.box.Knob.SOLAR_POWER;
import static cydonia.games.martians.box.Knob.WIND_POWER;

import cydonia.engine.Text;
import java.util.List;

/** The weather cards. Their effects are the rulebook's; how many there are of each is reconstructed. */
public enum Weather implements Named {
    // spotless:off
    STABLE          ("stable-conditions",     "Stable conditions", "Conditions stables",   2, List.of()),
    SOLAR_ENERGY    ("solar-activity-energy", "Solar activity",    "Activité solaire",     1, List.of(turn(HARVEST_ENERGY, -1), turn(SOLAR_POWER, 1))),
    SOLAR_FOOD      ("solar-activity-food",   "Solar activity",    "Activité solaire",     1, List.of(turn(HARVEST_FOOD, 1), turn(SOLAR_POWER, 1))),
    WIND            ("wind",                  "Wind",              "Vent",                 2, List.of(turn(WIND_POWER, 1))),
    SANDSTORM_FOOD  ("sandstorm-food",        "Sandstorm",         "Tempête de sable",     1, List.of(turn(HARVEST_FOOD, -1), turn(SOLAR_POWER, -1), turn(WIND_POWER, -1))),
    SANDSTORM_ENERGY("sandstorm-energy",      "Sandstorm",         "Tempête de sable",     1, List.of(turn(HARVEST_ENERGY, 1), turn(SOLAR_POWER, -1), turn(WIND_POWER, -1))),
    EARTHQUAKE      ("earthquake",            "Earthquake",        "Tremblement de terre", 2, List.of(turn(DUG_CRYSTALS, -1)));
    // spotless:on

    public static final int KINDS = 7;

    private final String id;
    private final Text title;
    private final int copies;
    private final List<Effect.Adjust> effects;
    private final int[] knobs = new int[Knob.KINDS];

    Weather(String id, String en, String fr, int copies, List<Effect.Adjust> effects) {
        this.id = id;
        this.title = new Text(en, fr);
        this.copies = copies;
        this.effects = effects;
        effects.forEach(adjust -> knobs[adjust.knob().ordinal()] = adjust.delta());
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Text title() {
        return title;
    }

    public int copies() {
        return copies;
    }

    public List<Effect.Adjust> effects() {
        return effects;
    }

    public int delta(Knob knob) {
        return knobs[knob.ordinal()];
    }

    private static Effect.Adjust turn(Knob knob, int delta) {
        return new Effect.Adjust(knob, delta, Duration.WEATHER);
    }
}
