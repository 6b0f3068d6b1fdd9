package cydonia.games.terraforming.box;

/** The badges in the corner of a card. That an event is an event is its type, not a tag. */
public enum Tag {
    BUILDING, SPACE, POWER, SCIENCE, JOVIAN, EARTH, PLANT, MICROBE, ANIMAL, CITY;

    /** How many there are. */
    public static final int COUNT = 10;

    public int bit() {
        return 1 << ordinal();
    }
}
