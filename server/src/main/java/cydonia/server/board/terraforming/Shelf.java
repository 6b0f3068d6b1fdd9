package cydonia.server.board.terraforming;

import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.server.page.Words;
import cydonia.tables.sight.Picking;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The cards before the viewer: what can be taken, and the hand, what can be played first.
 *
 * @param chips
 *            by what the hand can be sifted
 * @param shown
 *            whether the hand has a place; onlookers have none, and an empty one makes room for what is offered
 */
public record Shelf(List<CardFace> offer, List<CardFace> hand, List<Chip> chips, boolean shown) {

    /** Cards of the hand with something in common; {@code key} is the word for it in the page. */
    public record Chip(String key, String icon, String name, int count) {
    }

    /** How much of a card is shown: its name alone, its signs, or everything. */
    public enum Size {
        S(Terms.SIZE_S, "size-s"), M(Terms.SIZE_M, "size-m"), L(Terms.SIZE_L, "size-l");

        private final Text label;
        private final String icon;

        Size(Text label, String icon) {
            this.label = label;
            this.icon = icon;
        }

        public String label(Language language) {
            return label.in(language);
        }

        public String icon() {
            return icon;
        }

        /** Its letter, for style sheet and script. */
        public String css() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final int LARGE = 6;
    private static final int MEDIUM = 14;

    static Shelf of(TerraformingView view, Spots spots, CardFaces faces, Optional<Picking<TerraformingAction>> picking,
            Language language) {
        List<CardFace> offer = view.offer().stream().sorted(Comparator.comparing(card -> !card.corporation()))
                .map(card -> faces.face(card,
                        spots.firstOf(new TerraformingAction.Choose(card), new TerraformingAction.Draft(card),
                                new TerraformingAction.Keep(card), new TerraformingAction.Buy(card)),
                        pick(picking, new TerraformingAction.Keep(card), new TerraformingAction.Buy(card))))
                .toList();
        Comparator<CardFace> order = Comparator.<CardFace>comparingInt(face -> face.spot().live() ? 0 : 1)
                .thenComparingInt(face -> Integer.parseInt(face.cost()));
        List<CardFace> hand = view.hand().stream()
                .map(card -> faces.face(card,
                        spots.firstOf(new TerraformingAction.Play(card), new TerraformingAction.Discard(card),
                                new TerraformingAction.Sell(card)),
                        pick(picking, new TerraformingAction.Sell(card))))
                .sorted(order).toList();
        return new Shelf(offer, hand, chips(hand, language),
                view.viewer() instanceof Seat && (offer.isEmpty() || !hand.isEmpty()));
    }

    private static Optional<Picking.Item<TerraformingAction>> pick(Optional<Picking<TerraformingAction>> picking,
            TerraformingAction... ways) {
        return picking.flatMap(several -> Stream.of(ways).flatMap(way -> several.item(way).stream()).findFirst());
    }

    private static List<Chip> chips(List<CardFace> hand, Language language) {
        List<Chip> chips = new ArrayList<>();
        int playable = (int) hand.stream().filter(face -> face.spot().live()).count();
        if (playable > 0) {
            chips.add(new Chip("playable", "", Terms.PLAYABLE.in(language), playable));
        }
        chips.add(new Chip("affordable", "", Terms.AFFORDABLE.in(language),
                (int) hand.stream().filter(CardFace::affordable).count()));
        Map<String, Chip> common = new LinkedHashMap<>();
        for (String kind : List.of("automated", "active", "event")) {
            int count = (int) hand.stream().filter(face -> face.css().equals(kind)).count();
            if (count > 0) {
                common.put(kind, new Chip(kind, "kind-" + kind, Terms.kind(kind).in(language), count));
            }
        }
        for (CardFace face : hand) {
            for (CardFace.Badge tag : face.tags().stream().distinct().filter(tag -> !tag.icon().equals("event"))
                    .toList()) {
                common.merge(tag.icon(), new Chip(tag.icon(), tag.icon(), Words.capital(tag.name()), 1),
                        (known, one) -> new Chip(known.key(), known.icon(), known.name(), known.count() + 1));
            }
        }
        chips.addAll(common.values());
        return List.copyOf(chips);
    }

    /** What fits: everything for a few cards, signs for a full row or two, names for many. */
    public Size size() {
        return !offer.isEmpty() ? Size.S : hand.size() <= LARGE ? Size.L : hand.size() <= MEDIUM ? Size.M : Size.S;
    }

    /** Whether more cards are offered than one row holds: then they lie over the map, which nobody needs for that. */
    public boolean wide() {
        return offer.size() > LARGE;
    }

    /** Whether there is nothing to see, as for those who watch. */
    public boolean bare() {
        return offer.isEmpty() && !shown;
    }
}
