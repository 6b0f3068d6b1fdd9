package cydonia.games.terraforming.cards;

/** The six resources of a player board; each has a stock and a production. */
public enum Resource {
    MONEY("mc"), STEEL("steel"), TITANIUM("titanium"), PLANTS("plants"), ENERGY("energy"), HEAT("heat");

    /** How many there are. */
    public static final int COUNT = 6;

    private final String word;

    Resource(String word) {
        this.word = word;
    }

    /** The word that stands for it in notation. */
    public String word() {
        return word;
    }

    /** The lowest production the rules allow: only that of money may be negative. */
    public int floor() {
        return this == MONEY ? -5 : 0;
    }
}
