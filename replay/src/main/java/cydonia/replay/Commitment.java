package cydonia.replay;

import cydonia.engine.Seed;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** What a table shows of its seed from the start: the seed's SHA-256, by which the file of the game is checked. */
public final class Commitment {

    private Commitment() {
    }

    public static String of(Seed seed) {
        try {
            byte[] written = seed.toString().getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(written));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
