package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Seat;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;

/**
 * How much an action deserves to be tried, learned from what searches chose: for each kind of action a straight line
 * over what its {@link Sense} tells and the logarithm of what it weighs at a glance. The file is made by
 * {@code bench/learn}; several threads may ask at the same time.
 */
public final class Instinct<A extends Action, R> {

    /** What is this much less likely than the likeliest is tried no less than that. */
    private static final double LEAST = -12;

    private final Sense<A, R> sense;
    private final int width;
    /** For each kind: what the table is like, the glance, and what is special. */
    private final float[] lines;

    private Instinct(Sense<A, R> sense, List<float[]> rows) {
        this.sense = sense;
        this.width = width(sense);
        this.lines = new float[sense.kinds() * width];
        for (int kind = 0; kind < rows.size(); kind++) {
            float[] row = rows.get(kind);
            System.arraycopy(row, 0, lines, kind * width, row.length);
        }
    }

    /** How many numbers each kind has in the file: one more than is sensed, for the glance. */
    public static int width(Sense<?, ?> sense) {
        return sense.common() + 1 + sense.own();
    }

    /**
     * Reads what was learned with that sense.
     *
     * @throws IOException
     *             if it is something else, or damaged
     */
    public static <A extends Action, R> Instinct<A, R> read(InputStream from, Sense<A, R> sense) throws IOException {
        LearnedFile file = LearnedFile.read(from, "instinct");
        String shape = "kinds " + sense.kinds() + " of " + width(sense);
        if (!file.shape().equals(shape) || file.rows().size() != sense.kinds()
                || file.rows().stream().anyMatch(row -> row.length != width(sense))) {
            throw new IOException("an instinct for other actions: " + file.shape());
        }
        return new Instinct<>(sense, file.rows());
    }

    /** What was learned with that sense. */
    public static <A extends Action, R> Instinct<A, R> of(Sense<A, R> sense) {
        String file = "learned/" + sense.name() + ".instinct.txt";
        try (InputStream in = Objects.requireNonNull(Instinct.class.getResourceAsStream(file), file)) {
            return read(in, sense);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Turns what actions weigh at a glance into what they weigh; what weighs nothing stays so. */
    public void weigh(R table, Seat seat, List<A> legal, double[] weights) {
        float[] common = new float[sense.common()];
        float[] own = new float[sense.own()];
        sense.common(table, seat, common);
        double most = Double.NEGATIVE_INFINITY;
        int count = legal.size();
        for (int i = 0; i < count; i++) {
            if (weights[i] > 0) {
                A action = legal.get(i);
                sense.own(table, seat, action, own);
                weights[i] = line(sense.kind(table, seat, action), common, Math.log(weights[i]), own);
                most = Math.max(most, weights[i]);
            } else {
                weights[i] = Double.NaN;
            }
        }
        for (int i = 0; i < count; i++) {
            weights[i] = Double.isNaN(weights[i]) ? 0 : Math.exp(Math.max(LEAST, weights[i] - most));
        }
    }

    /** What that comes to: one more makes an action e times as likely. */
    double line(int kind, float[] common, double glance, float[] own) {
        int at = kind * width;
        float sum = 0;
        for (float one : common) {
            sum += lines[at++] * one;
        }
        sum += lines[at++] * (float) glance;
        for (float one : own) {
            sum += lines[at++] * one;
        }
        return sum;
    }
}
