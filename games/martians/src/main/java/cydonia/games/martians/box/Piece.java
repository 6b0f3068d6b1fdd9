package cydonia.games.martians.box;

import cydonia.engine.Text;

/** What is counted at the table beside goods, needs and cards. */
public enum Piece implements Named {
    // spotless:off
    TIME            ("time",              "time",               "temps"),
    MARKER          ("marker",            "action marker",      "marqueur Action"),
    COLONIST        ("colonist",          "colonist",           "colon"),
    BIRTH           ("birth",             "birth token",        "jeton Natalité"),
    ANALYSIS        ("analysis",          "analysis card",      "carte Analyse"),
    CONSTRUCTION    ("construction",      "construction token", "jeton Construction"),
    IMPROVEMENT     ("improvement",       "improvement token",  "jeton Amélioration"),
    OBJECTIVE       ("objective",         "marker on an objective", "marqueur sur un objectif"),
    EXCAVATOR       ("excavator",         "excavator",          "excavatrice"),
    EXCAVATION_TOKEN("excavation-token",  "excavation token",   "jeton Excavation"),
    ARTEFACT        ("artefact",          "artefact",           "artefact"),
    RTG             ("rtg",               "energy on the RTG",  "énergie sur le RTG"),
    BARRIER         ("barrier",           "blocked post",       "poste bloqué"),
    DUST            ("dust",              "dust token",         "jeton Poussière"),
    REFUGEE         ("refugee",           "refugee",            "réfugié"),
    HOSTILITY       ("hostility",         "hostility",          "hostilité");
    // spotless:on

    private final String id;
    private final Text title;

    Piece(String id, String en, String fr) {
        this.id = id;
        this.title = new Text(en, fr);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Text title() {
        return title;
    }
}
