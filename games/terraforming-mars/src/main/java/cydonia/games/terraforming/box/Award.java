package cydonia.games.terraforming.box;

import cydonia.engine.Text;
import cydonia.engine.Thing;

/** Contests that are decided at the end of the game, if somebody has funded them. */
public enum Award {
    LANDLORD("landlord", "Landlord", "Propriétaire"), BANKER("banker", "Banker", "Banquier"), SCIENTIST("scientist",
            "Scientist", "Scientifique"), THERMALIST("thermalist", "Thermalist", "Thermaliste"), MINER("miner", "Miner",
                    "Mineur");

    /** How many may be funded in one game. */
    public static final int LIMIT = 3;

    private static final int[] PRICES = {8, 14, 20};

    private final String id;
    private final Text title;

    Award(String id, String en, String fr) {
        this.id = id;
        this.title = new Text(en, fr);
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

    /** What the next one costs when so many have been funded, fewer than all. */
    public static int price(int funded) {
        return PRICES[funded];
    }
}
