package cydonia.games.terraforming;

import cydonia.engine.Text;

/** Contests that are decided at the end of the game, if somebody has funded them. */
public enum Award {
    LANDLORD("landlord", "Landlord", "Propriétaire"), BANKER("banker", "Banker", "Banquier"), SCIENTIST("scientist",
            "Scientist", "Scientifique"), THERMALIST("thermalist", "Thermalist", "Thermaliste"), MINER("miner", "Miner",
                    "Mineur");

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
}
