package cydonia.games.terraforming.box;

/** The steps of the global parameters that bring something beside the rating. */
public enum BonusStep {
    FIRST_HEAT(Parameter.TEMPERATURE, -24), SECOND_HEAT(Parameter.TEMPERATURE, -20), OCEAN(Parameter.TEMPERATURE,
            0), WARMTH(Parameter.OXYGEN, 8);

    private final Parameter parameter;
    private final int at;

    BonusStep(Parameter parameter, int at) {
        this.parameter = parameter;
        this.at = at;
    }

    public Parameter parameter() {
        return parameter;
    }

    /** The value that has to be reached. */
    public int at() {
        return at;
    }
}
