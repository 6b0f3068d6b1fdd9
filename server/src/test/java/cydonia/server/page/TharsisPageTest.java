package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Dice;
import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Viewer;
import cydonia.games.terraforming.Scenario;
import cydonia.games.terraforming.TerraformingMars;
import cydonia.games.terraforming.TerraformingPosition;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Phase;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.server.board.terraforming.Board;
import cydonia.server.board.terraforming.CardFace;
import cydonia.server.board.terraforming.Glyph;
import cydonia.server.board.terraforming.Mix;
import cydonia.server.board.terraforming.Overview;
import cydonia.server.board.terraforming.Shelf;
import cydonia.server.board.terraforming.TharsisDrawing;
import cydonia.server.web.Pages;
import cydonia.titles.Games;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The drawn page of Terraforming Mars. */
class TharsisPageTest {

    private static final TerraformingMars GAME = new TerraformingMars();

    private static final Pattern INLINE = Pattern
            .compile("<style|<script(?![^>]* src=)|\\sstyle=|\\son[a-z]+=|javascript:");

    private final Pages pages = new Pages();

    private static Tables<TerraformingPosition, TerraformingAction, TerraformingView> table(int seats,
            Map<String, String> options, long seed) {
        return new Tables<>(Games.terraformingMars(), seats, options, seed, List.of("Ada", "Bo", "Chloé"));
    }

    @ParameterizedTest
    @CsvSource({"1,on,off,EN", "2,on,off,FR", "3,off,on,EN"})
    void whatever_may_be_done_can_be_clicked_and_whatever_may_not_tells_why(int seats, String era, String draft,
            Language language) {
        var table = table(seats, Map.of("corporate-era", era, "draft", draft), 11);
        for (int move = 0; !table.match().position().toAct().isEmpty(); move++) {
            if (Tables.worthALook(move, 20)) {
                Drawing drawing = table.drawing(table.match().position().toAct().getFirst(), language);
                TablePage<?, ?> page = drawing.page();
                String html = pages.table(drawing);
                Tables.assertClickable(page, html);
                Typesetting.check(language, html);
                assertThat(page.prompt().barred())
                        .allSatisfy(refused -> assertThat(html).contains(refused.reasons().getFirst()));
                assertThat(INLINE.matcher(html).results().map(found -> found.group()).toList()).isEmpty();
            }
            table.playAny();
        }
        assertThat(pages.table(table.drawing(Viewer.PUBLIC, language)))
                .contains("class=\"outcome\"", Words.RESULT.in(language))
                .doesNotContain("name=\"action\"");
    }

    @ParameterizedTest
    @CsvSource({"1,on", "2,on", "3,off"})
    void the_sources_of_every_production_add_up_to_it(int seats, String era) {
        for (long seed = 0; seed < 5; seed++) {
            var table = table(seats, Map.of("corporate-era", era), seed);
            table.playUntil(Integer.MAX_VALUE);
            for (Board board : TharsisDrawing.of(table.page(Viewer.PUBLIC, Language.EN), GAME).boards()) {
                for (Board.Row row : board.rows().subList(1, board.rows().size())) {
                    assertThat(row.sources().stream().mapToInt(source -> number(source.steps())).sum())
                            .isEqualTo(number(row.production()));
                    assertThat(row.sources().stream().filter(source -> source.name().equals("At the start"))
                            .map(Board.Source::steps)).isEqualTo(era.equals("on") ? List.of() : List.of("+1"));
                }
                Board.Row money = board.rows().getFirst();
                assertThat(money.sources().stream().mapToInt(source -> number(source.steps())).sum())
                        .isEqualTo(number(money.income()));
            }
        }
    }

    @Test
    void a_page_tells_nothing_that_its_viewer_could_not_know() {
        var table = table(3, Map.of("draft", "on"), 4);
        for (int move = 0; !table.match().position().toAct().isEmpty(); move++) {
            if (Tables.worthALook(move, 5)) {
                for (Seat seat : Seat.first(3)) {
                    TerraformingPosition real = table.match().position();
                    TerraformingPosition guess = real.determinise(seat, Dice.guessing(Seed.of(move), 0));
                    assertThat(pages.table(table.drawing(guess, seat, Language.EN)))
                            .isEqualTo(pages.table(table.drawing(real, seat, Language.EN)));
                }
            }
            table.playAny();
        }
    }

