package cydonia.games.terraforming.text;

import cydonia.engine.CardText;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Obstacle;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.terraforming.Area;
import cydonia.games.terraforming.TerraformingHappening;
import cydonia.games.terraforming.TerraformingObstacle;
import cydonia.games.terraforming.TerraformingView;
import cydonia.games.terraforming.cards.Card;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Requirement;
import cydonia.games.terraforming.cards.Resource;
import cydonia.games.terraforming.cards.Tag;
import cydonia.games.terraforming.cards.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What both languages share: who is called what, the listing of the cards, the view of the table. */
abstract class Speech implements TerraformingProse {

    private final Language language;
    private final Names names;
    private final CardWords words;

    Speech(Language language, Names names, CardWords words) {
        this.language = language;
        this.names = names;
        this.words = words;
    }

    @Override
    public final String tell(Happening happening) {
        if (happening instanceof TerraformingHappening ours) {
            return tell(ours);
        }
        throw new IllegalArgumentException("not of this game: " + happening);
    }

    @Override
    public final String explain(Obstacle obstacle) {
        if (obstacle instanceof TerraformingObstacle ours) {
            return explain(ours);
        }
        throw new IllegalArgumentException("not of this game: " + obstacle);
    }

    @Override
    public final String show(TerraformingView seen) {
        return new TableText(this, words, seen).draw();
    }

    @Override
    public final String show(TerraformingView seen, Part part) {
        return new TableText(this, words, seen).draw(part);
    }

    @Override
    public final List<CardText> cards() {
        return Cards.all().stream()
                .map(card -> new CardText(card.id(), words.group(card), in(card.name()), full(card), false)).toList();
    }

    @Override
    public final String text(Card card) {
        return words.text(card);
    }

    @Override
    public final String effects(Card card) {
        return words.effects(card);
    }

    @Override
    public final String requirement(Requirement need) {
        return CardWords.sentence(words.requirement(need));
    }

    @Override
    public final String resource(Resource what) {
        return words.name(what);
    }

    @Override
    public final String production(Resource what) {
        return words.production(what);
    }

    @Override
    public final String tag(Tag tag) {
        return words.tag(tag);
    }

    @Override
    public final String tile(Tile tile) {
        return words.tile(tile);
    }

    @Override
    public final String group(Card card) {
        return words.group(card);
    }

    /** Price and tags, then the text. */
    private String full(Card card) {
        String tags = card.tags().stream().map(words::tag).collect(Collectors.joining(", "));
        String head = card.corporation()
                ? tags
                : words.amount(card.cost(), Resource.MONEY)
                        + (tags.isEmpty() ? "" : " · " + tags);
        String text = words.text(card);
        return head.isEmpty() ? text : text.isEmpty() ? head : head + " · " + text;
    }

    final String name(Seat seat) {
        return names.of(seat);
    }

    final String names(List<Seat> seats) {
        return seats.stream().map(this::name).collect(Collectors.joining(", "));
    }

    final String in(Text text) {
        return text.in(language);
    }

    final String name(Card card) {
        return in(card.name());
    }

    final String names(Iterable<Card> cards) {
        StringBuilder all = new StringBuilder();
        for (Card card : cards) {
            all.append(all.isEmpty() ? "" : ", ").append(name(card));
        }
        return all.toString();
    }

    /** Whatever of these there is, as a list. */
    final String goods(Map<Resource, Integer> amounts) {
        List<String> parts = new ArrayList<>();
        for (Resource what : Resource.values()) {
            int n = amounts.getOrDefault(what, 0);
            if (n > 0) {
                parts.add(words.amount(n, what));
            }
        }
        return String.join(", ", parts);
    }

    /** What is printed on an area, in brackets; nothing where nothing is. */
    final String printed(Area area) {
        String printed = goods(Map.of(Resource.STEEL, area.steel(), Resource.TITANIUM, area.titanium(),
                Resource.PLANTS, area.plants()));
        if (area.cards() > 0) {
            printed += (printed.isEmpty() ? "" : ", ") + words.cards(area.cards());
        }
        return printed.isEmpty() ? "" : " (%s)".formatted(printed);
    }

    abstract String tell(TerraformingHappening happening);

    abstract String explain(TerraformingObstacle obstacle);

    /** The words of the table view, in the order of {@link TableText.Label}. */
    abstract String label(TableText.Label label);
}
