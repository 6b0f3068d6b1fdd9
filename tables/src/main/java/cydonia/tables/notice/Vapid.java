package cydonia.tables.notice;

import cydonia.engine.Refused;
import cydonia.engine.Text;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.time.Clock;
import java.time.Duration;
import java.util.Base64;

/**
 * How this server is known to those who carry messages to browsers (RFC 8292): by one pair of keys for ever, since
 * browsers subscribe to messages of that pair alone.
 */
public final class Vapid {

    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();
    private static final SecureRandom CHANCE = new SecureRandom();
    private static final Duration VALID = Duration.ofHours(12);
    private static final Duration KEPT = Duration.ofHours(24);

    private final KeyPair keys;
    private final Clock clock;

    private Vapid(KeyPair keys, Clock clock) {
        this.keys = keys;
        this.clock = clock;
    }

    /** A new pair as text. */
    static String made() {
        KeyPair keys = Sealed.fresh();
        return BASE64.encodeToString(keys.getPublic().getEncoded()) + " "
                + BASE64.encodeToString(keys.getPrivate().getEncoded());
    }

    static Vapid of(String made, Clock clock) {
        try {
            String[] parts = made.split(" ", 2);
            KeyFactory factory = KeyFactory.getInstance("EC");
            Base64.Decoder decoder = Base64.getUrlDecoder();
            return new Vapid(new KeyPair(factory.generatePublic(new X509EncodedKeySpec(decoder.decode(parts[0]))),
                    factory.generatePrivate(new PKCS8EncodedKeySpec(decoder.decode(parts[1])))), clock);
        } catch (GeneralSecurityException damaged) {
            throw new IllegalStateException(damaged);
        }
    }

    /** The public key as browsers want it. */
    public String publicKey() {
        return BASE64.encodeToString(Sealed.point((ECPublicKey) keys.getPublic()));
    }

    /** Refuses what no browser gives. */
    static void check(String secrets) {
        try {
            byte[][] parts = parts(secrets);
            if (parts[1].length == Sealed.SALT) {
                Sealed.key(parts[0], (ECPublicKey) Sealed.fresh().getPublic());
                return;
            }
        } catch (GeneralSecurityException | IllegalArgumentException | ArrayIndexOutOfBoundsException malformed) {
            // said below
        }
        throw new Refused(new Text("This is not what a browser subscribes with.",
                "Ce n’est pas ce avec quoi un navigateur s’abonne."));
    }

    private static byte[][] parts(String secrets) {
        String[] parts = secrets.split(" ", 2);
        return new byte[][]{Base64.getUrlDecoder().decode(parts[0]), Base64.getUrlDecoder().decode(parts[1])};
    }

    /**
     * The sealed message on its way to the browser that subscribed at that address.
     *
     * @param server
     *            the address of this server
     */
    HttpRequest request(HttpRequest.Builder request, URI address, String secrets, String server, String message) {
        try {
            byte[][] parts = parts(secrets);
            byte[] salt = new byte[Sealed.SALT];
            CHANCE.nextBytes(salt);
            byte[] sealed = Sealed.seal(message, parts[0], parts[1], Sealed.fresh(), salt);
            return request.header("Content-Encoding", "aes128gcm").header("Content-Type", "application/octet-stream")
                    .header("TTL", String.valueOf(KEPT.toSeconds())).header("Urgency", "normal")
                    .header("Authorization", "vapid t=" + token(address, server) + ", k=" + publicKey())
                    .POST(BodyPublishers.ofByteArray(sealed)).build();
        } catch (GeneralSecurityException malformed) {
            throw new Refused(Text.same("malformed"));
        }
    }

    private String token(URI address, String server) throws GeneralSecurityException {
        String audience = address.getScheme() + "://" + address.getRawAuthority();
        long until = clock.instant().plus(VALID).getEpochSecond();
        String signed = encode("{\"typ\":\"JWT\",\"alg\":\"ES256\"}") + "."
                + encode("{\"aud\":\"" + audience + "\",\"exp\":" + until + ",\"sub\":\"" + contact(server) + "\"}");
        Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initSign(keys.getPrivate());
        signature.update(signed.getBytes(StandardCharsets.US_ASCII));
        return signed + "." + BASE64.encodeToString(signature.sign());
    }

    /** Whom to complain to: this server, or nobody in particular where it is not out in the world. */
    private static String contact(String server) {
        return server.startsWith("https://") ? server : "mailto:nobody@localhost";
    }

    private static String encode(String text) {
        return BASE64.encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }
}
