package cydonia.server.board.terraforming;

import cydonia.games.terraforming.language.TerraformingView.PlayerView;
import cydonia.server.page.Chair;
import cydonia.server.page.Spot;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A player board.
 *
 * @param tableau
 *            unused actions first, then what else lasts, then the rest
 */
public record Board(Chair chair, PlayerView seen, boolean first, Optional<Held> corporation, List<Row> rows,
        List<TagCount> tags, List<Held> tableau) {

    /** The corporation, then the cards, that have an action of their own; those not used yet come first. */
    public List<Held> withAction() {
        return Stream.concat(corporation.stream(), tableau.stream()).filter(Held::hasAction)
                .sorted(Comparator.comparing(Held::used)).toList();
    }

    /** Steps of production by one cause, with their sign. */
    public record Source(String name, String steps) {
    }

    /**
     * Stock and production of one resource.
     *
     * @param sources
     *            what made the production, and for money what the rating adds
     * @param convert
     *            what the stock can be turned into on this row
     * @param price
     *            how many of it that takes
     * @param into
     *            the icon of that
     */
    public record Row(String icon, String name, int stock, String production, String label, List<Source> sources,
            String income, Spot convert, int price, String into) {
    }

    public record TagCount(String icon, String name, int count) {
    }

    /** A card in play: the ways to use it, with what each costs and brings. */
    public record Held(CardFace face, String cubeIcon, int cubes, boolean hasAction, boolean used, List<Way> ways) {
    }

    /** One way to use a card in play. */
    public record Way(Spot spot, List<Glyph> glyphs) {
    }
}
