package cydonia.tables.notice;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** A message that only the browser it is meant for can read (RFC 8291, {@code aes128gcm}). */
final class Sealed {

    static final int SALT = 16;

    private static final int FIELD = 32;
    private static final int RECORD = 4096;
    private static final byte LAST = 2;

    private Sealed() {
    }

    static KeyPair fresh() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            return generator.generateKeyPair();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * Seals a text.
     *
     * @param reader
     *            the browser's public key, as a point
     * @param auth
     *            what the browser gave away besides
     * @param own
     *            a pair made for this message alone
     */
    static byte[] seal(String text, byte[] reader, byte[] auth, KeyPair own, byte[] salt)
            throws GeneralSecurityException {
        byte[] writer = point((ECPublicKey) own.getPublic());
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(own.getPrivate());
        agreement.doPhase(key(reader, (ECPublicKey) own.getPublic()), true);
        byte[] info = join("WebPush: info\0".getBytes(StandardCharsets.US_ASCII), reader, writer);
        byte[] secret = derive(auth, agreement.generateSecret(), info, FIELD);
        byte[] key = derive(salt, secret, "Content-Encoding: aes128gcm\0".getBytes(StandardCharsets.US_ASCII), 16);
        byte[] nonce = derive(salt, secret, "Content-Encoding: nonce\0".getBytes(StandardCharsets.US_ASCII), 12);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
        byte[] sealed = cipher.doFinal(join(text.getBytes(StandardCharsets.UTF_8), new byte[]{LAST}));
        byte[] head = ByteBuffer.allocate(SALT + Integer.BYTES + 1).put(salt).putInt(RECORD).put((byte) writer.length)
                .array();
        return join(head, writer, sealed);
    }

    /** HKDF with SHA-256, for no more than one block. */
    private static byte[] derive(byte[] salt, byte[] secret, byte[] info, int length) throws GeneralSecurityException {
        return Arrays.copyOf(mac(mac(salt, secret), join(info, new byte[]{1})), length);
    }

    private static byte[] mac(byte[] key, byte[] data) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(data);
    }

    /** A public key as the 65 bytes that browsers speak of. */
    static byte[] point(ECPublicKey key) {
        byte[] point = new byte[1 + 2 * FIELD];
        point[0] = 4;
        put(key.getW().getAffineX(), point, 1);
        put(key.getW().getAffineY(), point, 1 + FIELD);
        return point;
    }

    private static void put(BigInteger number, byte[] into, int at) {
        byte[] bytes = number.toByteArray();
        int length = Math.min(FIELD, bytes.length);
        System.arraycopy(bytes, bytes.length - length, into, at + FIELD - length, length);
    }

    /** The key of such a point, on the same curve as another key. */
    static ECPublicKey key(byte[] point, ECPublicKey alike) throws GeneralSecurityException {
        if (point.length != 1 + 2 * FIELD || point[0] != 4) {
            throw new GeneralSecurityException("not a point");
        }
        ECPoint at = new ECPoint(new BigInteger(1, Arrays.copyOfRange(point, 1, 1 + FIELD)),
                new BigInteger(1, Arrays.copyOfRange(point, 1 + FIELD, point.length)));
        return (ECPublicKey) KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(at, alike.getParams()));
    }

    private static byte[] join(byte[]... parts) {
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            joined.writeBytes(part);
        }
        return joined.toByteArray();
    }
}
