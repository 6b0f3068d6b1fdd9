package cydonia.games.martians.box;

import static cydonia.games.martians.box.Good.CURRENCY;
import static cydonia.games.martians.box.Good.ENERGY;
import static cydonia.games.martians.box.Good.FOOD;
import static cydonia.games.martians.box.Good.ICE;
import static cydonia.games.martians.box.Good.MEDICINE;
import static cydonia.games.martians.box.Good.REGOLITH;
import static cydonia.games.martians.box.Good.SUPPLIES;
import static cydonia.games.martians.box.Good.WATER;

import cydonia.engine.Text;

/** People who can be consulted once per turn, without time or marker (rulebook p. 22). */
public enum Expert implements Named {
    // spotless:off
    NUTRITIONIST  ("nutritionist",   "Nutritionist",        "Nutritionniste",             2, cost(2).and(1, FOOD).and(1, ENERGY),      new Service.Relieve(Need.HUNGER, 2, 2)),
    ENGINEER      ("engineer",       "Engineer",            "Ingénieur",                  2, cost(2).and(1, ENERGY),                   new Service.Relieve(Need.OXYGEN, 1, 1)),
    PHARMACIST    ("pharmacist",     "Pharmacist",          "Pharmacien",                 2, cost(4).and(1, SUPPLIES).and(1, WATER),   new Service.Make(1, MEDICINE)),
    DOCTOR        ("doctor",         "Doctor",              "Médecin",                    2, cost(4).and(1, MEDICINE),                 new Service.Relieve(Need.SICKNESS, 2, 2)),
    CHEMIST       ("chemist",        "Chemist",             "Chimiste",                   2, cost(2).and(1, ENERGY).and(1, ICE),       new Service.Make(1, WATER)),
    PLANT_MANAGER ("plant-manager",  "Power plant manager", "Responsable de la centrale", 1, cost(2).and(2, ENERGY),                   new Service.Make(2, Good.REPUTATION)),
    SOIL_SCIENTIST("soil-scientist", "Soil scientist",      "Pédologue",                  1, cost(2).and(1, ENERGY).and(1, REGOLITH),  new Service.Analyse(2)),
    BUILDER       ("builder",        "Builder",             "Bâtisseur",                  1, cost(4),                                  new Service.Construct());
    // spotless:on

    public static final int KINDS = 8;
    public static final int LIMIT = 2;

    /** What an expert does for the price. */
    public sealed interface Service {

        /** Removes up to that many tokens; the reputation is given in full. */
        record Relieve(Need need, int count, int reputation) implements Service {
        }

        record Make(int count, Good good) implements Service {
        }

        record Analyse(int cards) implements Service {
        }

        /** One construction action at its usual price, without a marker. */
        record Construct() implements Service {
        }
    }

    private final String id;
    private final Text title;
    private final int copies;
    private final Cost cost;
    private final Service service;

    Expert(String id, String en, String fr, int copies, Cost cost, Service service) {
        this.id = id;
        this.title = new Text(en, fr);
        this.copies = copies;
        this.cost = cost;
        this.service = service;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Text title() {
        return title;
    }

    public int copies() {
        return copies;
    }

    public Cost cost() {
        return cost;
    }

    public Service service() {
        return service;
    }

    /** The three single cards come with the collector's edition. */
    public boolean collector() {
        return copies == 1;
    }

    private static Cost cost(int currency) {
        return Cost.of(currency, CURRENCY);
    }
}
