package cydonia.games.terraforming.language;

import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.Award;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Milestone;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Phase;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.StandardProject;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.box.Tile;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What one viewer may know. Hands, offers and choices are the viewer's own; of the others only the number of cards in
 * hand is here.
 *
 * @param offer
 *            cards the viewer may choose from now
 * @param chosen
 *            what the viewer has chosen of them so far
 * @param discarded
 *            cards the viewer has seen going to the discards
 * @param prices
 *            what the cards in hand would cost the viewer now
 * @param barred
 *            cards in hand and on offer whose requirement is not met now
 * @param cause
 *            what the question asked of the viewer comes from, where it comes from something
 */
public record TerraformingView(Viewer viewer, boolean corporateEra, boolean draft, Phase phase, Question question,
        List<Seat> toAct, int generation, int temperature, int oxygen, int oceans, Seat first, Seat turn,
        List<PlayerView> players, List<TileView> tiles, List<MarkView> marks, Map<Milestone, Seat> milestones,
        Map<Award, Seat> awards, int deck, int discards, List<Card> hand, List<Card> offer, List<Card> chosen,
        List<Card> discarded, Map<Card, Integer> prices, List<Card> barred, Optional<Cause> cause) {

    public TerraformingView {
        toAct = List.copyOf(toAct);
        players = List.copyOf(players);
        tiles = List.copyOf(tiles);
        marks = List.copyOf(marks);
        milestones = Map.copyOf(milestones);
        awards = Map.copyOf(awards);
        hand = List.copyOf(hand);
        offer = List.copyOf(offer);
        chosen = List.copyOf(chosen);
        discarded = List.copyOf(discarded);
        prices = Map.copyOf(prices);
        barred = List.copyOf(barred);
    }

    /** What the standard project power plant costs the viewer. */
    public int powerPlantPrice() {
        return viewer instanceof Seat seat && seat.index() < players.size()
                ? players.get(seat.index()).powerPlantPrice()
                : StandardProject.POWER_PLANT.price();
    }

    public PlayerView player(Seat seat) {
        return players.get(seat.index());
    }

    public int value(Parameter what) {
        return switch (what) {
            case TEMPERATURE -> temperature;
            case OXYGEN -> oxygen;
            case OCEANS -> oceans;
        };
    }

    /** A player as everybody sees them; how far they have come for milestones, and what they have for awards. */
    public record PlayerView(Seat seat, Optional<Card> corporation, int rating, Map<Resource, Integer> stock,
            Map<Resource, Integer> production, Map<Tag, Integer> tags, int cards, List<CardView> inPlay,
            List<Card> events, int steelValue, int titaniumValue, int greeneryPrice,
            int powerPlantPrice, boolean passed, Map<Milestone, Integer> reached, Map<Award, Integer> merits) {

        public PlayerView {
            stock = Map.copyOf(stock);
            production = Map.copyOf(production);
            tags = Map.copyOf(tags);
            inPlay = List.copyOf(inPlay);
            events = List.copyOf(events);
            reached = Map.copyOf(reached);
            merits = Map.copyOf(merits);
        }

        public int stock(Resource what) {
            return stock.getOrDefault(what, 0);
        }

        public int production(Resource what) {
            return production.getOrDefault(what, 0);
        }

        public int tags(Tag tag) {
            return tags.getOrDefault(tag, 0);
        }
    }

    /** A card in play, with its cubes, and whether its action was used in this generation. */
    public record CardView(Card card, int cubes, boolean used) {
    }

    /** A tile on the board; oceans have no owner, nor have the tiles that lay there before a solo game. */
    public record TileView(Area area, Tile tile, Optional<Seat> owner) {
    }

    /** An area kept for somebody's tile. */
    public record MarkView(Area area, Seat by) {
    }
}
