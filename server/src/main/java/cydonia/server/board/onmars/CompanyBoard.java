package cydonia.server.board.onmars;

import cydonia.server.page.Spot;
import java.util.List;

/**
 * One's company: stock, people, executive actions, laboratory, cards and goals.
 *
 * @param own
 *            whether it is the viewer's, so that goals are shown
 */
public record CompanyBoard(String seat, boolean own, List<Good> stock, List<Fact> facts, List<Executive> executives,
        List<Card> usable, LabBoard laboratory, List<Held> held) {

    /**
     * A row of the stock.
     *
     * @param label
     *            what it is, how much there is room for and what it pays for
     * @param most
     *            how many there is room for
     * @param waiting
     *            crystals that come next turn
     */
    public record Good(String icon, String label, int count, int most, int waiting) {
    }

    /** One figure with its meaning. */
    public record Fact(String icon, String figure, String label) {
    }

    /** An executive action; a ship may stand on it. */
    public record Executive(String icon, String name, int crystals, boolean covered, String label, Spot spot) {
    }

    /**
     * A card or goal of the company.
     *
     * @param state
     *            what has become of it, in a figure or a word
     * @param css
     *            its kind: blueprint, scientist, contract, goal; built or done
     */
    public record Held(String id, String icon, String name, String state, String css, String label, Spot spot,
            List<Card.Way> ways) {
    }

    public CompanyBoard {
        stock = List.copyOf(stock);
        facts = List.copyOf(facts);
        executives = List.copyOf(executives);
        usable = List.copyOf(usable);
        held = List.copyOf(held);
    }
}
