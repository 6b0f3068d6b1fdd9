package cydonia.games.onmars.box;

import cydonia.engine.Text;
import java.util.List;

/** What can be stored: five resources, and crystals, which are none. The order is that of the buildings giving them. */
public enum Item implements Printed {
    // spotless:off
    MINERAL("mineral",   "minerai"),
    BATTERY("battery",   "batterie"),
    WATER  ("water",     "eau"),
    PLANT  ("plant",     "plante"),
    OXYGEN ("oxygen",    "oxygène"),
    CRYSTAL("crystal",   "cristal");
    // spotless:on

    public static final List<Item> ALL = List.of(values());
    /** Resources come first: their ordinals are below this. */
    public static final int RESOURCES = 5;

    private final Text label;

    Item(String en, String fr) {
        this.label = new Text(en, fr);
    }

    public static Item of(int index) {
        return ALL.get(index);
    }

    @Override
    public Text label() {
        return label;
    }

    public boolean isResource() {
        return this != CRYSTAL;
    }
}
