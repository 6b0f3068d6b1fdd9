package cydonia.ai;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/**
 * What was learned from played games: a number for a table, from its traits. One hidden layer, and a straight line
 * beside it. The file is made by {@code bench/learn}; several threads may ask at the same time.
 */
public final class Net {

    private static final int FIRST_TRAIT = 3;

    private final int hidden;
    private final float constant;
    private final float[] bias;
    private final float[] out;
    private final float[] line;
    /** For each trait what it adds to each hidden sum. */
    private final float[] in;

    private Net(List<float[]> rows, int traits) {
        this.constant = rows.get(0)[0];
        this.bias = rows.get(1);
        this.out = rows.get(2);
        this.hidden = bias.length;
        this.line = new float[traits];
        this.in = new float[traits * hidden];
        for (int i = 0; i < traits; i++) {
            float[] trait = rows.get(FIRST_TRAIT + i);
            line[i] = trait[0];
            System.arraycopy(trait, 1, in, i * hidden, hidden);
        }
    }

    /**
     * Reads a net for so many traits.
     *
     * @throws IOException
     *             if it is none, one for other traits, or damaged
     */
    public static Net read(InputStream from, int traits) throws IOException {
        LearnedFile file = LearnedFile.read(from, "net");
        if (!file.shape().equals("traits " + traits) || file.rows().size() != FIRST_TRAIT + traits) {
            throw new IOException("a net for other traits: " + file.shape());
        }
        return new Net(file.rows(), traits);
    }

    /** Begins with a table of which nothing is known yet. */
    public Sum sum() {
        return new Sum(this);
    }

    /** Adds up the traits of one table. */
    public static final class Sum implements Traits {

        private final Net net;
        private final float[] sums;
        private float straight;

        private Sum(Net net) {
            this.net = net;
            this.sums = net.bias.clone();
            this.straight = net.constant;
        }

        @Override
        public void put(int trait, double value) {
            float amount = (float) value;
            if (amount == 0) {
                return;
            }
            straight += amount * net.line[trait];
            int from = trait * net.hidden;
            for (int i = 0; i < sums.length; i++) {
                sums[i] += amount * net.in[from + i];
            }
        }

        /** What all that comes to. */
        public double value() {
            float value = straight;
            for (int i = 0; i < sums.length; i++) {
                value += Math.max(0, sums[i]) * net.out[i];
            }
            return value;
        }
    }
}
