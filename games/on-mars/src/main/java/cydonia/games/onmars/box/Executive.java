package cydonia.games.onmars.box;

import static cydonia.games.onmars.box.Vocabulary.*;

import cydonia.engine.Text;
import java.util.List;

/** The executive actions beside the depot, from top to bottom. On the first five stands a ship at the beginning. */
public enum Executive implements Printed {
    // spotless:off
    DEVELOP_FREE ("Develop once free",          "Développer une fois sans payer",  4, develop(1)),
    MOVE_ROVER   ("Move the rover",             "Déplacer le rover",               4, move().rover(2).withTech()),
    TAKE_PLAN    ("Take a blueprint",           "Prendre un plan",                 3, takePlans(1)),
    UPGRADE      ("Upgrade a building",         "Améliorer un bâtiment",           3, upgrade(1).paid().withTech()),
    GAIN_MINERAL ("Gain a mineral",             "Gagner un minerai",               3, gain(1, Item.MINERAL)),
    MOVE_BOTS    ("Move bots",                  "Déplacer des robots",             2, move().bots(2)),
    STOCK        ("Take a warehouse resource",  "Prendre une ressource",           2, stock(1));
    // spotless:on

    public static final List<Executive> ALL = List.of(values());
    /** Ships cover the actions whose ordinals are below this. */
    public static final int SHIPS = 5;
    /** What an advanced building's action costs where no scientist works. */
    public static final int BUILDING_COST = 2;

    private final Text label;
    private final int crystals;
    private final Effect effect;

    Executive(String en, String fr, int crystals, Effect effect) {
        this.label = new Text(en, fr);
        this.crystals = crystals;
        this.effect = effect;
    }

    public static Executive of(int index) {
        return ALL.get(index);
    }

    @Override
    public Text label() {
        return label;
    }

    public int crystals() {
        return crystals;
    }

    public Effect effect() {
        return effect;
    }
}
