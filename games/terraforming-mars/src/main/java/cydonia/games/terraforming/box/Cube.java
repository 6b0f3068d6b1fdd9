package cydonia.games.terraforming.box;

import cydonia.engine.Text;
import cydonia.engine.Thing;

/** What cubes on a card stand for. */
public enum Cube {
    ANIMAL("animals", "animals", "animaux"), MICROBE("microbes", "microbes", "microbes"), SCIENCE("science",
            "science cubes", "cubes Science"), FIGHTER("fighters", "fighters", "chasseurs");

    private final Thing thing;

    Cube(String word, String en, String fr) {
        this.thing = new Thing(word, new Text(en, fr));
    }

    /** What facts call it. */
    public Thing thing() {
        return thing;
    }
}