    @Test
    void an_onlooker_sees_the_boards_and_nobodys_cards() {
        var table = table(2, Map.of(), 8);
        table.playUntil(40);
        TharsisDrawing drawing = TharsisDrawing.of(table.page(Viewer.PUBLIC, Language.FR), GAME);
        assertThat(drawing.shelf().hand()).isEmpty();
        assertThat(drawing.shelf().offer()).isEmpty();
        assertThat(drawing.boards()).hasSize(2);
        assertThat(drawing.shelf().bare()).isTrue();
    }

    @Test
    void whoever_plays_has_a_shelf_even_without_cards() {
        Shelf shelf = drawing(Scenario.of(2).position()).shelf();
        assertThat(shelf.hand()).isEmpty();
        assertThat(shelf.bare()).isFalse();
    }

    @Test
    void a_price_names_what_it_is_for_and_proposes_metal_without_waste_first() {
        TerraformingPosition position = Scenario.of(2).has(Seat.RED, 14, Resource.MONEY)
                .has(Seat.RED, 2, Resource.TITANIUM).hand(Seat.RED, "asteroid").position();
        TharsisDrawing drawing = drawing(
                position.apply(Seat.RED, GAME.notation().parse("play asteroid")));
        assertThat(drawing.chain().orElseThrow().begun()).isEqualTo("Asteroid");
        Mix mix = drawing.mix().orElseThrow();
        assertThat(mix.means()).extracting(Mix.Means::icon).containsExactly("titanium");
        assertThat(mix.ways().getFirst().glyphs()).containsExactly(new Glyph("8", "mc", ""),
                new Glyph("2", "titanium", ""));
        assertThat(mix.ways()).extracting(Mix.Way::amounts).contains(List.of(0), List.of(1), List.of(2));
    }

    @Test
    void cards_that_can_be_played_come_first_and_a_missed_requirement_shows_what_is_now() {
        TharsisDrawing drawing = drawing(Scenario.of(2).oxygen(5).has(Seat.RED, 30, Resource.MONEY)
                .hand(Seat.RED, "herbivores", "asteroid").position());
        assertThat(drawing.shelf().hand()).extracting(CardFace::id).containsExactly("asteroid", "herbivores");
        CardFace.Need need = drawing.shelf().hand().getLast().needs().getFirst();
        assertThat(need.met()).isFalse();
        assertThat(need.asks()).isEqualTo("≥ 8%");
        assertThat(need.now()).isEqualTo("5%");
    }

    @Test
    void every_card_that_the_log_names_can_be_looked_at() {
        var table = table(2, Map.of(), 7);
        table.playUntil(300);
        TablePage<TerraformingAction, TerraformingView> page = table.page(Seat.RED, Language.EN);
        List<Card> named = Card.all().stream().filter(card -> page.story().about().contains(card.id())).toList();
        assertThat(named).anyMatch(Card::event).anyMatch(Card::corporation);
        String html = pages.table(table.drawing(Seat.RED, Language.EN));
        assertThat(named).allSatisfy(card -> assertThat(html).contains("data-card=\"" + card.id() + "\""));
    }

