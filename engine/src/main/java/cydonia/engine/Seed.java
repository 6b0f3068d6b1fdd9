package cydonia.engine;

import java.util.HexFormat;

/** Where all chance of one game comes from: 128 bits. */
public record Seed(long high, long low) {

    private static final HexFormat HEX = HexFormat.of();

    /** A seed for tests and simulations, where a small number is easier to repeat. */
    public static Seed of(long number) {
        return new Seed(0, number);
    }

    /** Reads 32 hexadecimal digits. */
    public static Seed parse(String text) {
        if (text.length() != 32 || !text.chars().allMatch(HexFormat::isHexDigit)) {
            throw new Refused(Text.of("“%s” is not a seed: 32 hexadecimal digits are needed.",
                    "« %s » n'est pas une graine : il faut 32 chiffres hexadécimaux.", text));
        }
        return new Seed(HexFormat.fromHexDigitsToLong(text, 0, 16), HexFormat.fromHexDigitsToLong(text, 16, 32));
    }

    /** Another seed that depends on this one and tells nothing about it: one for each purpose and number. */
    public Seed derive(Purpose purpose, long number) {
        return new Seed(SipHash.of(this, purpose.number(), 2 * number),
                SipHash.of(this, purpose.number(), 2 * number + 1));
    }

    @Override
    public String toString() {
        return HEX.toHexDigits(high) + HEX.toHexDigits(low);
    }
}
