package cydonia.games.terraforming.cards;

/** The three global parameters. Values are those read on the board: degrees, per cent, tiles. */
public enum Parameter {
    TEMPERATURE(-30, 8, 2), OXYGEN(0, 14, 1), OCEANS(0, 9, 1);

    private final int start;
    private final int goal;
    private final int step;

    Parameter(int start, int goal, int step) {
        this.start = start;
        this.goal = goal;
        this.step = step;
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
