package cydonia.games.martians.box;

import static cydonia.games.martians.box.AnalysisCard.BLUE;
import static cydonia.games.martians.box.AnalysisCard.GREEN;
import static cydonia.games.martians.box.AnalysisCard.VIOLET;
import static cydonia.games.martians.box.AnalysisCard.YELLOW;
import static cydonia.games.martians.box.Cost.time;

import cydonia.engine.Text;

/** Research for the space agency, paid in currency. Scientists save time on every tile. */
public enum ResearchTile implements Named {
    // spotless:off
    MAGNETIC_ANOMALIES ("magnetic-anomalies",  "Magnetic anomalies",  "Anomalies magnétiques",  time(2).and(1, YELLOW),                            10),
    CLAY_LAYERS        ("clay-layers",         "Clay layers",         "Couches d'argile",       time(2).and(1, BLUE),                               8),
    DUST_CHEMISTRY     ("dust-chemistry",      "Dust chemistry",      "Chimie des poussières",  time(2).and(1, GREEN),                              6),
    SOIL_SAMPLE        ("soil-sample",         "Soil sample",         "Échantillon de sol",     time(1).and(1, GREEN),                              5),
    SALT_DEPOSITS      ("salt-deposits",       "Salt deposits",       "Dépôts de sel",          time(1).and(1, BLUE),                               7),
    SULPHUR_VEINS      ("sulphur-veins",       "Sulphur veins",       "Filons de soufre",       time(1).and(1, YELLOW),                             9),
    RARE_EARTHS        ("rare-earths",         "Rare earths",         "Terres rares",           time(2).and(1, VIOLET),                            12),
    DEEP_CORE          ("deep-core",           "Deep core",           "Carotte profonde",       time(3).and(1, VIOLET),                            13),
    COMPARATIVE_GEOLOGY("comparative-geology", "Comparative geology", "Géologie comparée",      time(3).and(1, GREEN).and(1, BLUE),                13),
    SINTERING_TEST     ("sintering-test",      "Sintering test",      "Essai de frittage",      time(2).and(1, Good.REGOLITH).and(1, Good.ENERGY),  4),
    ISOTOPE_RATIOS     ("isotope-ratios",      "Isotope ratios",      "Rapports isotopiques",   time(2).and(1, Good.ICE).and(1, Good.WATER),        4),
    CLINICAL_STUDY     ("clinical-study",      "Clinical study",      "Étude clinique",         time(3).and(1, Good.MEDICINE),                      7);
    // spotless:on

    public static final int KINDS = 12;

    private final String id;
    private final Text title;
    private final Cost cost;
    private final int currency;

    ResearchTile(String id, String en, String fr, Cost cost, int currency) {
        this.id = id;
        this.title = new Text(en, fr);
        this.cost = cost;
        this.currency = currency;
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

    public int currency() {
        return currency;
    }
}
