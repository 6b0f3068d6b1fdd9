package cydonia.server.board.martians;

import cydonia.engine.Seat;
import cydonia.games.martians.box.Infrastructure;
import cydonia.server.page.Shapes;
import java.util.List;
import java.util.Optional;

/**
 * A building of the plan.
 *
 * @param tip
 *            what it is for
 * @param site
 *            whether it is still being built
 * @param here
 *            whether the marker of this placement stands in it
 * @param stamps
 *            what may be done to the building itself: built, improved, cleaned
 */
public record House(Infrastructure where, String name, String icon, String tip, boolean site, boolean here,
        boolean dusty, List<Socket> sockets, List<Deed> deeds, List<Stamp> stamps) {

    /**
     * A post.
     *
     * @param css
     *            its state, for the style sheet
     * @param extra
     *            time every action costs more there
     * @param crew
     *            whose marker stands there
     * @param second
     *            whether it is of the second crew of that seat
     */
    public record Socket(String css, int number, int extra, Optional<Seat> crew, boolean second, String label,
            Mark mark) {

        public String shape() {
            return crew.map(Shapes::of).orElse("");
        }
    }

    /**
     * One line of what a marker does there: a word where signs do not say it, what it costs, what it brings.
     *
     * @param told
     *            the signs in words
     */
    public record Deed(String word, List<Sign> signs, String told, boolean possible) {
    }

    /** Something that may be done to the building. */
    public record Stamp(String icon, String words, Mark mark) {
    }
}
