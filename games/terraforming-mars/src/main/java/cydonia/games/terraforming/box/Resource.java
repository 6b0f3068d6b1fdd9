package cydonia.games.terraforming.box;

import cydonia.engine.Text;
import cydonia.engine.Thing;

/** The six resources of a player board; each has a stock and a production. */
public enum Resource {
    MONEY("mc", new Text("MC", "M€"), new Text("MC production", "production de M€")), STEEL("steel",
            new Text("steel", "acier"), new Text("steel production", "production d’acier")), TITANIUM("titanium",
                    new Text("titanium", "titane"),
                    new Text("titanium production", "production de titane")), PLANTS("plants",
                            new Text("plants", "plantes"),
                            new Text("plant production", "production de plantes")), ENERGY("energy",
                                    new Text("energy", "énergie"),
                                    new Text("energy production", "production d’énergie")), HEAT("heat",
                                            new Text("heat", "chaleur"),
                                            new Text("heat production", "production de chaleur"));

    /** How many there are. */
    public static final int COUNT = 6;

    private final Thing thing;
    private final Thing production;

    Resource(String word, Text name, Text production) {
        this.thing = new Thing(word, name);
        this.production = new Thing(word + "-production", production);
    }

    /** The stock of it, as facts name it. */
    public Thing thing() {
        return thing;
    }

    /** Its production, as facts name it. */
    public Thing production() {
        return production;
    }

    /** The word that stands for it in notation. */
    public String word() {
        return thing.word();
    }

    /** The lowest production the rules allow: only that of money may be negative. */
    public int floor() {
        return this == MONEY ? -5 : 0;
    }
}
