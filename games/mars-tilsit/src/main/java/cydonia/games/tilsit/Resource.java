package cydonia.games.tilsit;

import cydonia.engine.Text;
import cydonia.engine.Thing;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntFunction;

/** The five raw materials; twelve cards of each. */
public enum Resource {
    // spotless:off
    IRON   ("iron",    "fer",      "de fer"),
    CARBON ("carbon",  "carbone",  "de carbone"),
    SILICON("silicon", "silicium", "de silicium"),
    WATER  ("water",   "eau",      "d’eau"),
    OXYGEN ("oxygen",  "oxygène",  "d’oxygène");
    // spotless:on

    static final int KINDS = 5;
    static final int CARDS = 12;
    /** Of each kind, so many make up the supply deck. */
    static final int SUPPLY_OF_EACH = 5;

    static final List<Resource> ALL = List.of(values());

    private final Text label;
    private final Text ofIt;
    private final Thing thing;

    Resource(String en, String fr, String frenchOfIt) {
        this.label = new Text(en, fr);
        this.ofIt = new Text("of " + en, frenchOfIt);
        this.thing = new Thing(word(), label);
    }

    static Resource of(int index) {
        return ALL.get(index);
    }

    /** An amount of each. */
    static Map<Resource, Integer> each(ToIntFunction<Resource> amount) {
        Map<Resource, Integer> each = new EnumMap<>(Resource.class);
        for (Resource what : ALL) {
            each.put(what, amount.applyAsInt(what));
        }
        return Collections.unmodifiableMap(each);
    }

    public Text label() {
        return label;
    }

    /** “of iron”, « de fer », « d'eau ». */
    public Text ofIt() {
        return ofIt;
    }

    public Thing thing() {
        return thing;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
