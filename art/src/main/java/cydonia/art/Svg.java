package cydonia.art;

import java.util.Locale;

/** What is the same in every drawing. */
public final class Svg {

    private Svg() {
    }

    /** A number as SVG reads it, whatever the language of whoever looks: a tenth of a unit is finer than any eye. */
    public static String number(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }
}
