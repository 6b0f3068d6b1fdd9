package cydonia.games.terraforming.box;

import cydonia.engine.Text;
import cydonia.engine.Thing;

/** The three global parameters. Values are those read on the board: degrees, per cent, tiles. */
public enum Parameter {
    TEMPERATURE("temperature", "temperature", "température", -30, 8, 2), OXYGEN("oxygen", "oxygen", "oxygène", 0, 14,
            1), OCEANS("oceans", "oceans", "océans", 0, 9, 1);

    private final Thing thing;
    private final int start;
    private final int goal;
    private final int step;

    Parameter(String word, String en, String fr, int start, int goal, int step) {
        this.thing = new Thing(word, new Text(en, fr));
        this.start = start;
        this.goal = goal;
        this.step = step;
    }

    /** What facts call it. */
    public Thing thing() {
        return thing;
    }

    public int start() {
        return start;
    }

    public int goal() {
        return goal;
    }

    public int step() {
        return step;
    }

    /** How many steps there are from the start to the goal. */
    public int steps() {
        return (goal - start) / step;
    }
}
