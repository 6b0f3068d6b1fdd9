package cydonia.server.board.terraforming;

/**
 * A sign in a row of signs: an icon with what is written before it.
 *
 * @param icon
 *            none where only something is written
 * @param css
 *            {@code prod} for production, {@code any} for what hits a player of one's choice
 */
public record Glyph(String written, String icon, String css) {

    static final Glyph ARROW = new Glyph("", Icons.ARROW, "");
    static final Glyph OR = word("/");
    static final Glyph COLON = word(":");

    static Glyph word(String written) {
        return new Glyph(written, "", "");
    }

    static Glyph icon(String icon) {
        return new Glyph("", icon, "");
    }

    static Glyph of(int n, String icon) {
        return new Glyph(String.valueOf(n), icon, "");
    }

    /** A change, with its sign. */
    static Glyph change(int n, String icon) {
        return new Glyph(signed(n), icon, "");
    }

    Glyph production() {
        return new Glyph(written, icon, css.isEmpty() ? "prod" : css + " prod");
    }

    Glyph anybody() {
        return new Glyph(written, icon, css.isEmpty() ? "any" : css + " any");
    }

    /** With a true minus sign. */
    static String signed(int n) {
        return n < 0 ? "−" + -n : "+" + n;
    }
}
