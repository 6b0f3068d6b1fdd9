package cydonia.tables.room;

import cydonia.engine.Seed;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Secrets that stand for people. A token has 192 bits and is known to its holder alone; the server keeps its SHA-256.
 * Invitations are made from the host's token, so the host can be shown them again although they are stored nowhere.
 */
public final class Tokens {

    private static final int BYTES = 24;
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{32}");
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();
    private static final SecureRandom CHANCE = new SecureRandom();

    private Tokens() {
    }

    public static String fresh() {
        return BASE64.encodeToString(bytes());
    }

    /** Whether it may be a token at all. */
    public static boolean wellFormed(String token) {
        return FORM.matcher(token).matches();
    }

    public static Seed seed() {
        return new Seed(CHANCE.nextLong(), CHANCE.nextLong());
    }

    public static String sha256(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Another token that only the holder of this one can make. */
    public static String derive(String token, String purpose) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(token.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            byte[] made = mac.doFinal(purpose.getBytes(StandardCharsets.UTF_8));
            return BASE64.encodeToString(made).substring(0, BASE64.encodeToString(new byte[BYTES]).length());
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static byte[] bytes() {
        byte[] bytes = new byte[BYTES];
        CHANCE.nextBytes(bytes);
        return bytes;
    }
}
