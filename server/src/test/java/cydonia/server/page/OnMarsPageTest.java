package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Dice;
import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Viewer;
import cydonia.games.onmars.OnMars;
import cydonia.games.onmars.OnMarsPosition;
import cydonia.games.onmars.Scenario;
import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsHappening;
import cydonia.games.onmars.language.OnMarsView;
import cydonia.games.onmars.language.Question;
import cydonia.server.board.onmars.CompanyBoard;
import cydonia.server.board.onmars.LabBoard;
import cydonia.server.board.onmars.Lock;
import cydonia.server.board.onmars.OnMarsDrawing;
import cydonia.server.board.onmars.Solo;
import cydonia.server.board.onmars.Station;
import cydonia.server.web.Pages;
import cydonia.tables.sight.Line;
import cydonia.titles.Games;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The drawn page of On Mars. */
class OnMarsPageTest {

    private static final int AT_A_GLANCE = 6;
    private static final int ENOUGH = 100;
    private static final int A_LONG_GAME = 3000;
    private static final Pattern CONTROL = Pattern.compile("name=\"action\" value=\"([^\"]*)\"");
    private static final Pattern INLINE = Pattern
            .compile("<style|<script(?![^>]* src=)|\\sstyle=|\\son[a-z]+=|javascript:");

    private final Pages pages = new Pages();

    private static Tables<OnMarsPosition, OnMarsAction, OnMarsView> table(int seats, Map<String, String> options,
            long seed) {
        return new Tables<>(Games.onMars(), seats, options, seed, List.of("Ada", "Bo", "Chloé", "Dimitri"));
    }

    @ParameterizedTest
    @CsvSource({"1,1,EN", "1,4,FR", "2,1,EN", "3,1,FR", "4,1,EN"})
    void whatever_may_be_done_is_one_control_and_never_one_of_many_plain_buttons(int seats, String difficulty,
            Language language) {
        var table = table(seats, Map.of("difficulty", difficulty), 11 + seats);
        for (int move = 0; !table.match().position().toAct().isEmpty(); move++) {
            if (Tables.worthALook(move, 10)) {
                assertInReach(table.drawing(table.match().position().toAct().getFirst(), language));
            }
            table.playAny();
        }
        assertThat(pages.table(table.drawing(Viewer.PUBLIC, language)))
                .contains("class=\"outcome\"", Words.RESULT.in(language))
                .doesNotContain("name=\"action\" value=\"");
    }

    /** Each kind is drawn when it is first asked, and again whenever it has more answers than ever before. */
    @Test
    void every_kind_of_question_has_its_place_on_the_picture() {
        Set<Class<?>> kinds = new HashSet<>(Set.of(Question.class.getPermittedSubclasses()));
        kinds.remove(Question.EndGame.class);
        Map<Class<?>, Integer> most = new HashMap<>();
        for (int game = 0; game < ENOUGH && !most.keySet().containsAll(kinds); game++) {
            var table = table(1 + game % 4, Map.of("first-colonists", game % 3 == 0 ? "on" : "off"), game);
            for (int move = 0; move < A_LONG_GAME && !table.match().position().toAct().isEmpty(); move++) {
                OnMarsPosition position = table.match().position();
                Seat asked = position.toAct().getFirst();
                Class<?> kind = position.observe(asked).question().orElseThrow().getClass();
                int answers = position.legal(asked).size();
                if (answers > most.getOrDefault(kind, 0)) {
                    most.put(kind, answers);
                    assertInReach(table.drawing(asked, game % 2 == 0 ? Language.FR : Language.EN));
                }
                table.playAny();
            }
        }
        assertThat(most.keySet()).containsAll(kinds);
    }

    /** Few games come to it. */
    @Test
    void whether_a_dry_colony_ends_has_its_place_too() {
        OnMarsPosition dry = Scenario.of(1).level(4).shuttle(false, 1).space(Seat.RED, 7).noStock(Seat.RED)
                .quarters(Seat.RED, 0).nothingStirred().roundOver();
        assertThat(dry.observe(Seat.RED).question().orElseThrow()).isInstanceOf(Question.EndGame.class);
        for (Language language : Language.values()) {
            assertInReach(table(1, Map.of(), 0).drawing(dry, Seat.RED, language));
        }
    }

