package cydonia.games.martians.box;

import cydonia.engine.Text;

/** The energy installations. Each gives 2 energy before turns 1 and 3. */
public enum PowerSource implements Named {
    SOLAR("solar", "Solar panels", "Panneaux solaires", Knob.SOLAR_POWER, Technology.SOLAR_CELLS), WIND("wind",
            "Wind farm", "Parc éolien", Knob.WIND_POWER, Technology.KINETIC_ENERGY);

    public static final int KINDS = 2;
    public static final int OUTPUT = 2;

    private final String id;
    private final Text title;
    private final Knob knob;
    private final Technology boost;

    PowerSource(String id, String en, String fr, Knob knob, Technology boost) {
        this.id = id;
        this.title = new Text(en, fr);
        this.knob = knob;
        this.boost = boost;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Text title() {
        return title;
    }

    public Knob knob() {
        return knob;
    }

    /** The technology with which each of them gives one more. */
    public Technology boost() {
        return boost;
    }

    /** What each of them gives, never less than none: weather and events change it, and so does its technology. */
    public int output(boolean boosted, int changes) {
        return Math.max(0, OUTPUT + (boosted ? 1 : 0) + changes);
    }
}
