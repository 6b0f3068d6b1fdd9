package cydonia.games.terraforming.box;

import cydonia.engine.Text;
import cydonia.engine.Thing;
import java.util.Locale;

/** Every kind of tile. The special ones exist once each; the capital is a city with a card of its own. */
public enum Tile {
    OCEAN("ocean", "océan"), GREENERY("greenery", "forêt"), CITY("city", "cité"), CAPITAL("capital",
            "capitale"), NATURAL_PRESERVE("natural preserve", "réserve naturelle"), MINING_AREA("mining area",
                    "zone minière"), MINING_RIGHTS("mining rights", "droits miniers"), COMMERCIAL_DISTRICT(
                            "commercial district",
                            "quartier commercial"), NUCLEAR_ZONE("nuclear zone", "zone nucléaire"), INDUSTRIAL_CENTER(
                                    "industrial center", "centre industriel"), ECOLOGICAL_ZONE("ecological zone",
                                            "zone écologique"), LAVA_FLOWS("lava flows",
                                                    "fleuves de lave"), MOHOLE_AREA("mohole area",
                                                            "zone du Mohole"), RESTRICTED_AREA("restricted area",
                                                                    "zone interdite");

    /** How many special tiles there are. */
    public static final int SPECIALS = 11;

    private final Thing thing;

    Tile(String en, String fr) {
        this.thing = new Thing(name().toLowerCase(Locale.ROOT).replace('_', '-'), new Text(en, fr));
    }

    /** What facts call it. */
    public Thing thing() {
        return thing;
    }

    public boolean special() {
        return ordinal() >= CAPITAL.ordinal();
    }

    /** The number of a special tile among its like. */
    public int slot() {
        return ordinal() - CAPITAL.ordinal();
    }

    public boolean city() {
        return this == CITY || this == CAPITAL;
    }
}
