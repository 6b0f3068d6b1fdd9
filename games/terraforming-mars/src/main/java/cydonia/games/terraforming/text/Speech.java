package cydonia.games.terraforming.text;

import cydonia.engine.CardText;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Obstacle;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Typography;
import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Requirement;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingHappening;
import cydonia.games.terraforming.language.TerraformingObstacle;
import cydonia.games.terraforming.language.TerraformingView;
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
    public final String ask(TerraformingView seen) {
        return set(question(seen));
    }

    @Override
    public final String choice(TerraformingAction action, TerraformingView seen) {
        return set(phrase(action, seen));
    }

    private String set(String sentence) {
        return Typography.set(language, sentence, names);
    }

    @Override
    public final String tell(Happening happening) {
        if (happening instanceof TerraformingHappening ours) {
            return set(tell(ours));
        }
        throw new IllegalArgumentException("not of this game: " + happening);
    }

    @Override
    public final String explain(Obstacle obstacle) {
        if (obstacle instanceof TerraformingObstacle ours) {
            return set(explain(ours));
        }
        throw new IllegalArgumentException("not of this game: " + obstacle);
    }

    @Override
    public final String show(TerraformingView seen) {
        return set(new TableText(this, words, seen).draw());
    }

    @Override
    public final String show(TerraformingView seen, Part part) {
        return set(new TableText(this, words, seen).draw(part));
    }

    @Override
    public final List<CardText> cards() {
        return Cards.all().stream()
                .map(card -> new CardText(card.id(), group(card), name(card), set(full(card)), false))
                .toList();
    }

    @Override
    public final String text(Card card) {
        return set(words.text(card));
    }

    @Override
    public final String effects(Card card) {
        return set(words.effects(card));
    }

    @Override
    public final String requirement(Requirement need) {
        return set(CardWords.sentence(words.requirement(need)));
    }

    @Override
    public final String resource(Resource what) {
        return set(words.name(what));
    }

    @Override
    public final String production(Resource what) {
        return set(words.production(what));
    }

    @Override
    public final String tag(Tag tag) {
        return words.tag(tag);
    }

    @Override
    public final String tile(Tile tile) {
        return set(words.tile(tile));
    }

    @Override
    public final String kind(Card card) {
        return in(switch (card.type()) {
            case AUTOMATED -> new Text("automated", "instantanée");
            case ACTIVE -> new Text("active", "action");
            case EVENT -> new Text("event", "événement");
            case CORPORATION -> new Text("corporation", "corporation");
        }) + era(card);
    }

    /** What cards of its kind are called together. */
    private String group(Card card) {
        return in(switch (card.type()) {
            case AUTOMATED -> new Text("Automated cards (green)", "Cartes Instantanées (vertes)");
            case ACTIVE -> new Text("Active cards (blue)", "Cartes Action (bleues)");
            case EVENT -> new Text("Events (red)", "Cartes Événement (rouges)");
            case CORPORATION -> new Text("Corporations", "Corporations");
        }) + era(card);
    }

    private String era(Card card) {
        return card.corporateEra() ? ", " + in(new Text("Corporate Era", "Ère des Corporations")) : "";
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

    /** Stands for the name until the sentence is set. */
    final String name(Seat seat) {
        return Typography.standIn(seat);
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

    /** What is asked, before it is set. */
    abstract String question(TerraformingView seen);

    /** A choice, before it is set. */
    abstract String phrase(TerraformingAction action, TerraformingView seen);

    abstract String tell(TerraformingHappening happening);

    abstract String explain(TerraformingObstacle obstacle);

    /** The words of the table view, in the order of {@link TableText.Label}. */
    abstract String label(TableText.Label label);

    /** A temperature in degrees, oxygen in per cent. */
    abstract String reading(Parameter what, int now);
}
