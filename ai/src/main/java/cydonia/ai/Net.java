package cydonia.ai;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * What was learned from played games: a number for a table, from its traits. One hidden layer, and a straight line
 * beside it. The file is made by {@code bench/learn}; several threads may ask at the same time.
 */
public final class Net {

    private static final String FORMAT = "cydonia-net 1";
    /** Lines before the numbers: the format, where they come from, how many of them, and what they add up to. */
    private static final int HEAD = 4;
    private static final int FIRST_TRAIT = HEAD + 3;

    private final int hidden;
    private final float constant;
    private final float[] bias;
    private final float[] out;
    private final float[] line;
    /** For each trait what it adds to each hidden sum. */
    private final float[] in;

    private Net(List<String> lines, int traits) {
        this.constant = numbers(lines.get(HEAD))[0];
        this.bias = numbers(lines.get(HEAD + 1));
        this.out = numbers(lines.get(HEAD + 2));
        this.hidden = bias.length;
        this.line = new float[traits];
        this.in = new float[traits * hidden];
        for (int i = 0; i < traits; i++) {
            float[] trait = numbers(lines.get(FIRST_TRAIT + i));
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
        List<String> lines = new String(from.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        if (lines.size() < HEAD || !lines.getFirst().equals(FORMAT)) {
            throw new IOException("not a net");
        }
        if (!lines.get(2).equals("traits " + traits) || lines.size() != FIRST_TRAIT + traits) {
            throw new IOException("a net for other traits: " + lines.get(2));
        }
        List<String> numbers = lines.subList(HEAD, lines.size());
        if (!lines.get(HEAD - 1).equals("sha256 " + checksum(numbers))) {
            throw new IOException("a damaged net");
        }
        return new Net(lines, traits);
    }

    private static String checksum(List<String> lines) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            lines.forEach(line -> digest.update((line + "\n").getBytes(StandardCharsets.UTF_8)));
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    private static float[] numbers(String line) {
        String[] words = line.split(" ", -1);
        float[] numbers = new float[words.length];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Float.parseFloat(words[i]);
        }
        return numbers;
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