    /** Whatever may be done is one control, few of them plain buttons; stations have tiles that do the same. */
    private void assertInReach(Drawing drawing) {
        TablePage<?, ?> page = drawing.page();
        String html = pages.table(drawing);
        Tables.assertClickable(page, html);
        List<String> controls = CONTROL.matcher(html).results().map(found -> found.group(1)).toList();
        assertThat(page.prompt().single()).allSatisfy(choice -> {
            assertThat(controls).contains(choice.notation());
            if (!choice.notation().startsWith("act ") && !choice.notation().startsWith("recall ")) {
                assertThat(controls).containsOnlyOnce(choice.notation());
            }
        });
        assertThat(drawing.groups().stream().mapToInt(group -> group.faces().size()).sum())
                .as("%s", page.prompt().question()).isLessThanOrEqualTo(AT_A_GLANCE);
        page.prompt().picking().ifPresent(
                picking -> assertThat(picking.items()).hasSizeLessThanOrEqualTo(AT_A_GLANCE));
        assertThat(INLINE.matcher(html).results().map(found -> found.group()).toList()).isEmpty();
        Typesetting.check(page.language(), html);
    }

    @Test
    void what_cannot_be_done_tells_why_where_it_stands() {
        var table = table(2, Map.of(), 3);
        for (int move = 0; move < 200; move++) {
            Drawing drawing = table.drawing(table.match().position().toAct().getFirst(), Language.EN);
            String html = pages.table(drawing);
            assertThat(drawing.page().prompt().barred())
                    .allSatisfy(refused -> assertThat(html).contains(refused.reasons().getFirst()));
            table.playAny();
        }
    }

    @Test
    void a_closed_station_says_why_in_signs_or_few_words() {
        var table = table(2, Map.of(), 6);
        int locks = 0;
        for (int move = 0; move < 250; move++) {
            OnMarsDrawing drawing = OnMarsDrawing
                    .of(table.page(table.match().position().toAct().getFirst(), Language.FR), new OnMars());
            List<Lock> closed = Stream.of(drawing.orbit(), drawing.colony()).flatMap(List::stream)
                    .map(Station::lock).flatMap(Optional::stream).toList();
            assertThat(closed).allSatisfy(lock -> {
                assertThat(lock.missing().isEmpty() && lock.words().isEmpty()).isFalse();
                assertThat(lock.words()).hasSizeLessThanOrEqualTo(16);
            });
            locks += closed.size();
            table.playAny();
        }
        assertThat(locks).isPositive();
    }

    private static OnMarsDrawing drawn(Tables<OnMarsPosition, OnMarsAction, OnMarsView> table, Viewer viewer) {
        return OnMarsDrawing.of(table.page(viewer, Language.EN), new OnMars());
    }

    @Test
    void discovery_tiles_that_lie_open_are_seen_before_anybody_explores() {
        var table = table(2, Map.of(), 9);
        OnMarsDrawing drawing = drawn(table, Viewer.PUBLIC);
        assertThat(drawing.next()).hasSize(2);
        assertThat(pages.table(drawing)).contains(
                drawing.view().station().exploration().stream().map(tile -> tile.label().en() + ":").toList());
    }

    @Test
    void a_turn_order_space_says_once_what_it_brings() {
        var table = table(2, Map.of(), 9);
        assertThat(pages.table(drawn(table, table.match().position().toAct().getFirst())))
                .contains("title=\"Take space").doesNotContain("— Take space");
    }

    @Test
    void tasks_of_the_first_colonists_lie_with_ones_own_cards_and_are_claimed_there() {
        var table = table(2, Map.of("first-colonists", "on"), 12);
        int claims = 0;
        for (int move = 0; move < A_LONG_GAME && claims == 0; move++, table.playAny()) {
            Seat asked = table.match().position().toAct().getFirst();
            List<String> tasks = table.match().position().observe(asked).own().orElseThrow().cardsB().stream()
                    .map(Beginner.CardB::id).toList();
            boolean claim = table.match().position().legal(asked).stream()
                    .anyMatch(OnMarsAction.ClaimTask.class::isInstance);
            if (claim || move % 50 == 0) {
                List<CompanyBoard.Held> held = drawn(table, asked).company().held();
                assertThat(held).extracting(CompanyBoard.Held::id).containsAll(tasks);
                assertThat(drawn(table, Viewer.PUBLIC).company().held()).extracting(CompanyBoard.Held::id)
                        .noneMatch(tasks::contains);
                claims += (int) held.stream().filter(card -> tasks.contains(card.id()) && !card.ways().isEmpty())
                        .count();
            }
        }
        assertThat(claims).isPositive();
    }

