package cydonia.games.onmars.box;

import static cydonia.games.onmars.box.Vocabulary.*;

import cydonia.engine.Text;
import java.util.List;

/** The sixteen private goals. Instead of the printed reward one may always take two free developments. */
public enum Goal implements Printed {
    // spotless:off
    PLANNER     ("Planner",      "Planificateur", new Condition(What.BLUEPRINTS, 4, 0),                  upgrade(2)),
    BUILDER     ("Builder",      "Bâtisseur",     new Condition(What.ADVANCED, 3, 0),                    gainAny(3)),
    MINER       ("Miner",        "Mineur",        new Condition(What.MINES, 3, 0),                       gain(3, Item.MINERAL)),
    EXPLORER    ("Explorer",     "Explorateur",   new Condition(What.DISCOVERIES, 3, 0),                 move().rover(5).withTech()),
    ARCHITECT   ("Architect",    "Architecte",    new Condition(What.ADVANCED_IN_COMPLEX, 1, 4),         gainColonists(2)),
    HOARDER     ("Hoarder",      "Stockeur",      new Condition(What.ONE_RESOURCE, 4, 0),                sign()),
    SETTLER     ("Settler",      "Pionnier",      new Condition(What.SHELTERS, 3, 0),                    gainColonists(2)),
    VISIONARY   ("Visionary",    "Visionnaire",   new Condition(What.COLONY_LEVEL, 3, 0),                move().rover(5).withTech()),
    HOST        ("Host",         "Hôte",          new Condition(What.COLONISTS, 7, 0),                   welcomeShip(2)),
    SCHOLAR     ("Scholar",      "Érudit",        new Condition(What.TECHS, 5, 0),                       retrieve(2).fromActions().fromWork()),
    PILOT       ("Pilot",        "Pilote",        new Condition(What.SHIPS, 3, 0),                       travel()),
    PROSPECTOR  ("Prospector",   "Prospecteur",   new Condition(What.RESEARCH, 2, 0),                    hire()),
    BROKER      ("Broker",       "Courtier",      new Condition(What.SCIENTIST_AND_CONTRACT, 2, 0),      sign()),
    ENGINEER    ("Engineer",     "Ingénieur",     new Condition(What.TECHS_FROM_COLUMN, 3, 3),           gain(3, Item.CRYSTAL)),
    PROGRESSIVE ("Progressive",  "Progressiste",  new Condition(What.PROGRESS, 3, 0),                    retrieve(2).fromActions().fromWork()),
    DEVELOPER   ("Developer",    "Promoteur",     new Condition(What.ADVANCED_IN_COMPLEXES, 2, 3),       upgrade(2));
    // spotless:on

    /** What is counted for a goal. */
    public enum What {
        BLUEPRINTS, ADVANCED, MINES, DISCOVERIES, ADVANCED_IN_COMPLEX, ONE_RESOURCE, SHELTERS, COLONY_LEVEL, COLONISTS, TECHS, SHIPS, RESEARCH, SCIENTIST_AND_CONTRACT, TECHS_FROM_COLUMN, PROGRESS, ADVANCED_IN_COMPLEXES
    }

    /**
     * So many of something.
     *
     * @param size
     *            the size of the complex, or the column of the laboratory, where one is named
     */
    public record Condition(What what, int n, int size) {
    }

    public static final List<Goal> ALL = List.of(values());
    /** The reward every card offers. */
    public static final Effect DEVELOPMENTS = develop(2);
    public static final int DEALT = 3;

    private final Text label;
    private final Condition condition;
    private final Effect reward;

    Goal(String en, String fr, Condition condition, Effect reward) {
        this.label = new Text(en, fr);
        this.condition = condition;
        this.reward = reward;
    }

    public static Goal of(int index) {
        return ALL.get(index);
    }

    @Override
    public Text label() {
        return label;
    }

    public Condition condition() {
        return condition;
    }

    public Effect reward() {
        return reward;
    }

    /** The marked laboratory spaces of one card are not published; column 3 and beyond is our guess. */
    public boolean reconstructed() {
        return this == ENGINEER;
    }
}
