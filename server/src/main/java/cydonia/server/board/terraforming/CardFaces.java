package cydonia.server.board.terraforming;

import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Count;
import cydonia.games.terraforming.box.Ongoing;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Phase;
import cydonia.games.terraforming.box.Requirement;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.box.Worth;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.games.terraforming.language.TerraformingView.PlayerView;
import cydonia.games.terraforming.text.TerraformingProse;
import cydonia.server.page.Spot;
import cydonia.server.page.Words;
import cydonia.tables.sight.Picking;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Draws cards for one viewer: what they would cost, and which requirements are met. */
final class CardFaces {

    private final TerraformingView view;
    private final TerraformingProse prose;
    private final Language language;

    CardFaces(TerraformingView view, TerraformingProse prose, Language language) {
        this.view = view;
        this.prose = prose;
        this.language = language;
    }

    CardFace face(Card card, Spot spot) {
        return face(card, spot, Optional.empty());
    }

    CardFace face(Card card, Spot spot, Optional<Picking.Item<TerraformingAction>> pick) {
        int price = view.prices().getOrDefault(card, card.cost());
        return face(card, price, affordable(card, price), spot, pick);
    }

    /** A card that was played: nobody pays for it any more. */
    CardFace played(Card card) {
        return face(card, card.cost(), true, Spot.STILL, Optional.empty());
    }

    private CardFace face(Card card, int price, boolean affordable, Spot spot,
            Optional<Picking.Item<TerraformingAction>> pick) {
        String cost = card.corporation() ? "" : String.valueOf(price);
        return new CardFace(card.id(), card.name().in(language), card.type().name().toLowerCase(Locale.ROOT), cost,
                price != card.cost(), affordable, badges(card),
                card.needs().stream().map(need -> need(need, !view.barred().contains(card))).toList(),
                Glyphs.of(card), prose.effects(card), points(card.worth()), label(card, price), spot, pick);
    }

    /**
     * Metals count for what they are worth, heat where the corporation pays with it; before play begins, nothing is too
     * dear.
     */
    private boolean affordable(Card card, int price) {
        return mine().filter(me -> view.phase() == Phase.SETUP || me.stock(Resource.MONEY)
                + (card.has(Tag.BUILDING) ? me.stock(Resource.STEEL) * me.steelValue() : 0)
                + (card.has(Tag.SPACE) ? me.stock(Resource.TITANIUM) * me.titaniumValue() : 0)
                + (me.corporation().filter(held -> held.ongoing().contains(new Ongoing.HeatAsMoney())).isPresent()
                        ? me.stock(Resource.HEAT)
                        : 0) >= price)
                .isPresent();
    }

    private List<CardFace.Badge> badges(Card card) {
        List<CardFace.Badge> badges = new ArrayList<>();
        card.tags().forEach(tag -> badges.add(new CardFace.Badge(Icons.of(tag), prose.tag(tag))));
        if (card.event()) {
            badges.add(new CardFace.Badge("event", Terms.EVENT.in(language)));
        }
        return badges;
    }

    private String label(Card card, int price) {
        List<String> parts = new ArrayList<>(List.of(card.name().in(language)));
        if (!card.corporation()) {
            parts.add(price == card.cost()
                    ? Words.fill(Terms.PRICE, language, price)
                    : Words.fill(Terms.PRINTED, language, price, card.cost()));
        }
        parts.add(prose.kind(card));
        card.tags().stream().map(prose::tag).forEach(parts::add);
        return String.join(" · ", parts) + " · " + prose.text(card);
    }

    private CardFace.Need need(Requirement need, boolean met) {
        String words = prose.requirement(need);
        return switch (need) {
            case Requirement.AtLeast(Parameter what, int value) ->
                new CardFace.Need(Icons.of(what), "≥ " + reading(what, value), reading(what, view.value(what)), met,
                        words);
            case Requirement.AtMost(Parameter what, int value) ->
                new CardFace.Need(Icons.of(what), "≤ " + reading(what, value), reading(what, view.value(what)), met,
                        words);
            case Requirement.Tags(int count, Tag tag) -> new CardFace.Need(Icons.of(tag), "≥ " + count,
                    mine().map(me -> String.valueOf(me.tags(tag))).orElse(""), met, words);
            case Requirement.Production(int steps, Resource what) ->
                new CardFace.Need(Icons.of(what), "≥ +" + steps,
                        mine().map(me -> Glyph.signed(me.production(what))).orElse(""), met, words);
            case Requirement.Cities(int count) -> new CardFace.Need("city", "≥ " + count,
                    String.valueOf(view.tiles().stream().filter(tile -> tile.tile().city()).count()), met, words);
            case Requirement.Greeneries(int count) -> new CardFace.Need("greenery", "≥ " + count,
                    String.valueOf(view.tiles().stream().filter(tile -> tile.tile() == Tile.GREENERY
                            && tile.owner().filter(owner -> owner == view.viewer()).isPresent()).count()),
                    met, words);
        };
    }

    private Optional<PlayerView> mine() {
        return view.viewer() instanceof Seat seat ? Optional.of(view.player(seat)) : Optional.empty();
    }

    private String reading(Parameter what, int value) {
        return switch (what) {
            case TEMPERATURE -> (value == 0 ? "0" : Glyph.signed(value)) + "\u00a0°C";
            case OXYGEN -> Words.fill(Words.PERCENT, language, value);
            case OCEANS -> String.valueOf(value);
        };
    }

    private static String points(Worth worth) {
        return switch (worth) {
            case Worth.Fixed(int points) -> points == 0 ? "" : String.valueOf(points).replace('-', '−');
            case Worth.PerCubes(int points, int cubes) -> cubes == 1 ? points + "/1" : points + "/" + cubes;
            case Worth.IfAnyCube(int points) -> points + "*";
            case Worth.PerCount(Count _, int every) -> "1/" + every;
            case Worth.AdjacentOceans _,Worth.AdjacentCities _ -> "1/1";
        };
    }
}
