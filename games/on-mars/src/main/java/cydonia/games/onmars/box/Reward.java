package cydonia.games.onmars.box;

import cydonia.engine.Text;
import java.util.List;

/** The eight reward tiles of the life support system: points for each of something. */
public enum Reward implements Printed {
    // spotless:off
    TECH_LEVEL        ("level of your best technology",            "niveau de votre meilleure technologie",     1),
    SHIPS             ("ship in your hangar",                      "vaisseau dans votre hangar",                2),
    ADVANCED_BUILDINGS("of your advanced buildings",               "bâtiment avancé que vous possédez",         2),
    MINES             ("mine with your colonist or marker",        "mine avec votre colon ou votre marqueur",   2),
    BOTS              ("of your bots on Mars",                     "robot que vous avez sur Mars",              2),
    DISCOVERIES       ("discovery tile you collected",             "tuile Découverte que vous avez ramassée",   2),
    SHELTERS          ("of your shelters on Mars",                 "abri que vous avez sur Mars",               2),
    COLONISTS         ("colonist in your living quarters",         "colon dans vos quartiers",                  1);
    // spotless:on

    public static final List<Reward> ALL = List.of(values());

    private final Text label;
    private final int points;

    Reward(String en, String fr, int points) {
        this.label = new Text(en, fr);
        this.points = points;
    }

    public static Reward of(int index) {
        return ALL.get(index);
    }

    /** What is counted. */
    @Override
    public Text label() {
        return label;
    }

    public int points() {
        return points;
    }
}
