package cydonia.server.board.martians;

/**
 * A sign in a row of signs: an icon with what is written before it.
 *
 * @param icon
 *            none where only something is written
 * @param lacking
 *            whether the viewer has less than it takes
 */
public record Sign(String written, String icon, boolean lacking) {

    static final Sign ARROW = icon(Icons.ARROW);

    static Sign word(String written) {
        return new Sign(written, "", false);
    }

    static Sign icon(String icon) {
        return new Sign("", icon, false);
    }

    static Sign of(int n, String icon) {
        return new Sign(String.valueOf(n), icon, false);
    }

    static Sign plus(int n, String icon) {
        return new Sign("+" + n, icon, false);
    }

    static Sign minus(int n, String icon) {
        return new Sign("−" + n, icon, false);
    }

    Sign lackingIf(boolean less) {
        return new Sign(written, icon, less);
    }
}
