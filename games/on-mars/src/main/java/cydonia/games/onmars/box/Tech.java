package cydonia.games.onmars.box;

import cydonia.engine.Text;
import java.util.List;

/** Technologies. The first six let complexes of the building of the same place grow. */
public enum Tech implements Printed {
    // spotless:off
    MINE            ("Mine",             "Mine"),
    GENERATOR       ("Generator",        "Générateur"),
    WATER_EXTRACTOR ("Water Extractor",  "Extracteur d'eau"),
    GREENHOUSE      ("Greenhouse",       "Serre"),
    OXYGEN_CONDENSER("Oxygen Condenser", "Condensateur d'oxygène"),
    SHELTER         ("Shelter",          "Abri"),
    ROVER           ("Rover",            "Rover"),
    SHIP            ("Ship",             "Vaisseau"),
    UPGRADE         ("Upgrade",          "Amélioration");
    // spotless:on

    public static final List<Tech> ALL = List.of(values());

    private final Text label;

    Tech(String en, String fr) {
        this.label = new Text(en, fr);
    }

    public static Tech of(int index) {
        return ALL.get(index);
    }

    @Override
    public Text label() {
        return label;
    }

    /** Everybody starts with a Shelter tile; all others are learnt from the grid. */
    public boolean isLearnt() {
        return this != SHELTER;
    }
}
