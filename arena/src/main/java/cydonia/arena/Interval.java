package cydonia.arena;

/** Where the true rate lies with 95 per cent confidence, after some of so many succeeded (Wilson, 1927). */
public record Interval(double low, double high) {

    private static final double Z = 1.959964;

    static Interval of(double successes, long trials) {
        if (trials == 0) {
            return new Interval(0, 1);
        }
        double rate = successes / trials;
        double z2 = Z * Z / trials;
        double middle = (rate + z2 / 2) / (1 + z2);
        double half = Z * Math.sqrt(rate * (1 - rate) / trials + z2 / (4 * trials)) / (1 + z2);
        return new Interval(Math.max(0, middle - half), Math.min(1, middle + half));
    }
}
