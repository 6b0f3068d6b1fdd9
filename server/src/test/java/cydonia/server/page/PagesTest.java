package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import cydonia.games.tilsit.MarsPosition;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsView;
import cydonia.server.web.Pages;
import cydonia.tables.sight.Choice;
import cydonia.titles.Games;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PagesTest {

    private static final Pattern INLINE = Pattern
            .compile("<style|<script(?![^>]* src=)|\\sstyle=|\\son[a-z]+=|javascript:");
    private static final int OFTEN_ENOUGH = 5;
    private static final List<String> NAMES = List.of("Ada", "Bo", "Chloé", "Dimitri");

    private final Pages pages = new Pages();

    private static Tables<MarsPosition, MarsAction, MarsView> table(int seats, long seed) {
        return new Tables<>(Games.marsTilsit(), seats, Map.of("target", "10"), seed, NAMES);
    }

    @ParameterizedTest
    @EnumSource
    void whatever_may_be_done_can_be_clicked_and_whatever_may_not_tells_why(Language language) {
        Tables<MarsPosition, MarsAction, MarsView> table = table(3, 7);
        for (int move = 0; !table.match().position().toAct().isEmpty(); move++) {
            if (Tables.worthALook(move, 20)) {
                Drawing drawing = table.drawing(table.match().position().toAct().getFirst(), language);
                TablePage<?, ?> page = drawing.page();
                String html = pages.table(drawing);
                Tables.assertClickable(page, html);
                assertThat(page.prompt().barred())
                        .allSatisfy(refused -> assertThat(html).contains(escaped(refused.reasons().getFirst())));
                assertThat(html).contains("lang=\"" + language.code() + "\"");
                Typesetting.check(language, html);
                assertThat(INLINE.matcher(html).results().map(found -> found.group()).toList()).isEmpty();
            }
            table.playAny();
        }
        String over = pages.table(table.drawing(Viewer.PUBLIC, language));
        assertThat(over).contains("class=\"outcome\"", Words.RESULT.in(language)).doesNotContain("name=\"action\"");
    }

    @Test
    void every_choice_of_a_game_without_a_drawn_board_is_a_button_too() {
        Tables<MarsPosition, MarsAction, MarsView> table = table(2, 3);
        table.playUntil(60);
        TablePage<?, ?> page = table.page(table.match().position().toAct().getFirst(), Language.EN);
        String html = pages.part(TextDrawing.of(page));
        assertThat(page.prompt().choices()).isNotEmpty().allSatisfy(
                choice -> assertThat(html).containsOnlyOnce("name=\"action\" value=\"" + choice.notation() + "\""));
        assertThat(html).contains("<pre class=\"shown\"");
    }

    @Test
    void a_mine_is_built_where_it_will_stand() {
        Tables<MarsPosition, MarsAction, MarsView> table = table(2, 3);
        Drawing drawing = playUntil(table, found -> found.prompt().choices().stream()
                .anyMatch(choice -> choice.notation().equals("build water-mine")));
        assertThat(pages.part(drawing)).containsPattern(
                "class=\"socket empty live\" form=\"act\" name=\"action\" value=\"build water-mine\"");
    }

    @Test
    void an_offer_is_put_together_on_the_sheet_and_proposed_as_a_whole() {
        Tables<MarsPosition, MarsAction, MarsView> table = table(3, 5);
        Drawing drawing = playUntil(table, found -> found.prompt().picking().stream()
                .anyMatch(picking -> picking.items().stream().anyMatch(item -> item.notation().startsWith("ask "))));
        assertThat(pages.part(drawing)).contains("class=\"tradesheet\"", "name=\"times.ask iron\"")
                .containsOnlyOnce("name=\"several\"").doesNotContain("name=\"action\" value=\"propose\"")
                .contains("name=\"action\" value=\"withdraw\"");
    }

    /** The page of whoever decides, at the first moment that fits. */
    private static Drawing playUntil(Tables<MarsPosition, MarsAction, MarsView> table,
            Predicate<TablePage<?, ?>> fits) {
        while (!table.match().position().toAct().isEmpty()) {
            Drawing drawing = table.drawing(table.match().position().toAct().getFirst(), Language.EN);
            if (fits.test(drawing.page())) {
                return drawing;
            }
            table.playAny();
        }
        throw new AssertionError("never in this game");
    }

    @Test
    @DisplayName("a turn shows its event as a card, a fight side by side, idle colonists, and what a mine is good for")
    void a_turn_explains_itself() {
        Tables<MarsPosition, MarsAction, MarsView> table = table(2, 3);
        assertThat(pages.part(table.drawing(Seat.RED, Language.EN))).as("while a mine is chosen")
                .contains("class=\"uses\"", "What each resource is needed for");
        Map<String, Integer> met = new TreeMap<>();
        while (!table.match().position().toAct().isEmpty()
                && (met.size() < 3 || Collections.min(met.values()) < OFTEN_ENOUGH)) {
            String html = pages.part(table.drawing(table.match().position().toAct().getFirst(), Language.EN));
            if (html.contains("class=\"fight\"")) {
                String fight = html.substring(html.indexOf("class=\"fight\""), html.indexOf("</table>"));
                assertThat(fight.split("scope=\"row\"")).as("two sides").hasSizeGreaterThanOrEqualTo(3);
                met.merge("fight", 1, Integer::sum);
            }
            if (html.contains("class=\"eventcard")) {
                assertThat(html).contains("event of the turn").as("for whoever clicks its line in the log")
                        .contains("class=\"namedcard inspect\"");
                met.merge("event", 1, Integer::sum);
            }
            if (html.contains("class=\"idle\"")) {
                assertThat(html).contains("value=\"done\"")
                        .doesNotContain("choice live main\" form=\"act\" name=\"action\" value=\"done\"");
                met.merge("idle", 1, Integer::sum);
            }
            table.playAny();
        }
        assertThat(met).containsOnlyKeys("event", "fight", "idle");
    }

    @Test
    void names_cannot_bring_markup_along() {
        Tables<MarsPosition, MarsAction, MarsView> table = new Tables<>(Games.marsTilsit(), 2, Map.of(), 5,
                List.of("<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>"));
        table.playUntil(40);
        String html = pages.table(table.drawing(Seat.RED, Language.EN));
        assertThat(html).doesNotContain("<script>alert").doesNotContain("<img src=x").contains("&lt;script&gt;alert");
    }

    @Test
    void a_choice_that_shows_something_hidden_carries_the_eye() {
        String html = pages
                .part(TextDrawing.of(page(false,
                        List.of(new Choice<>(new MarsAction.Roll(), "roll", "roll the R&D die", true, List.of()),
                                new Choice<>(new MarsAction.Done(), "done", "go on", false, List.of())))));
        assertThat(button(html, "roll")).contains("#eye").contains(Words.SECRET.in(Language.EN));
        assertThat(button(html, "done")).doesNotContain("#eye");
    }

    @Test
    void undo_is_offered_only_where_it_is_possible() {
        var done = new Choice<MarsAction>(new MarsAction.Done(), "done", "go on", false, List.of());
        assertThat(pages.part(TextDrawing.of(page(false, List.of(done))))).doesNotContain("/undo");
        assertThat(pages.part(TextDrawing.of(page(true, List.of(done))))).contains("formaction=\"/t/showroom/undo\"");
    }

    @Test
    void a_name_in_a_sentence_is_found_as_a_word_of_its_own_and_the_longest_wins() {
        List<Chair> chairs = List.of(chair(Seat.RED, "Al"), chair(Seat.GREEN, "Al Capone"));
        assertThat(Telling.pieces("Also Al Capone, then Al.", chairs)).containsExactly(
                new Telling.Piece("Also ", Optional.empty()), new Telling.Piece("Al Capone", Optional.of(Seat.GREEN)),
                new Telling.Piece(", then ", Optional.empty()), new Telling.Piece("Al", Optional.of(Seat.RED)),
                new Telling.Piece(".", Optional.empty()));
    }

    private static String button(String html, String action) {
        int from = html.indexOf("value=\"" + action + "\"");
        return html.substring(from, html.indexOf("</button>", from));
    }

    private static Chair chair(Seat seat, String name) {
        return new Chair(seat, name, Occupant.PERSON, false, false, 0, Optional.empty());
    }

    private static TablePage<MarsAction, MarsView> page(boolean canUndo, List<Choice<MarsAction>> choices) {
        TablePage<MarsAction, MarsView> page = table(2, 1).page(Seat.RED, Language.EN);
        return new TablePage<>(page.language(), page.ticket(), page.scene(), new Prompt<>(page.prompt().question(),
                choices, Optional.empty(), List.of(), canUndo, false, List.of(), Optional.empty()), page.story(),
                page.standing(), page.fairness());
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
