package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Dice;
import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Viewer;
import cydonia.games.martians.MartiansPosition;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView;
import cydonia.server.web.Pages;
import cydonia.titles.Games;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The drawn page of Martians. */
class MartiansPageTest {

    private static final Pattern INLINE = Pattern
            .compile("<style|<script(?![^>]* src=)|\\sstyle=|\\son[a-z]+=|javascript:");
    private static final int PLAIN_BUTTONS = 6;

    private final Pages pages = new Pages();

    private static Tables<MartiansPosition, MartiansAction, MartiansView> table(int seats, Map<String, String> options,
            long seed) {
        return new Tables<>(Games.martians(), seats, options, seed, List.of("Ada", "Bo", "Chloé", "Dimitri"));
    }

    private static Map<String, String> options(String mode, String mission, String hidden) {
        return Map.of("mode", mode, "mission", mission, "hidden-objectives", hidden);
    }

    @ParameterizedTest
    @CsvSource({"1,solo,dust-imps,off,EN", "1,solo,contracts,off,FR", "2,coop,refugees,off,FR",
            "3,coop,face-on-mars,off,EN", "2,semi,dark-side-of-mars,off,EN", "4,semi,auto,off,FR",
            "2,com,contracts,on,FR", "4,com,contracts,on,EN"})
    void whatever_may_be_done_can_be_clicked_and_whatever_may_not_tells_why(int seats, String mode, String mission,
            String hidden, Language language) {
        for (long seed = 1; seed <= 2; seed++) {
            var table = table(seats, options(mode, mission, hidden), seed);
            for (int move = 0; !table.match().position().toAct().isEmpty(); move++) {
                if (Tables.worthALook(move, 8)) {
                    Seat asked = table.match().position().toAct().getLast();
                    Drawing drawing = table.drawing(asked, language);
                    String html = pages.table(drawing);
                    Tables.assertClickable(drawing.page(), html);
                    assertThat(drawing.page().prompt().barred())
                            .allSatisfy(refused -> assertThat(html).contains(refused.reasons().getFirst()));
                    assertThat(drawing.groups().stream().mapToInt(group -> group.faces().size()).sum())
                            .as("%s", drawing.page().prompt().question()).isLessThanOrEqualTo(PLAIN_BUTTONS);
                    assertThat(INLINE.matcher(html).results().map(found -> found.group()).toList()).isEmpty();
                }
                table.playAny();
            }
            assertThat(pages.table(table.drawing(Viewer.PUBLIC, language)))
                    .contains("class=\"outcome\"", Words.RESULT.in(language))
                    .doesNotContainPattern("name=\"action\" value=\"[^\"]");
        }
    }

    @Test
    void a_page_tells_nothing_that_its_viewer_could_not_know() {
        var table = table(3, options("com", "contracts", "on"), 4);
        for (int move = 0; !table.match().position().toAct().isEmpty(); move++) {
            if (Tables.worthALook(move, 5)) {
                for (Seat seat : Seat.first(3)) {
                    MartiansPosition real = table.match().position();
                    MartiansPosition guess = real.determinise(seat, Dice.guessing(Seed.of(move), 0));
                    assertThat(pages.table(table.drawing(guess, seat, Language.EN)))
                            .isEqualTo(pages.table(table.drawing(real, seat, Language.EN)));
                }
            }
            table.playAny();
        }
    }

    @Test
    void what_hidden_objectives_are_worth_is_told_to_others_at_the_end_only() {
        int granted = 0;
        for (long seed = 1; granted == 0; seed++) {
            var table = table(2, options("com", "contracts", "on"), seed);
            while (!table.match().position().toAct().isEmpty()) {
                if (table.match().moves().size() % 40 == 0) {
                    assertThat(secrets(table.match().position(), Viewer.PUBLIC)).isEmpty();
                    assertThat(pages.table(table.drawing(Viewer.PUBLIC, Language.EN)))
                            .doesNotContain("Hidden objective:");
                }
                table.playAny();
            }
            List<String> open = secrets(table.match().position(), Viewer.PUBLIC);
            assertThat(open).isEqualTo(secrets(table.match().position(), Seat.RED));
            assertThat(open).allMatch(pages.table(table.drawing(Viewer.PUBLIC, Language.EN))::contains);
            granted = open.size();
        }
    }

    /** Sources of red's reputation that begin as objectives nobody else knows. */
    private static List<String> secrets(MartiansPosition position, Viewer viewer) {
        return position.points(Seat.RED, viewer).stream().map(points -> points.source().en())
                .filter(source -> source.startsWith("Hidden objective")).toList();
    }
}
