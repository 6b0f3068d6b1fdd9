package cydonia.games.martians.cards;

import cydonia.engine.Text;

/** The hidden objectives of the collector's edition: what to hold at the end. Their faces are reconstructed. */
public enum HiddenObjective implements Named {
    // spotless:off
    FULL_BATTERIES    ("full-batteries",     "Full batteries",     "Batteries pleines",      new Wish.Goods(6, Good.ENERGY),   4),
    WATER_BARON       ("water-baron",        "Water baron",        "Baron de l'eau",         new Wish.Goods(3, Good.WATER),    4),
    FULL_PANTRY       ("full-pantry",        "Full pantry",        "Garde-manger plein",     new Wish.Goods(3, Good.FOOD),     5),
    PHARMACY_STOCK    ("pharmacy-stock",     "Pharmacy stock",     "Stock de pharmacie",     new Wish.Goods(2, Good.MEDICINE), 6),
    QUARRY_OWNER      ("quarry-owner",       "Quarry owner",       "Maître de carrière",     new Wish.Goods(4, Good.REGOLITH), 4),
    ICE_VAULT         ("ice-vault",          "Ice vault",          "Coffre de glace",        new Wish.Goods(4, Good.ICE),      4),
    WAREHOUSE         ("warehouse",          "Warehouse",          "Entrepôt",               new Wish.Goods(4, Good.SUPPLIES), 5),
    INVESTOR          ("investor",           "Investor",           "Investisseur",           new Wish.Goods(10, Good.CURRENCY), 4),
    BOARD_OF_EXPERTS  ("board-of-experts",   "Board of experts",   "Comité d'experts",       new Wish.Staff(2, 0),             4),
    SPECIALISED_TEAM  ("specialised-team",   "Specialised team",   "Équipe spécialisée",     new Wish.SameAssistants(2),       4),
    BALANCED_STAFF    ("balanced-staff",     "Balanced staff",     "Équipe équilibrée",      new Wish.Staff(1, 2),             5),
    MINERAL_COLLECTION("mineral-collection", "Mineral collection", "Collection de minéraux", new Wish.DifferentMinerals(3),    6);
    // spotless:on

    public static final int KINDS = 12;
    /** How many are dealt to each seat. */
    public static final int DEALT = 3;
    /** How many of them are passed to the left. */
    public static final int PASSED = 2;

    /** What must be held at the end of the game; nothing is spent. */
    public sealed interface Wish {

        record Goods(int count, Good good) implements Wish {
        }

        record Staff(int experts, int assistants) implements Wish {
        }

        record SameAssistants(int count) implements Wish {
        }

        /** That many minerals of different colours; proofs of life only serve as payment. */
        record DifferentMinerals(int count) implements Wish {
        }
    }

    private final String id;
    private final Text title;
    private final Wish wish;
    private final int reputation;

    HiddenObjective(String id, String en, String fr, Wish wish, int reputation) {
        this.id = id;
        this.title = new Text(en, fr);
        this.wish = wish;
        this.reputation = reputation;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Text title() {
        return title;
    }

    public Wish wish() {
        return wish;
    }

    public int reputation() {
        return reputation;
    }
}
