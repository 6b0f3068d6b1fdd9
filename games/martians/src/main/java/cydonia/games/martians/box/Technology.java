package cydonia.games.martians.box;

import cydonia.engine.Text;

/** What the laboratory develops: three technologies of the colony, six of a corporation. Each costs 1 energy too. */
public enum Technology implements Named {
    // spotless:off
    MEDICINES       ("medicines",        "Medicines",        "Médicaments",              true,  3),
    CO2_CONVERTER   ("co2-converter",    "CO2 converter",    "Convertisseur de CO2",     true,  3),
    BIRTH_CONTROL   ("birth-control",    "Birth control",    "Contrôle des naissances",  true,  3),
    TELESCOPIC_CRANE("telescopic-crane", "Telescopic crane", "Grue télescopique",        false, 1),
    WEATHER_REPORT  ("weather-report",   "Weather report",   "Rapport météo",            false, 1),
    DNA_ALTERATION  ("dna-alteration",   "DNA alteration",   "Altération de l'ADN",      false, 3),
    SOLAR_CELLS     ("solar-cells",      "Solar cells",      "Cellules solaires",        false, 1),
    KINETIC_ENERGY  ("kinetic-energy",   "Kinetic energy",   "Énergie cinétique",        false, 1),
    MOLECULAR_PROBE ("molecular-probe",  "Molecular probe",  "Sonde moléculaire",        false, 1);
    // spotless:on

    public static final int KINDS = 9;
    /** What a technology of the colony earns. */
    public static final int REPUTATION = 3;

    private final String id;
    private final Text title;
    private final boolean colony;
    private final int time;

    Technology(String id, String en, String fr, boolean colony, int time) {
        this.id = id;
        this.title = new Text(en, fr);
        this.colony = colony;
        this.time = time;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Text title() {
        return title;
    }

    public boolean colony() {
        return colony;
    }

    public int time() {
        return time;
    }

    public int bit() {
        return 1 << ordinal();
    }
}
