package cydonia.arena;

/**
 * How strong players are compared with one another (Bradley and Terry, 1952), on Elo's scale with a mean of 0. One
 * imagined draw between each two that met keeps somebody who always won within bounds.
 */
final class Elo {

    private static final int ROUNDS = 1_000;
    private static final double SCALE = 400 / Math.log(10);

    private Elo() {
    }

    /** From what each has scored against each: 1 for being ahead, a half for being level. */
    static double[] of(double[][] scored) {
        int players = scored.length;
        double[] strength = new double[players];
        java.util.Arrays.fill(strength, 1);
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < players; i++) {
                double won = 0;
                double expected = 0;
                for (int j = 0; j < players; j++) {
                    double met = scored[i][j] + scored[j][i];
                    if (i != j && met > 0) {
                        won += scored[i][j] + 0.5;
                        expected += (met + 1) / (strength[i] + strength[j]);
                    }
                }
                strength[i] = expected == 0 ? strength[i] : won / expected;
            }
        }
        return centred(strength);
    }

    private static double[] centred(double[] strength) {
        double[] elo = java.util.Arrays.stream(strength).map(s -> SCALE * Math.log(s)).toArray();
        double mean = java.util.Arrays.stream(elo).average().orElse(0);
        return java.util.Arrays.stream(elo).map(e -> e - mean).toArray();
    }
}
