package cydonia.games.onmars.cards;

import static cydonia.games.onmars.cards.Building.*;

import cydonia.engine.Text;
import cydonia.games.onmars.cards.Effect.*;
import java.util.List;

/** The 24 blueprints: twelve of level 1, then twelve of level 3, which need a complex of three. */
public enum Blueprint implements Printed {
    // spotless:off
    CONSTRUCTION_YARD   ("Construction Yard",    "Chantier de construction", 1, MINE,             new Upgrade(1, true, true, false, true)),
    METAL_DEPOSIT       ("Metal Deposit",        "Gisement de métal",        1, MINE,             new Construct(MINE, true)),
    AUTOMATED_PRODUCTION("Automated Production", "Production automatisée",   1, GENERATOR,        new Produce()),
    WIND_TURBINES       ("Wind Turbines",        "Éoliennes",                1, GENERATOR,        new Construct(GENERATOR, true)),
    PRIVATE_SHIP        ("Private Ship",         "Vaisseau privé",           1, WATER_EXTRACTOR,  new WelcomeShip(3, true, true)),
    MOISTURE_VAPORATOR  ("Moisture Vaporator",   "Capteur d'humidité",       1, WATER_EXTRACTOR,  new Construct(WATER_EXTRACTOR, true)),
    BIOMARKET           ("Biomarket",            "Biomarché",                1, GREENHOUSE,       new Stock(1, true, true)),
    HYDROPONIC_FARM     ("Hydroponic Farm",      "Ferme hydroponique",       1, GREENHOUSE,       new Construct(GREENHOUSE, true)),
    OXYGEN_TANK         ("Oxygen Tank",          "Réservoir d'oxygène",      1, OXYGEN_CONDENSER, new Learn(1, true)),
    CONCENTRATOR        ("Concentrator",         "Concentrateur",            1, OXYGEN_CONDENSER, new Construct(OXYGEN_CONDENSER, true)),
    CASINO              ("Casino",               "Casino",                   1, SHELTER,          new Gain(Item.CRYSTAL, 2, true)),
    GYM                 ("Gym",                  "Gymnase",                  1, SHELTER,          new Construct(SHELTER, true)),
    MINERAL_MINE        ("Mineral Mine",         "Mine de minerai",          3, MINE,             new Score(2)),
    BIOLAB              ("Biolab",               "Biolabo",                  3, MINE,             new Hire(false, true, true)),
    RADAR               ("Radar",                "Radar",                    3, GENERATOR,        new Radar()),
    BUILDER_DRONE       ("Builder Drone AI600",  "Drone bâtisseur AI600",    3, GENERATOR,        new Upgrade(1, true, true, true, false)),
    RESEARCH_LAB        ("Research Lab",         "Labo de recherche",        3, WATER_EXTRACTOR,  new Develop(2, true, true)),
    AQUEDUCT            ("Aqueduct",             "Aqueduc",                  3, WATER_EXTRACTOR,  new Retrieve(2, false, true)),
    ECO_RESORT          ("Eco Resort",           "Éco-station",              3, GREENHOUSE,       new Retrieve(12, true, false)),
    TRADE_MARKET        ("Trade Market",         "Marché d'échange",         3, GREENHOUSE,       new Trade()),
    RECYCLING_BOTS      ("Recycling Bots",       "Robots recycleurs",        3, OXYGEN_CONDENSER, new Drive(2, 0, false, true)),
    AERIAL_ELEVATOR     ("Aerial Elevator",      "Ascenseur aérien",         3, OXYGEN_CONDENSER, new Travel(true)),
    LIBRARY             ("Library",              "Bibliothèque",             3, SHELTER,          new TakePlans(1, true)),
    COMMAND_CENTER      ("Command Center",       "Centre de commandement",   3, SHELTER,          new Drive(0, 0, true, false));
    // spotless:on

    public static final List<Blueprint> ALL = List.of(values());
    /** The cards of level 1 come first: their ordinals are below this. */
    public static final int LEVEL_ONE = 12;

    private final Text label;
    private final int level;
    private final Building building;
    private final Effect action;

    Blueprint(String en, String fr, int level, Building building, Effect action) {
        this.label = new Text(en, fr);
        this.level = level;
        this.building = building;
        this.action = action;
    }

    public static Blueprint of(int index) {
        return ALL.get(index);
    }

    @Override
    public Text label() {
        return label;
    }

    /** 1 or 3: the size the complex must have for the upgrade. */
    public int level() {
        return level;
    }

    public Building building() {
        return building;
    }

    /** What taking the card gives, and what its building produces. */
    public Item gives() {
        return building.gives();
    }

    /** The executive action it opens once its marker stands on a building. */
    public Effect action() {
        return action;
    }

    /** Won at the end when built, lost when not. */
    public int points() {
        return level == 1 ? 3 : 5;
    }

    /** Who works there without asking for crystals. */
    public Scientist scientist() {
        return Scientist.of(building.ordinal());
    }
}
