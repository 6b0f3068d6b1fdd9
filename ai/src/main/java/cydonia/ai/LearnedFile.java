package cydonia.ai;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * A file that a program of {@code bench/learn} wrote, checked against its sum.
 *
 * @param shape
 *            what the numbers are for
 * @param rows
 *            the numbers, line by line
 */
record LearnedFile(String shape, List<float[]> rows) {

    /** Lines before the numbers: the format, where they come from, what they are for, and what they add up to. */
    private static final int HEAD = 4;
    private static final int SHAPE = 2;

    /**
     * Reads a file of that kind, “net” for example.
     *
     * @throws IOException
     *             if it is none, or damaged
     */
    static LearnedFile read(InputStream from, String kind) throws IOException {
        List<String> lines = new String(from.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        if (lines.size() < HEAD || !lines.getFirst().equals("cydonia-" + kind + " 1")) {
            throw new IOException("not a file of the kind " + kind);
        }
        List<String> numbers = lines.subList(HEAD, lines.size());
        if (!lines.get(HEAD - 1).equals("sha256 " + checksum(numbers))) {
            throw new IOException("a damaged file of the kind " + kind);
        }
        return new LearnedFile(lines.get(SHAPE), numbers.stream().map(LearnedFile::numbers).toList());
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
        String[] words = line.isEmpty() ? new String[0] : line.split(" ", -1);
        float[] numbers = new float[words.length];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Float.parseFloat(words[i]);
        }
        return numbers;
    }
}
