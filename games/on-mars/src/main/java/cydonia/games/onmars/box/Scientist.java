package cydonia.games.onmars.box;

import cydonia.engine.Text;
import java.util.List;

/** The six scientists, in the order of the display. Each works in the building type of the same place. */
public enum Scientist implements Printed {
    // spotless:off
    GEOLOGIST       ("Geologist",        "Géologue"),
    RD_ENGINEER     ("R&D Engineer",     "Ingénieur R&D"),
    HYDROLOGIST     ("Hydrologist",      "Hydrologue"),
    BIOCHEMIST      ("Biochemist",       "Biochimiste"),
    GEOCHEMIST      ("Geochemist",       "Géochimiste"),
    SYSTEMS_ENGINEER("Systems Engineer", "Ingénieur système");
    // spotless:on

    public static final List<Scientist> ALL = List.of(values());
    /** Points for each advanced building of the scored type on Mars. */
    public static final int POINTS = 3;

    private final Text label;

    Scientist(String en, String fr) {
        this.label = new Text(en, fr);
    }

    public static Scientist of(int index) {
        return ALL.get(index);
    }

    @Override
    public Text label() {
        return label;
    }

    public Building worksIn() {
        return Building.of(ordinal());
    }

    public Building scores() {
        return Building.of((ordinal() + 1) % Building.ALL.size());
    }

    /** Two colonists sent to work hire the geologist; two of the resource made one step before hire the others. */
    public boolean costsColonists() {
        return this == GEOLOGIST;
    }

    /** Which resource two of are asked, for all but the geologist. */
    public Item cost() {
        return Item.of(ordinal() - 1);
    }
}
