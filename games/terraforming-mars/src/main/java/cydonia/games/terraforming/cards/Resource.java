package cydonia.games.terraforming.cards;

import cydonia.engine.Text;
import cydonia.engine.Thing;

/** The six resources of a player board; each has a stock and a production. */
public enum Resource {
    MONEY("mc", "MC", "M€"), STEEL("steel", "steel", "acier"), TITANIUM("titanium", "titanium",
            "titane"), PLANTS("plants", "plants", "plantes"), ENERGY("energy", "energy", "énergie"), HEAT("heat",
                    "heat", "chaleur");

    /** How many there are. */
    public static final int COUNT = 6;

    private final Thing thing;

    Resource(String word, String en, String fr) {
        this.thing = new Thing(word, new Text(en, fr));
    }

    /** What facts call it. */
    public Thing thing() {
        return thing;
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