    @Test
    void arrows_lead_through_the_laboratory_and_those_that_can_be_taken_glow() {
        var table = table(3, Map.of(), 7);
        int glowing = 0;
        while (!table.match().position().toAct().isEmpty() && glowing < 10) {
            OnMarsDrawing drawing = OnMarsDrawing
                    .of(table.page(table.match().position().toAct().getFirst(), Language.EN), new OnMars());
            LabBoard laboratory = drawing.company().laboratory();
            assertThat(laboratory.arrows()).doesNotHaveDuplicates().hasSize((int) LabSpace.ALL.stream()
                    .flatMapToInt(space -> IntStream.of(space.right(0), space.right(1))).filter(to -> to >= 0).count());
            long live = laboratory.arrows().stream().filter(LabBoard.Arrow::live).count();
            assertThat(live).isEqualTo(drawing.page().prompt().single().stream()
                    .filter(choice -> choice.action() instanceof OnMarsAction.Develop).count());
            glowing += (int) live;
            table.playAny();
        }
        assertThat(glowing).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"1", "3"})
    void a_page_tells_nothing_that_its_viewer_could_not_know(int seats) {
        var table = table(seats, Map.of(), 4);
        for (int move = 0; !table.match().position().toAct().isEmpty(); move++) {
            if (Tables.worthALook(move, 5)) {
                for (Seat seat : Seat.first(seats)) {
                    OnMarsPosition real = table.match().position();
                    OnMarsPosition guess = real.determinise(seat, Dice.guessing(Seed.of(move), 0));
                    assertThat(pages.table(table.drawing(guess, seat, Language.EN)))
                            .isEqualTo(pages.table(table.drawing(real, seat, Language.EN)));
                }
            }
            table.playAny();
        }
    }

    @Test
    void an_onlooker_sees_every_company_and_nobodys_goals() {
        var table = table(3, Map.of(), 8);
        table.playUntil(60);
        OnMarsDrawing drawing = OnMarsDrawing.of(table.page(Viewer.PUBLIC, Language.EN), new OnMars());
        assertThat(drawing.rivals()).hasSize(3);
        assertThat(drawing.company().own()).isFalse();
        String html = pages.table(drawing);
        assertThat(Goal.ALL)
                .allSatisfy(goal -> assertThat(html).doesNotContain(">" + goal.label().in(Language.EN) + "<"));
    }

    /** What is told is known by the action it came with: it begins anew with the next card only. */
    @Test
    void lacerdas_move_is_told_once_and_his_action_has_its_name() {
        var table = table(1, Map.of(), 6);
        int told = 0;
        for (; !table.match().position().toAct().isEmpty() && told < 60; table.playAny()) {
            OnMarsDrawing drawing = OnMarsDrawing.of(table.page(Seat.RED, Language.EN), new OnMars());
            Solo solo = drawing.solo().orElseThrow();
            Optional<Line> last = drawing.page().story().lines().stream()
                    .filter(line -> line.what().orElseThrow() instanceof OnMarsHappening.SoloCardShown)
                    .reduce((_, later) -> later);
            if (last.isPresent()) {
                assertThat(solo.move()).isEqualTo(last.get().move());
                assertThat(MainAction.ALL).anySatisfy(
                        main -> assertThat(solo.card()).endsWith("“" + main.label().en() + "”"));
                told++;
            } else {
                assertThat(solo.steps()).isEmpty();
            }
        }
        assertThat(told).isEqualTo(60);
    }

    @Test
    void alone_the_conditions_are_a_checklist() {
        var table = table(1, Map.of("difficulty", "2"), 5);
        table.playUntil(30);
        OnMarsDrawing drawing = OnMarsDrawing.of(table.page(Seat.RED, Language.EN), new OnMars());
        assertThat(drawing.solo().orElseThrow().conditions()).hasSize(6)
                .anySatisfy(line -> assertThat(line.what()).isEqualTo("Colony level"));
        assertThat(drawing.rivals()).singleElement().satisfies(rival -> assertThat(rival.name()).isEqualTo("Lacerda"));
    }
}
