package cydonia.games.terraforming.text;

import cydonia.engine.Prose;
import cydonia.engine.Seat;
import cydonia.engine.Typography;
import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.Award;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Milestone;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.games.terraforming.language.TerraformingView.CardView;
import cydonia.games.terraforming.language.TerraformingView.MarkView;
import cydonia.games.terraforming.language.TerraformingView.PlayerView;
import cydonia.games.terraforming.language.TerraformingView.TileView;
import java.util.ArrayList;
import java.util.List;

/** The table as text for terminals, in at most a hundred columns. */
final class TableText {

    private static final List<String> SHAPES = List.of("●", "■", "▲", "◆", "⬢");

    /** The words the view needs. */
    enum Label {
        GENERATION, TEMPERATURE, OXYGEN, OCEANS, DECK, DISCARDS, RATING, HAND, PASSED, FIRST, TAGS, IN_PLAY, EVENTS, MILESTONES, AWARDS, YOUR_HAND, ON_OFFER, CHOSEN, LEGEND, USED, LETTERS
    }

    private static final int WIDTH = 80;
    private static final int CELL = 6;
    private static final int MIDDLE_ROW = 5;

    private final Speech speech;
    private final CardWords words;
    private final TerraformingView seen;
    private final StringBuilder out = new StringBuilder();

    TableText(Speech speech, CardWords words, TerraformingView seen) {
        this.speech = speech;
        this.words = words;
        this.seen = seen;
    }

    String draw() {
        for (Prose.Part part : Prose.Part.values()) {
            tell(part);
        }
        return out.toString().stripTrailing();
    }

    String draw(Prose.Part part) {
        tell(part);
        return out.toString().stripTrailing();
    }

    private void tell(Prose.Part part) {
        switch (part) {
            case MAP -> map();
            case PLAYERS -> players();
            case HAND -> hand();
        }
    }

    private void map() {
        line(0, "%s %d · %s %s · %s %s · %s %d/9 · %s %d · %s %d".formatted(label(Label.GENERATION),
                seen.generation(), label(Label.TEMPERATURE),
                speech.reading(Parameter.TEMPERATURE, seen.temperature()), label(Label.OXYGEN),
                speech.reading(Parameter.OXYGEN, seen.oxygen()), label(Label.OCEANS), seen.oceans(), label(Label.DECK),
                seen.deck(), label(Label.DISCARDS),
                seen.discards()));
        board();
    }

    private void players() {
        if (seen.players().size() > 1) {
            honours();
        }
        seen.players().forEach(this::player);
    }

    private void hand() {
        cards(Label.YOUR_HAND, seen.hand());
        cards(Label.ON_OFFER, seen.offer());
        if (!seen.chosen().isEmpty()) {
            line(0, label(Label.CHOSEN) + " " + speech.names(seen.chosen()));
        }
    }

    private String label(Label label) {
        return speech.label(label);
    }

    private void board() {
        for (int row = 1; row <= 9; row++) {
            StringBuilder cells = new StringBuilder(Area.letter(row) + "  ");
            cells.append(" ".repeat(CELL / 2 * Math.abs(row - MIDDLE_ROW)));
            for (Area area : Area.all()) {
                if (area.row() == row) {
                    String cell = cell(area);
                    cells.append(cell).append(" ".repeat(CELL - cell.length()));
                }
            }
            out.append(cells.toString().stripTrailing()).append('\n');
        }
        line(0, label(Label.LEGEND));
        List<String> moons = new ArrayList<>();
        for (TileView tile : seen.tiles()) {
            if (tile.area().kind() == Area.Kind.MOON) {
                moons.add(speech.in(tile.area().title()) + " " + cell(tile.area()));
            }
        }
        if (!moons.isEmpty()) {
            line(0, String.join(" · ", moons));
        }
    }

    private String cell(Area area) {
        for (TileView tile : seen.tiles()) {
            if (tile.area() == area) {
                return tile.tile() == Tile.OCEAN
                        ? "≈≈≈"
                        : tile.owner().map(TableText::shape).orElse("-") + ":" + sign(tile.tile());
            }
        }
        String mark = "";
        for (MarkView one : seen.marks()) {
            mark = one.area() == area ? shape(one.by()) + "?" : mark;
        }
        String sign = switch (area.kind()) {
            case OCEAN -> "~";
            case NOCTIS -> "N";
            case LAND, MOON -> area.volcanic() ? "^" : ".";
        };
        String letters = label(Label.LETTERS);
        return mark + sign + letters.substring(0, 1).repeat(area.steel())
                + letters.substring(1, 2).repeat(area.titanium()) + letters.substring(2, 3).repeat(area.plants())
                + letters.substring(3, 4).repeat(area.cards());
    }

