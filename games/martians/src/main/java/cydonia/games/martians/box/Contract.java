package cydonia.games.martians.box;

import static cydonia.games.martians.box.AnalysisCard.BLUE;
import static cydonia.games.martians.box.AnalysisCard.GREEN;
import static cydonia.games.martians.box.AnalysisCard.VIOLET;
import static cydonia.games.martians.box.AnalysisCard.YELLOW;
import static cydonia.games.martians.box.Cost.time;
import static cydonia.games.martians.box.Good.ENERGY;
import static cydonia.games.martians.box.Good.FOOD;
import static cydonia.games.martians.box.Good.ICE;
import static cydonia.games.martians.box.Good.MEDICINE;
import static cydonia.games.martians.box.Good.REGOLITH;
import static cydonia.games.martians.box.Good.SUPPLIES;
import static cydonia.games.martians.box.Good.WATER;

import cydonia.engine.Text;

/** The 24 contracts; the rulebook gives their number, their faces are reconstructed. */
public enum Contract implements Named {
    // spotless:off
    BUILDING_MATERIAL ("building-material", "Building material", "Matériaux",                  time(1).and(2, REGOLITH).and(1, ENERGY),            3),
    ICE_SAMPLES       ("ice-samples",       "Ice samples",       "Échantillons de glace",      time(1).and(2, ICE).and(1, ENERGY),                 3),
    REGOLITH_BRICKS   ("regolith-bricks",   "Regolith bricks",   "Briques de régolite",        time(1).and(3, REGOLITH),                           4),
    COOLING_RESERVE   ("cooling-reserve",   "Cooling reserve",   "Réserve de refroidissement", time(1).and(3, ICE),                                4),
    ROVER_CREW        ("rover-crew",        "Rover crew",        "Équipage du rover",          time(1).and(2, WATER).and(1, SUPPLIES),             4),
    WATER_TANKS       ("water-tanks",       "Water tanks",       "Réservoirs d'eau",           time(1).and(3, WATER),                              4),
    FIELD_RATIONS     ("field-rations",     "Field rations",     "Rations de terrain",         time(1).and(2, FOOD),                               5),
    GUEST_DINNER      ("guest-dinner",      "Guest dinner",      "Dîner des invités",          time(1).and(2, FOOD).and(1, WATER),                 6),
    FIRST_AID_KIT     ("first-aid-kit",     "First-aid kit",     "Trousse de secours",         time(1).and(1, MEDICINE),                           4),
    EXPEDITION_KIT    ("expedition-kit",    "Expedition kit",    "Paquetage d'expédition",     time(1).and(1, MEDICINE).and(1, FOOD),              6),
    ORBITAL_CLINIC    ("orbital-clinic",    "Orbital clinic",    "Clinique orbitale",          time(2).and(2, MEDICINE),                           9),
    HARVEST_FESTIVAL  ("harvest-festival",  "Harvest festival",  "Fête des récoltes",          time(2).and(3, FOOD),                               8),
    RELAY_STATION     ("relay-station",     "Relay station",     "Station relais",             time(1).and(3, ENERGY).and(1, SUPPLIES),            4),
    POWER_EXPORT      ("power-export",      "Power export",      "Exportation d'énergie",      time(2).and(5, ENERGY),                             5),
    SPARE_PARTS       ("spare-parts",       "Spare parts",       "Pièces détachées",           time(1).and(2, SUPPLIES),                           4),
    OUTPOST_SHELL     ("outpost-shell",     "Outpost shell",     "Coque d'avant-poste",        time(2).and(3, SUPPLIES).and(1, REGOLITH),          7),
    PIGMENT_STUDY     ("pigment-study",     "Pigment study",     "Étude des pigments",         time(1).and(2, GREEN),                              6),
    MINERAL_PAIR      ("mineral-pair",      "Mineral pair",      "Paire de minéraux",          time(1).and(1, GREEN).and(1, BLUE),                 7),
    HYDRATED_SALTS    ("hydrated-salts",    "Hydrated salts",    "Sels hydratés",              time(1).and(2, BLUE),                               8),
    SULPHUR_SAMPLE    ("sulphur-sample",    "Sulphur sample",    "Échantillon de soufre",      time(1).and(1, YELLOW),                             6),
    ALLOY_TEST        ("alloy-test",        "Alloy test",        "Essai d'alliage",            time(1).and(1, YELLOW).and(1, GREEN),               8),
    RARE_CRYSTAL      ("rare-crystal",      "Rare crystal",      "Cristal rare",               time(1).and(1, VIOLET),                             7),
    MUSEUM_PIECE      ("museum-piece",      "Museum piece",      "Pièce de musée",             time(2).and(1, VIOLET).and(1, BLUE),               11),
    GEOLOGICAL_SURVEY ("geological-survey", "Geological survey", "Relevé géologique",          time(2).and(1, GREEN).and(1, BLUE).and(1, YELLOW), 12);
    // spotless:on

    public static final int KINDS = 24;

    private final String id;
    private final Text title;
    private final Cost cost;
    private final int reputation;

    Contract(String id, String en, String fr, Cost cost, int reputation) {
        this.id = id;
        this.title = new Text(en, fr);
        this.cost = cost;
        this.reputation = reputation;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Text title() {
        return title;
    }

    public Cost cost() {
        return cost;
    }

    public int reputation() {
        return reputation;
    }
}
