package cydonia.server.board.terraforming;

import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.server.page.Spot;
import cydonia.tables.sight.Picking;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A card as it is drawn.
 *
 * @param css
 *            its kind, for the frame
 * @param cost
 *            what it would cost the viewer; nothing for a corporation
 * @param cheaper
 *            whether that differs from what is printed
 * @param affordable
 *            whether the viewer could pay for it now
 * @param rows
 *            what it does, in signs
 * @param points
 *            what it is worth, in few signs; empty where nothing
 * @param label
 *            everything it says, for those who listen, and for a closer look
 * @param pick
 *            how it is chosen among others, where several may be
 */
public record CardFace(String id, String name, String css, String cost, boolean cheaper, boolean affordable,
        List<Badge> tags,
        List<Need> needs, List<List<Glyph>> rows, String text, String points, String label, Spot spot,
        Optional<Picking.Item<TerraformingAction>> pick) {

    /** What it may be looked for by, for the script. */
    public String keys() {
        return Stream.concat(tags.stream().map(Badge::icon),
                Stream.of(css, spot.live() ? "playable" : "", affordable ? "affordable" : ""))
                .collect(Collectors.joining(" "));
    }

    /** A tag. */
    public record Badge(String icon, String name) {
    }

    /** A requirement: met or not, with what is now. */
    public record Need(String icon, String asks, String now, boolean met, String words) {
    }
}
