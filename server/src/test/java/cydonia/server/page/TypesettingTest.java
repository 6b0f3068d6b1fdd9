package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.engine.Action;
import cydonia.engine.Language;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.server.web.Pages;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Words are set as their language wants")
class TypesettingTest {

    private static final List<String> NAMES = List.of("Ada", "Bo", "Chloé", "Dimitri", "Émile");
    private static final int MOVES = 240;
    private static final int ONE_IN = 24;

    private final Pages pages = new Pages();

    static Stream<Title<?, ?, ?>> games() {
        return Games.known().all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void at_the_tables_of_every_game(Title<?, ?, ?> title) {
        look(title, title.profile().maxSeats());
        look(title, title.profile().minSeats());
    }

    private <P extends Position<P, A, O>, A extends Action, O> void look(Title<P, A, O> title, int seats) {
        Tables<P, A, O> table = new Tables<>(title, seats, Map.of(), 5, NAMES);
        for (int move = 0; move < MOVES && !table.match().position().toAct().isEmpty(); move++) {
            if (move % ONE_IN == 0) {
                look(title, table);
            }
            table.playAny();
        }
        look(title, table);
    }

    private <P extends Position<P, A, O>, A extends Action, O> void look(Title<P, A, O> title,
            Tables<P, A, O> table) {
        P position = table.match().position();
        Seat seat = position.toAct().isEmpty() ? Seat.RED : position.toAct().getFirst();
        for (Language language : Language.values()) {
            Typesetting.check(language, nameless(title, language, pages.table(table.drawing(seat, language))));
        }
    }

    /** A game is called as its box says. */
    private static String nameless(Title<?, ?, ?> title, Language language, String html) {
        return html.replace(title.profile().name().in(language), "");
    }

    @ParameterizedTest
    @MethodSource("games")
    void on_cards_and_in_options(Title<?, ?, ?> title) {
        for (Language language : Language.values()) {
            title.game().prose(language).cards()
                    .forEach(card -> Typesetting.checkWords(language, card.name() + "\n" + card.text()));
            Typesetting.check(language, nameless(title, language, pages.newTable(
                    new NewTablePage(language, "key", title.profile(), title.gallery(), Map.of(), Optional.empty()))));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Prix : 3", "Prix: 3", "Vraiment ?", "8 %", "8%", "« oui\u00a0»", "«\u00a0oui »",
            "fin ; puis", "-1 à 3"})
    void loose_french_is_noticed(String words) {
        assertThatThrownBy(() -> Typesetting.checkWords(Language.FR, words)).isInstanceOf(AssertionError.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Price : 3", "8 %", "8\u00a0%", "Really ?", "It is -8", "(-2)"})
    void loose_english_is_noticed(String words) {
        assertThatThrownBy(() -> Typesetting.checkWords(Language.EN, words)).isInstanceOf(AssertionError.class);
    }

    @Test
    void what_is_right_passes() {
        assertThatCode(() -> {
            Typesetting.checkWords(Language.FR,
                    "Prix\u00a0: 3\u00a0%\u00a0; «\u00a0oui\u00a0»\u00a0! 12:30, −1, bio-2");
            Typesetting.checkWords(Language.EN, "Price: 3%; “yes”! 12:30, −1, X-2");
        }).doesNotThrowAnyException();
    }
}