    @Test
    void everybody_stands_in_one_table_with_rating_and_points() {
        var table = table(3, Map.of(), 6);
        table.playUntil(60);
        TharsisDrawing drawing = TharsisDrawing.of(table.page(Seat.GREEN, Language.EN), GAME);
        assertThat(drawing.overview().columns()).extracting(column -> column.chair().name())
                .containsExactly("Ada", "Bo", "Chloé");
        assertThat(drawing.overview().standing()).extracting(row -> row.icon()).containsExactly("rating", "points");
        assertThat(drawing.overview().standing().getFirst().cells()).extracting(cell -> cell.figure())
                .isEqualTo(drawing.view().players().stream().map(seen -> String.valueOf(seen.rating())).toList());
        assertThat(drawing.overview().goods().get(1).cells()).as("income").extracting(cell -> cell.figure())
                .isEqualTo(drawing.view().players().stream()
                        .map(seen -> "+" + (seen.rating() + seen.production(Resource.MONEY))).toList());
        assertThat(drawing.overview().standing()).extracting(Overview.Row::brief).containsExactly("TR", "VP");
        assertThat(drawing.overview().points()).extracting(Overview.Kind::name).contains("Terraform rating");
        assertThat(IntStream.range(0, 3).map(seat -> drawing.overview().points().stream()
                .mapToInt(kind -> kind.points().get(seat)).sum())).as("kinds of points make up all of them")
                .containsExactlyElementsOf(drawing.overview().columns().stream()
                        .map(column -> column.chair().points()).toList());
    }

    @Test
    void who_has_passed_is_marked_while_others_act_and_no_longer_in_research() {
        assertThat(drawing(Scenario.of(2).passed(Seat.GREEN).position()).overview().columns())
                .extracting(Overview.Column::passed).containsExactly(false, true);
        assertThat(drawing(Scenario.of(2).passed(Seat.GREEN).phase(Phase.RESEARCH).offer(Seat.RED, "asteroid")
                .offer(Seat.GREEN, "ants").position()).overview().columns())
                .extracting(Overview.Column::passed).containsExactly(false, false);
    }

    @Test
    void an_aquifer_after_the_ninth_ocean_is_marked_as_changing_nothing() {
        TerraformingPosition eight = Scenario.of(2).oceans(8).has(Seat.RED, 18, Resource.MONEY).position();
        TerraformingPosition nine = Scenario.of(2).oceans(9).has(Seat.RED, 18, Resource.MONEY).position();
        Pattern marked = Pattern.compile("class=\"[^\"]* pointless\"[^>]* value=\"project aquifer\"");
        assertThat(marked.matcher(pages.part(drawing(eight))).find()).isFalse();
        assertThat(marked.matcher(pages.part(drawing(nine))).find()).isTrue();
    }

    @Test
    void several_reasons_why_not_read_the_same_in_both_languages() {
        TerraformingPosition position = Scenario.of(2).hand(Seat.RED, "herbivores").position();
        String html = pages.part(TharsisDrawing.of(table(2, Map.of(), 1).page(position, Seat.RED, Language.FR), GAME));
        assertThat(html).containsPattern("Jouer Herbivores[^\"]* — [^\"]* · ");
    }

    @Test
    void few_cards_show_their_text_and_many_their_names() {
        String[] cards = Cards.all().stream().filter(card -> !card.corporation()).limit(15).map(Card::id)
                .toArray(String[]::new);
        assertThat(size(Arrays.copyOf(cards, 6))).isEqualTo(Shelf.Size.L);
        assertThat(size(Arrays.copyOf(cards, 7))).isEqualTo(Shelf.Size.M);
        assertThat(size(cards)).isEqualTo(Shelf.Size.S);
    }

    private static Shelf.Size size(String... cards) {
        return drawing(Scenario.of(2).hand(Seat.RED, cards).position()).shelf().size();
    }

    @Test
    void a_card_is_affordable_with_metal_where_its_tag_allows_it() {
        TharsisDrawing drawing = drawing(Scenario.of(2).has(Seat.RED, 8, Resource.MONEY)
                .has(Seat.RED, 2, Resource.TITANIUM).hand(Seat.RED, "asteroid", "herbivores").position());
        assertThat(drawing.shelf().hand()).filteredOn(CardFace::affordable).extracting(CardFace::id)
                .containsExactly("asteroid");
    }

    private static TharsisDrawing drawing(TerraformingPosition position) {
        return TharsisDrawing.of(table(2, Map.of(), 1).page(position, Seat.RED, Language.EN), GAME);
    }

    private static int number(String signed) {
        return Integer.parseInt(signed.replace('−', '-'));
    }
}
