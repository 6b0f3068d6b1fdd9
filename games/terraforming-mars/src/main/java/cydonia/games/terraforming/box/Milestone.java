package cydonia.games.terraforming.box;

import cydonia.engine.Text;
import cydonia.engine.Thing;

/** Goals that whoever reaches them first may claim: five points each, three in all. */
public enum Milestone {
    TERRAFORMER("terraformer", "Terraformer", "Terraformeur", 35), MAYOR("mayor", "Mayor", "Maire", 3), GARDENER(
            "gardener", "Gardener", "Jardinier",
            3), BUILDER("builder", "Builder", "Bâtisseur", 8), PLANNER("planner", "Planner", "Planificateur", 16);

    public static final int PRICE = 8;
    public static final int POINTS = 5;
    /** How many may be claimed in one game. */
    public static final int LIMIT = 3;

    private final String id;
    private final Text title;
    private final int needed;

    Milestone(String id, String en, String fr, int needed) {
        this.id = id;
        this.title = new Text(en, fr);
        this.needed = needed;
    }

    public String id() {
        return id;
    }

    public Text title() {
        return title;
    }

    /** What facts about it call it. */
    public Thing thing() {
        return new Thing(id, title);
    }

    /** Rating, own cities, own greeneries, own building tags, cards in hand. */
    public int needed() {
        return needed;
    }
}
