package cydonia.server.board.terraforming;

import cydonia.engine.Language;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tag;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.games.terraforming.language.TerraformingView.CardView;
import cydonia.games.terraforming.language.TerraformingView.PlayerView;
import cydonia.games.terraforming.text.TerraformingProse;
import cydonia.server.page.Chair;
import cydonia.server.page.Spot;
import cydonia.server.page.TablePage;
import cydonia.server.page.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Everybody's boards: six rows of goods, tags, and the cards in play. */
final class Boards {

    private static final int HEAT_PER_STEP = 8;

    private final TablePage<TerraformingAction, TerraformingView> page;
    private final TerraformingView view;
    private final Spots spots;
    private final TerraformingProse prose;
    private final CardFaces faces;
    private final Sources sources;
    private final Language language;

    Boards(TablePage<TerraformingAction, TerraformingView> page, TerraformingView view, Spots spots,
            TerraformingProse prose, CardFaces faces) {
        this.page = page;
        this.view = view;
        this.spots = spots;
        this.prose = prose;
        this.faces = faces;
        this.sources = new Sources(page);
        this.language = page.language();
    }

    /** In the order of the seats. */
    List<Board> all() {
        return page.chairs().stream().map(this::board).toList();
    }

    private Board board(Chair chair) {
        PlayerView seen = view.player(chair.seat());
        List<Board.Held> held = seen.inPlay().stream().map(card -> held(card, chair.mine())).toList();
        Optional<Board.Held> corporation = held.stream()
                .filter(card -> seen.corporation().filter(mine -> mine.id().equals(card.face().id())).isPresent())
                .findFirst();
        List<Board.Held> tableau = held.stream().filter(card -> corporation.stream().noneMatch(card::equals))
                .sorted(Comparator.comparingInt(Boards::importance)).toList();
        return new Board(chair, seen, view.first() == chair.seat(), corporation,
                Stream.of(Resource.values()).map(what -> row(seen, what, chair.mine())).toList(), tags(seen), tableau);
    }

    private static int importance(Board.Held held) {
        if (held.hasAction()) {
            return held.ways().stream().anyMatch(way -> way.spot().live()) ? 0 : held.used() ? 2 : 1;
        }
        return held.face().css().equals("active") ? 3 : 4;
    }

    private Board.Row row(PlayerView seen, Resource what, boolean mine) {
        String production = Glyph.signed(seen.production(what));
        String name = Words.capital(prose.resource(what));
        List<Board.Source> made = new ArrayList<>();
        String income = "";
        if (what == Resource.MONEY) {
            made.add(new Board.Source(Terms.RATING.in(language), Glyph.signed(seen.rating())));
            income = Glyph.signed(seen.rating() + seen.production(what));
        }
        made.addAll(sources.of(seen, what));
        Spot convert = !mine
                ? Spot.STILL
                : what == Resource.PLANTS
                        ? spots.at(new TerraformingAction.ConvertPlants())
                        : what == Resource.HEAT ? spots.at(new TerraformingAction.ConvertHeat()) : Spot.STILL;
        return new Board.Row(Icons.of(what), name, seen.stock(what), production,
                Words.fill(Terms.STOCK, language, name, seen.stock(what), production), made, income, convert,
                what == Resource.PLANTS ? seen.greeneryPrice() : HEAT_PER_STEP,
                what == Resource.PLANTS ? "greenery" : "temperature");
    }

    private List<Board.TagCount> tags(PlayerView seen) {
        List<Board.TagCount> tags = new ArrayList<>();
        for (Tag tag : Tag.values()) {
            if (seen.tags(tag) > 0) {
                tags.add(new Board.TagCount(Icons.of(tag), prose.tag(tag), seen.tags(tag)));
            }
        }
        return tags;
    }

    private Board.Held held(CardView there, boolean mine) {
        Card card = there.card();
        List<Board.Way> ways = new ArrayList<>();
        for (int option = 1; mine && option <= card.actions().size(); option++) {
            ways.add(new Board.Way(spots.at(new TerraformingAction.Use(card, option)),
                    Glyphs.action(card.actions().get(option - 1))));
        }
        return new Board.Held(faces.played(card), card.holds() == null ? "" : Icons.of(card.holds()),
                there.cubes(), !card.actions().isEmpty(), there.used(), ways);
    }
}