    private static String shape(Seat seat) {
        return SHAPES.get(seat.index());
    }

    private static String sign(Tile tile) {
        return tile == Tile.GREENERY ? "♣" : tile.city() ? "⌂" : "◆";
    }

    private void honours() {
        StringBuilder claimed = new StringBuilder();
        for (Milestone milestone : Milestone.values()) {
            Seat owner = seen.milestones().get(milestone);
            claimed.append(claimed.isEmpty() ? "" : ", ").append(speech.in(milestone.title()))
                    .append(owner == null ? "" : " [" + speech.name(owner) + "]");
        }
        StringBuilder funded = new StringBuilder();
        for (Award award : Award.values()) {
            Seat owner = seen.awards().get(award);
            funded.append(funded.isEmpty() ? "" : ", ").append(speech.in(award.title()))
                    .append(owner == null ? "" : " [" + speech.name(owner) + "]");
        }
        line(0, label(Label.MILESTONES) + " " + claimed);
        line(0, label(Label.AWARDS) + " " + funded);
    }

    private void player(PlayerView player) {
        String turn = seen.toAct().contains(player.seat()) ? "> " : "";
        line(0, "%s%s (%s) · %s · %s %d · %s %d%s%s".formatted(turn, speech.name(player.seat()),
                shape(player.seat()), player.corporation().map(speech::name).orElse("–"), label(Label.RATING),
                player.rating(), label(Label.HAND), player.cards(),
                seen.first() == player.seat() ? " · " + label(Label.FIRST) : "",
                player.passed() ? " · " + label(Label.PASSED) : ""));
        List<String> goods = new ArrayList<>();
        for (Resource what : Resource.values()) {
            goods.add("%s %d (%s)".formatted(words.name(what), player.stock(what),
                    Typography.signed(player.production(what))));
        }
        line(2, String.join(" · ", goods));
        List<String> tags = new ArrayList<>();
        for (Tag tag : Tag.values()) {
            if (player.tags(tag) > 0) {
                tags.add("%s %d".formatted(words.tag(tag), player.tags(tag)));
            }
        }
        if (!tags.isEmpty()) {
            line(2, label(Label.TAGS) + " " + String.join(", ", tags));
        }
        List<String> inPlay = new ArrayList<>();
        for (CardView card : player.inPlay()) {
            if (!card.card().corporation()) {
                inPlay.add(speech.name(card.card()) + (card.cubes() > 0 ? " [" + card.cubes() + "]" : "")
                        + (card.used() ? " " + label(Label.USED) : ""));
            }
        }
        if (!inPlay.isEmpty()) {
            line(2, label(Label.IN_PLAY) + " " + String.join(", ", inPlay));
        }
        if (!player.events().isEmpty()) {
            line(2, label(Label.EVENTS) + " " + player.events().size());
        }
    }

    private void cards(Label label, List<Card> cards) {
        if (cards.isEmpty()) {
            return;
        }
        line(0, label(label));
        for (Card card : cards) {
            String price = card.corporation() ? "" : " " + price(card);
            String tags = card.tags().isEmpty()
                    ? ""
                    : " [" + String.join(" ", card.tags().stream().map(words::tag).toList()) + "]";
            line(2, speech.name(card) + price + tags + words.colon() + words.text(card));
        }
    }

    /** What the card costs the viewer, with the printed price where it differs. */
    private String price(Card card) {
        int price = seen.prices().getOrDefault(card, card.cost());
        String now = words.amount(price, Resource.MONEY);
        return price == card.cost() ? now : "%s (%d)".formatted(now, card.cost());
    }

    /** A line, broken between words where it is too long. */
    private void line(int indent, String text) {
        String margin = " ".repeat(indent);
        StringBuilder line = new StringBuilder(margin);
        for (String word : text.split(" ", -1)) {
            if (line.length() + word.length() > WIDTH) {
                out.append(line.toString().stripTrailing()).append('\n');
                line = new StringBuilder(margin + "  ");
            }
            line.append(word).append(' ');
        }
        out.append(line.toString().stripTrailing()).append('\n');
    }
}
