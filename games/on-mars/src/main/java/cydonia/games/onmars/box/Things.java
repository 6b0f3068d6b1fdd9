package cydonia.games.onmars.box;

import cydonia.engine.Text;
import cydonia.engine.Thing;

/** What facts tell of beside printed things, which are things themselves. */
public final class Things {

    // spotless:off
    public static final Thing COLONIST    = thing("colonist",    "colonist",                 "colon");
    /** How others on an action are paid for. */
    public static final Thing UNIT        = thing("crystal-or-colonist", "crystal or colonist", "cristal ou colon");
    /** Of one's choice. */
    public static final Thing RESOURCE    = thing("resource",    "resource of your choice",  "ressource au choix");
    public static final Thing GOAL        = thing("goal",        "private goal",             "objectif personnel");
    public static final Thing SHIP        = thing("ship",        "ship",                     "vaisseau");
    public static final Thing ROVER       = thing("rover",       "rover",                    "rover");
    public static final Thing BOT         = thing("bot",         "bot",                      "robot");
    public static final Thing CUBE        = thing("cube",        "progress cube",            "cube Progrès");
    public static final Thing TURN_MARKER = thing("space",       "turn-order marker",        "marqueur d'ordre du tour");
    public static final Thing LEVEL       = thing("level",       "colony level",             "niveau de la colonie");
    public static final Thing SHUTTLE     = thing("shuttle",     "shuttle",                  "navette");
    public static final Thing CONTRACT    = thing("contract",    "Earth contract",           "contrat terrien");
    public static final Thing TECHNOLOGY  = thing("technology",  "technology",               "technologie");
    public static final Thing RESEARCH    = thing("research",    "research tile",            "tuile Recherche");
    public static final Thing ADVANCED    = thing("advanced-building", "advanced building",  "bâtiment avancé");
    public static final Thing POINTS      = thing("points",      "opportunity points",       "points d'opportunité");
    public static final Thing MISSIONS    = thing("missions",    "missions to be done",      "missions à accomplir");
    // spotless:on

    private Things() {
    }

    private static Thing thing(String word, String en, String fr) {
        return new Thing(word, new Text(en, fr));
    }
}
