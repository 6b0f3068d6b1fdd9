package cydonia.cli.shell;

import cydonia.engine.Refused;
import cydonia.engine.Seed;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import picocli.CommandLine.ITypeConverter;

/** A seed as somebody wrote it: a number that is easy to repeat, or all 32 hexadecimal digits. */
public record SeedWish(String written, Seed seed) {

    private static final int HEX_DIGITS = 32;

    public static SeedWish of(String text) {
        if (text.length() == HEX_DIGITS) {
            return new SeedWish(text, Seed.parse(text));
        }
        try {
            return new SeedWish(text, Seed.of(Long.parseLong(text)));
        } catch (NumberFormatException neither) {
            throw new Refused(ShellPhrase.NO_SEED.text(text));
        }
    }

    /** One that nobody can foretell. */
    public static SeedWish fresh() {
        ByteBuffer bytes = ByteBuffer.wrap(new SecureRandom().generateSeed(2 * Long.BYTES));
        Seed seed = new Seed(bytes.getLong(), bytes.getLong());
        return new SeedWish(seed.toString(), seed);
    }

    public boolean isNumber() {
        return written.length() != HEX_DIGITS;
    }

    public static final class Reader implements ITypeConverter<SeedWish> {
        @Override
        public SeedWish convert(String text) {
            return of(text);
        }
    }
}
