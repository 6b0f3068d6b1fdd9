package cydonia.games.onmars.box;

import static cydonia.games.onmars.box.Building.*;
import static cydonia.games.onmars.box.Vocabulary.*;

import cydonia.engine.Text;
import java.util.List;

/** The 24 blueprints: twelve of level 1, then twelve of level 3, which need a complex of three. */
public enum Blueprint implements Printed {
    // spotless:off
    CONSTRUCTION_YARD   ("Construction Yard",    "Chantier de construction", 1, MINE,             upgrade(1).paid().withTech().boosted()),
    METAL_DEPOSIT       ("Metal Deposit",        "Gisement de métal",        1, MINE,             construct(MINE).boosted()),
    AUTOMATED_PRODUCTION("Automated Production", "Production automatisée",   1, GENERATOR,        produce()),
    WIND_TURBINES       ("Wind Turbines",        "Éoliennes",                1, GENERATOR,        construct(GENERATOR).boosted()),
    PRIVATE_SHIP        ("Private Ship",         "Vaisseau privé",           1, WATER_EXTRACTOR,  welcomeShip(3).paid().boosted()),
    MOISTURE_VAPORATOR  ("Moisture Vaporator",   "Capteur d'humidité",       1, WATER_EXTRACTOR,  construct(WATER_EXTRACTOR).boosted()),
    BIOMARKET           ("Biomarket",            "Biomarché",                1, GREENHOUSE,       stock(1).orCrystals().boosted()),
    HYDROPONIC_FARM     ("Hydroponic Farm",      "Ferme hydroponique",       1, GREENHOUSE,       construct(GREENHOUSE).boosted()),
    OXYGEN_TANK         ("Oxygen Tank",          "Réservoir d'oxygène",      1, OXYGEN_CONDENSER, learn(1).boosted()),
    CONCENTRATOR        ("Concentrator",         "Concentrateur",            1, OXYGEN_CONDENSER, construct(OXYGEN_CONDENSER).boosted()),
    CASINO              ("Casino",               "Casino",                   1, SHELTER,          gain(2, Item.CRYSTAL).boosted()),
    GYM                 ("Gym",                  "Gymnase",                  1, SHELTER,          construct(SHELTER).boosted()),
    MINERAL_MINE        ("Mineral Mine",         "Mine de minerai",          3, MINE,             score(2)),
    BIOLAB              ("Biolab",               "Biolabo",                  3, MINE,             sign().paid()),
    RADAR               ("Radar",                "Radar",                    3, GENERATOR,        radar()),
    BUILDER_DRONE       ("Builder Drone A1600",  "Drone bâtisseur A1600",    3, GENERATOR,        upgrade(1).paid().withTech().everywhere()),
    RESEARCH_LAB        ("Research Lab",         "Labo de recherche",        3, WATER_EXTRACTOR,  develop(2).paid().boosted()),
    AQUEDUCT            ("Aqueduct",             "Aqueduc",                  3, WATER_EXTRACTOR,  retrieve(2).fromWork()),
    ECO_RESORT          ("Eco Resort",           "Éco-station",              3, GREENHOUSE,       retrieve(12).fromActions()),
    TRADE_MARKET        ("Trade Market",         "Marché d'échange",         3, GREENHOUSE,       trade()),
    RECYCLING_BOTS      ("Recycling Bots",       "Robots recycleurs",        3, OXYGEN_CONDENSER, move().bots(2).thatCollect()),
    AERIAL_ELEVATOR     ("Aerial Elevator",      "Ascenseur aérien",         3, OXYGEN_CONDENSER, travelToOrbit()),
    LIBRARY             ("Library",              "Bibliothèque",             3, SHELTER,          takePlans(1).boosted()),
    COMMAND_CENTER      ("Command Center",       "Centre de commandement",   3, SHELTER,          move().withTech());
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
