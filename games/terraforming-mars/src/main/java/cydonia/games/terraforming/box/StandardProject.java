package cydonia.games.terraforming.box;

import cydonia.engine.Text;

/** The six projects printed on the board, open to everybody, as often as one can pay. */
public enum StandardProject {
    SELL_PATENTS("sell-patents", "Sell Patents", "Vente de brevets", 0), POWER_PLANT("power-plant", "Power Plant",
            "Centrale", 11), ASTEROID("asteroid", "Asteroid", "Astéroïde", 14), AQUIFER("aquifer", "Aquifer",
                    "Aquifère",
                    18), GREENERY("greenery", "Greenery", "Forêt", 23), CITY("city", "City", "Cité", 25);

    private final String id;
    private final Text title;
    private final int price;

    StandardProject(String id, String en, String fr, int price) {
        this.id = id;
        this.title = new Text(en, fr);
        this.price = price;
    }

    public String id() {
        return id;
    }

    public Text title() {
        return title;
    }

    /** The price printed on the board. */
    public int price() {
        return price;
    }
}
