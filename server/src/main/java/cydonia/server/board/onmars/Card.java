package cydonia.server.board.onmars;

import cydonia.server.page.Spot;
import java.util.List;
import java.util.Optional;

/**
 * A card at full size.
 *
 * @param text
 *            what it does, as far as no sign says it
 * @param label
 *            all it says
 * @param foot
 *            its level, what it gives and its points
 * @param ways
 *            what can be done with it; one way makes the whole card a button
 */
public record Card(String id, String icon, String name, String text, String css, String label,
        List<Amount> foot, List<Way> ways) {

    /** One thing to do with it. */
    public record Way(Spot spot, String icon, String words) {
    }

    public Card {
        foot = List.copyOf(foot);
        ways = List.copyOf(ways);
    }

    /** What the whole card does, if it does one thing. */
    public Optional<Spot> spot() {
        return ways.size() == 1 ? Optional.of(ways.getFirst().spot()) : Optional.empty();
    }
}
