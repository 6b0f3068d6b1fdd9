package cydonia.games.onmars.box;

import static cydonia.games.onmars.box.Vocabulary.*;

import cydonia.engine.Text;
import java.util.List;

/** The main actions, five on each side. Those with slots take a colonist. */
public enum MainAction implements Printed {
    // spotless:off
    LANDING_POD         ("Landing Pod",            "Capsule d'atterrissage",      true,  0, nothing()),
    OBTAIN_BLUEPRINT    ("Obtain Blueprint",       "Obtenir un plan",             true,  3, takePlans(1).boosted()),
    LEARN_TECHNOLOGY    ("Learn Technology",       "Apprendre une technologie",   true,  0, learn(1).boosted()),
    RESEARCH_DEVELOPMENT("Research & Development", "Recherche et développement",  true,  3, develop(2).paid().boosted()),
    RESUPPLY            ("Resupply",               "Réapprovisionner",            true,  0, stock(1).orCrystals().boosted()),
    CONTROL_CENTER      ("Control Center",         "Centre de contrôle",          false, 0, move().bots(2).rover(2).withTech()),
    CONSTRUCT_BUILDING  ("Construct a Building",   "Construire un bâtiment",      false, 3, constructAny()),
    UPGRADE_BUILDING    ("Upgrade a Building",     "Améliorer un bâtiment",       false, 3, upgrade(1).paid().withTech()),
    WELCOME_SHIP        ("Welcome a Ship",         "Accueillir un vaisseau",      false, 0, welcomeShip(2).paid().boosted()),
    HIRE_OR_CONTRACT    ("Hire or take a contract", "Recruter ou prendre un contrat", false, 4, hireOrSign().paid());
    // spotless:on

    public static final List<MainAction> ALL = List.of(values());
    public static final List<MainAction> WITH_SLOTS = ALL.stream().filter(MainAction::hasSlots).toList();

    private final Text label;
    private final boolean orbit;
    private final int slots;
    private final Effect effect;

    MainAction(String en, String fr, boolean orbit, int slots, Effect effect) {
        this.label = new Text(en, fr);
        this.orbit = orbit;
        this.slots = slots;
        this.effect = effect;
    }

    public static MainAction of(int index) {
        return ALL.get(index);
    }

    @Override
    public Text label() {
        return label;
    }

    public boolean inOrbit() {
        return orbit;
    }

    public boolean hasSlots() {
        return slots > 0;
    }

    /** Three shared slots; hiring has one for each company instead. */
    public boolean hasOwnSlots() {
        return this == HIRE_OR_CONTRACT;
    }

    public Effect effect() {
        return effect;
    }
}
