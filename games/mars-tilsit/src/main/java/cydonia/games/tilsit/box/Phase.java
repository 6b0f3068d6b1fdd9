package cydonia.games.tilsit.box;

import cydonia.engine.Text;

/** The phases of a turn that leave somebody a decision. Supply and production follow research by themselves. */
public enum Phase {
    SETUP("setup", "mise en place"), EVENT("event", "événement"), RESEARCH("research", "R&D"), EXCHANGE("exchange",
            "échanges"), BUILD("building",
                    "constructions"), END("end of turn", "fin du tour"), OVER("over", "terminée");

    private final Text label;

    Phase(String en, String fr) {
        this.label = new Text(en, fr);
    }

    public Text label() {
        return label;
    }
}
